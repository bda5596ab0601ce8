#pragma once

#include "core/dataset.h"
#include "core/io/columns.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace halfplane {

/// The one or two classes of a points file, met while it is read: 1, 0, −1 or any names. Of two the second,
/// sorted by bytes, is +1. Fields with equal numbers are of one class, however they are written.
class ClassNames
{
public:
    /// The class of a field, 0 or 1 in the order of appearance; none where it would be a third.
    std::optional<std::size_t> indexOf(const FieldView &field, Separator separator);

    /// The names in the order of appearance, made valid UTF-8.
    const std::string &name(std::size_t index) const { return m_classes[index].name; }

    /// These hold when all points have been read; the name is empty when no class has the label.
    Label labelOf(std::size_t index) const;
    std::string nameOf(Label label) const;

private:
    struct Class
    {
        std::string meaning; ///< a number in its shortest form, or the name
        std::string name; ///< as the file wrote it first
        std::string_view spelling; ///< as the file wrote it last, to recognize it fast
    };

    std::vector<Class> m_classes;
};

/// Whether a class of this name needs no explanation as +1, as −1.
bool isPlainPositive(std::string_view name);
bool isPlainNegative(std::string_view name);

} // namespace halfplane
