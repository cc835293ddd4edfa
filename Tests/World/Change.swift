import Testing

/// The changes of containers, one of each kind.
package enum Change: String, CaseIterable, CustomTestStringConvertible {
    case push, pop, popTo, popToRoot, replaceTop, returnBySetting
    case nextTab, previousTab, tapTab
    case present, dismiss, presentCard, dismissCard
    case wholePush, wholePop

    package var testDescription: String { rawValue }

    package var isInTabs: Bool { [.nextTab, .previousTab, .tapTab].contains(self) }
    package var isModal: Bool { [.present, .dismiss, .presentCard, .dismissCard].contains(self) }
    package var isCard: Bool { self == .presentCard || self == .dismissCard }
    package var isWhole: Bool { self == .wholePush || self == .wholePop }
    package var isForward: Bool {
        ![.pop, .popTo, .popToRoot, .returnBySetting, .dismiss, .dismissCard, .wholePop].contains(self)
    }

    /// One of each container, forward and backward.
    package static let kinds: [Change] = [
        .push, .pop, .nextTab, .previousTab, .present, .dismiss, .presentCard, .dismissCard, .wholePush, .wholePop,
    ]

    /// Those that a finger can begin.
    package static let swiped: [Change] = kinds.filter { $0.swipe != nil }

    package var isSwiped: Bool { swipe != nil }

    /// Those that a finger can grab while they play. When a whole window moves, UIKit's part is over.
    package static let grabbed: [Change] = allCases.filter { !$0.isWhole }

    /// Where a finger begins the change, and how far it is to the end from there; nil where no finger can begin it.
    var swipe: (start: Double, way: Double)? {
        switch self {
        case .pop, .wholePop: (0.005, 1)
        case .nextTab: (0.9, -1)
        case .previousTab: (0.1, 1)
        case .dismiss: (0.12, 1)
        case .dismissCard: (0.52, 0.5)
        default: nil
        }
    }

    /// Where a finger takes hold of the change while it plays, and how far it is from a start to an end.
    var grab: (start: Double, way: Double) {
        let isOnward = isInTabs ? self == .previousTab : !isForward
        return (isModal ? 0.6 : 0.5, (isOnward ? 1 : -1) * (isCard ? 0.5 : 1))
    }
}
