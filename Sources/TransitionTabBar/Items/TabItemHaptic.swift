#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// A haptic feedback of an item.
public enum TabItemHaptic: String, CaseIterable, Sendable, Codable {
    /// An impact between small, light objects.
    case light
    /// An impact between objects of medium size.
    case medium
    /// An impact between large, heavy objects.
    case heavy
    /// An impact between soft objects.
    case soft
    /// An impact between rigid objects.
    case rigid
    /// A tick, as of a picker wheel at each choice.
    case selection
}

#if VISION_UIKIT
/// Does nothing: this device cannot be felt, and its UIKit has no generators.
@MainActor
final class TabItemFeedback {
    init(_: TabItemHaptic) {}
    func prepare() {}
    func play() {}
}
#else
/// Generates one haptic feedback. The device needs a moment to prepare it, which begins when a finger touches the item.
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
#endif
