import Foundation

extension UIControl {
    /// What happens to a control.
    public struct Event: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Events of these bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger came down in the control.
        public static let touchDown = Event(rawValue: 1)
        /// A finger came down again, soon after.
        public static let touchDownRepeat = Event(rawValue: 2)
        /// A finger moved inside.
        public static let touchDragInside = Event(rawValue: 4)
        /// A finger moved outside.
        public static let touchDragOutside = Event(rawValue: 8)
        /// A finger moved into the control again.
        public static let touchDragEnter = Event(rawValue: 16)
        /// A finger left the control.
        public static let touchDragExit = Event(rawValue: 32)
        /// A finger was lifted inside.
        public static let touchUpInside = Event(rawValue: 64)
        /// A finger was lifted outside.
        public static let touchUpOutside = Event(rawValue: 128)
        /// The touch was taken away.
        public static let touchCancel = Event(rawValue: 256)
        /// The value changed.
        public static let valueChanged = Event(rawValue: 4096)
        /// The primary action of the control was triggered.
        public static let primaryActionTriggered = Event(rawValue: 8192)
        /// The control's menu is about to open.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The states of a control.
    public struct State: OptionSet, Sendable, Hashable {
        /// The bits.
        public let rawValue: UInt

        /// A state of these bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Nothing special.
        public static let normal: UIControl.State = []
        /// Under a finger.
        public static let highlighted = State(rawValue: 1)
        /// Disabled.
        public static let disabled = State(rawValue: 2)
        /// Chosen.
        public static let selected = State(rawValue: 4)
    }
}
