#include "core/picture/charts/proofs.h"

#include "core/theorems/registry.h"

namespace halfplane {

Curve proofCurve(const Study &study, std::string_view theorem, std::size_t curve)
{
    const std::vector<Curve> curves = findTheorem(theorem)->curves(*study.evidence, study.losses->updates);
    return curve < curves.size() ? curves[curve] : Curve{};
}

std::string missingPremise(const Study &study, std::string_view theorem)
{
    const std::string missing = findTheorem(theorem)->missing(*study.evidence, study.losses->updates.back());
    return missing.empty() ? missing : asSentence(missing);
}

std::string asSentence(std::string reason)
{
    if (!reason.empty() && reason.front() >= 'a' && reason.front() <= 'z')
        reason.front() = static_cast<char>(reason.front() - 'a' + 'A');
    return reason + '.';
}

std::vector<double> level(const Study &study, double value)
{
    return std::vector<double>(study.losses->size(), value);
}

} // namespace halfplane
