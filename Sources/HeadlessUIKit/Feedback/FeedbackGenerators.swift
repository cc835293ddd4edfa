import Foundation

/// Gives feedback of a knock.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The mass of what knocks together.
    public enum FeedbackStyle: Int, Sendable {
        /// Small, light things.
        case light = 0
        /// Things of medium size.
        case medium = 1
        /// Large, heavy things.
        case heavy = 2
        /// Soft things.
        case soft = 3
        /// Rigid things.
        case rigid = 4
    }

    private var style = FeedbackStyle.medium

    /// A generator of a style.
    public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// A generator of a style that is attached to a view.
    public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) {
        self.init(style: style)
        view.addInteraction(self)
    }

    /// A knock of full strength.
    open func impactOccurred() {
        impact(1, at: nil)
    }

    /// A knock of a strength, 0…1.
    open func impactOccurred(intensity: CGFloat) {
        impact(intensity, at: nil)
    }

    /// A knock of full strength at a place in the view.
    open func impactOccurred(at location: CGPoint) {
        impact(1, at: location)
    }

    /// A knock of a strength, 0…1, at a place in the view.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
        impact(intensity, at: location)
    }

    private func impact(_ intensity: CGFloat, at location: CGPoint?) {
        record(.impact(style, intensity: intensity), at: location)
    }

    override var preparation: Headless.FeedbackRecord.Generator { .impact(style) }
}

/// Gives feedback of a selection that changes.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// A tick.
    open func selectionChanged() {
        record(.selection)
    }

    /// A tick at a place in the view.
    open func selectionChanged(at location: CGPoint) {
        record(.selection, at: location)
    }

    override var preparation: Headless.FeedbackRecord.Generator { .selection }
}

/// Gives feedback of how a task ended.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How a task ended.
    public enum FeedbackType: Int, Sendable {
        /// It is done.
        case success = 0
        /// It is done, with a warning.
        case warning = 1
        /// It failed.
        case error = 2
    }

    /// Feedback of how a task ended.
    open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
        record(.notification(notificationType))
    }

    /// Feedback, at a place in the view, of how a task ended.
    open func notificationOccurred(
        _ notificationType: UINotificationFeedbackGenerator.FeedbackType, at location: CGPoint
    ) {
        record(.notification(notificationType), at: location)
    }

    override var preparation: Headless.FeedbackRecord.Generator { .notification }
}
