#pragma once

#include "ui/figures/shape_cutter.h"
#include "ui/painting/palette.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace halfplane {

/// Shapes in TikZ, a path a line, with y down; and what a file must define before them: colours by the names
/// of their roles, points, and how words are set.
class TexShapes final : public ShapeWriter
{
public:
    /// A unit of the picture takes so many points (1/72 inch).
    explicit TexShapes(double unit)
        : m_unit(unit)
    {
    }

    std::string &text() { return m_text; }
    /// Must come before the picture that the text goes into; each line may stand within a paragraph.
    std::string &masks() { return m_masks; }

    std::string unitOptions() const; ///< of a picture

    /// What the shapes so far need; each line may stand within a paragraph.
    std::string definitions(const Palette &palette) const;

    void area(const Path &outline, const Colour &fill) override;
    void line(const LinePart &part, const Stroke &stroke) override;
    void disc(const Disc &disc) override;
    void arc(const ArcLine &arc) override;
    void mark(const Mark &mark, double size) override;
    void cutMark(const std::vector<MarkPart> &parts) override;
    void words(const Words &words, const WordsShape &shape) override;
    void heatMap(const HeatMap &map) override; ///< in many bands of even colour

private:
    struct MarkKind
    {
        double size;
        Label label;
        MarkStyle style;

        auto operator<=>(const MarkKind &) const = default;
    };
    /// How words are set; lengths in points. What is on a plate has the same height with any letters.
    struct Setting
    {
        double size = 0;
        bool isBold = false;
        bool hasPlate = false;
        double ascent = 0;
        double descent = 0;
        Size margin{0, 0};
        double rounding = 0;

        bool operator==(const Setting &) const = default;
    };

    std::string colour(const Colour &colour);
    std::string length(double units) const;
    std::string strokeOptions(const Stroke &stroke, double skipped);
    std::string fillOptions(const Colour &fill);
    void draw(std::string_view command, std::string_view options, std::string_view path);
    const std::string &symbolFor(const MarkKind &kind);
    Setting settingOf(const Words &words, const WordsShape &shape) const;
    std::string nameOfSetting(const Setting &setting);
    std::string colourDefinitions(const Palette &palette) const;
    std::string settingDefinitions() const;
    std::string markDefinitions() const;
    std::string plateOptions(const Words &words);
    std::string addMask(const HeatMap &map, double sign);

    double m_unit;
    std::string m_text;
    std::string m_masks;
    int m_maskCount = 0;
    std::set<Hue> m_hues;
    std::vector<double> m_markSizes; ///< in the order of their appearance
    std::map<MarkKind, std::string> m_marks; ///< their macros
    std::vector<Setting> m_settings; ///< in the order of their appearance
};

} // namespace halfplane
