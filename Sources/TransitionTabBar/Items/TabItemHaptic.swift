#if canImport(UIKit)
import TransitionCore
import UIKit

/// What a finger feels on an item.
public enum TabItemHaptic: String, CaseIterable, Sendable, Codable {
    /// A knock of small, light things.
    case light
    /// A knock of things of medium size.
    case medium
    /// A knock of large, heavy things.
    case heavy
    /// A knock of soft things.
    case soft
    /// A knock of rigid things.
    case rigid
    /// A tick, as of a wheel that goes from one choice to the next.
    case selection
}

/// Makes one haptic felt. The device needs a moment to get ready, so a finger that comes down prepares it.
@MainActor
final class TabItemFeedback {
    private let impact: UIImpactFeedbackGenerator?
    private let selection: UISelectionFeedbackGenerator?

    init(_ haptic: TabItemHaptic) {
        let style: UIImpactFeedbackGenerator.FeedbackStyle? =
            switch haptic {
            case .light: .light
            case .medium: .medium
            case .heavy: .heavy
            case .soft: .soft
            case .rigid: .rigid
            case .selection: nil
            }
        impact = style.map { UIImpactFeedbackGenerator(style: $0) }
        selection = style == nil ? UISelectionFeedbackGenerator() : nil
    }

    func prepare() {
        impact?.prepare()
        selection?.prepare()
    }

    func play() {
        impact?.impactOccurred()
        selection?.selectionChanged()
    }
}
#endif
