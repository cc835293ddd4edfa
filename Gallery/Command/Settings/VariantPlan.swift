import GalleryModel
import TransitionCore

/// Which variants of an animator are recorded: the animator with other values for some of its settings.
///
/// With one setting these are all values that are offered. With several they are all combinations where these are few and
/// the pictures light. Otherwise one setting differs from the animator's own at a time, and the page puts the others back.
struct VariantPlan {
    let animator: any TransitionAnimator
    let settings: [OfferedSetting]
    /// Whether several settings may differ at once.
    let isCombined: Bool

    /// How many values of a number there are and of a count, with light pictures and with heavy ones.
    private static let (numbers, counts) = ((light: 7, heavy: 5), (light: 5, heavy: 3))
    /// How many values of each there are where several are combined.
    private static let few = 4
    /// How many pictures of an animator there may be when settings are combined.
    private static let most = 16

    /// - Parameters:
    ///   - animator: The animator as it is registered.
    ///   - isHeavy: Whether its recordings are large.
    init(_ animator: any TransitionAnimator, isHeavy: Bool) {
        self.animator = animator
        // Two settings of the same name could not be distinguished.
        let settings = animator.settings.enumerated()
            .filter { index, setting in !animator.settings[..<index].contains { $0.name == setting.name } }
            .map(\.element)
        let few = settings.map { OfferedSetting(setting: $0, values: $0.offered(most: Self.few)) }
        let count = few.reduce(1) { $0 * $1.values.count }
        isCombined = settings.count > 1 && !isHeavy && count <= Self.most
        self.settings =
            isCombined
            ? few
            : settings.map { setting in
                let most = if case .number = setting.domain { Self.numbers } else { Self.counts }
                let values = setting.offered(most: isHeavy ? most.heavy : most.light, isHeavy: isHeavy)
                return OfferedSetting(setting: setting, values: values)
            }
    }

    /// The variants: for each setting the index of its value. The animator as it is registered is not among them.
    var variants: [[Int]] {
        let own = settings.map(\.own)
        let all =
            isCombined
            ? settings.reduce([[]]) { lists, setting in
                lists.flatMap { list in setting.values.indices.map { list + [$0] } }
            }
            : settings.indices.flatMap { place in
                settings[place].values.indices.map { index in
                    var variant = own
                    variant[place] = index
                    return variant
                }
            }
        return all.filter { $0 != own }
    }

    /// The animator so set, with the Swift that asks for it.
    func line(for variant: [Int]) -> TransitionLine {
        let changes = zip(settings, variant).map { ($0.setting.name, $0.values[$1]) }
        return TransitionLine(animator, changes: Dictionary(changes) { first, _ in first })
    }
}
