import Foundation

/// Makes a device give feedback that is felt. Here it is recorded (see `Headless.feedback`).
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
    /// The view that the generator is attached to, nil for none.
    open private(set) weak var view: UIView?

    /// A generator that belongs to no view.
    public override init() {
        super.init()
    }

    /// A generator that is attached to a view, of whose coordinates the locations of feedback are.
    public convenience init(view: UIView) {
        self.init()
        view.addInteraction(self)
    }

    /// The generator is about to change its view.
    open func willMove(to view: UIView?) {}

    /// The generator has changed its view.
    open func didMove(to view: UIView?) {
        self.view = view
    }

    /// Makes the device ready, for some seconds or until the next feedback, so that it does not come late.
    open func prepare() {
        record(.prepared(preparation))
    }

    /// What the generator makes ready.
    var preparation: Headless.FeedbackRecord.Generator { .other }

    func record(_ event: Headless.FeedbackRecord.Event, at location: CGPoint? = nil) {
        World.current.feedback.append(
            Headless.FeedbackRecord(event: event, location: location, view: view, time: World.current.now))
    }
}

extension Headless {
    /// Something that a feedback generator was asked for.
    @MainActor
    public struct FeedbackRecord {
        /// A kind of generator.
        public enum Generator: Hashable, Sendable {
            /// Knocks of a style.
            case impact(UIImpactFeedbackGenerator.FeedbackStyle)
            /// Ticks while a selection changes.
            case selection
            /// The outcome of a task.
            case notification
            /// Of no kind.
            case other
        }

        /// What was asked for.
        public enum Event: Hashable, Sendable {
            /// The device was made ready.
            case prepared(Generator)
            /// A knock of a style and an intensity, 0…1.
            case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
            /// A tick.
            case selection
            /// The outcome of a task.
            case notification(UINotificationFeedbackGenerator.FeedbackType)
        }

        /// What was asked for.
        public let event: Event
        /// The place of it in the view, nil if none was given.
        public let location: CGPoint?
        /// The view of the generator; it is not kept alive.
        public private(set) weak var view: UIView?
        /// The time of the clock in seconds.
        public let time: TimeInterval
    }

    /// What feedback generators were asked for since the last `reset()`, the oldest first.
    public static var feedback: [FeedbackRecord] { World.current.feedback }
}
