import Foundation

extension Headless {
    /// What a screen reader says of one element.
    @MainActor
    public struct SpokenElement {
        /// The name of the element.
        public let label: String?
        /// The value of the element.
        public let value: String?
        /// What becomes of an activation.
        public let hint: String?
        /// What the element is.
        public let traits: UIAccessibilityTraits
        /// The place on the screen.
        public let frame: CGRect
        /// The place among the elements of a tab bar, counted from 1, and their number; nil elsewhere.
        public let place: (number: Int, count: Int)?
        /// The element; it is not kept alive.
        public private(set) weak var element: UIResponder?

        init(_ element: UIResponder, place: (number: Int, count: Int)?) {
            label = element.accessibilityLabel
            value = element.accessibilityValue
            hint = element.accessibilityHint
            traits = element.accessibilityTraits
            frame = element.accessibilityFrame
            self.place = place
            self.element = element
        }

        /// The words, as in `selected, Home, 3, tab, 1 of 5`.
        public var line: String {
            let role: String? =
                if place != nil, traits.contains(.button) {
                    "tab"
                } else {
                    Self.roles.first { traits.contains($0.0) }?.1
                }
            let parts = [
                traits.contains(.selected) ? "selected" : nil, label, value,
                traits.contains(.notEnabled) ? "dimmed" : nil, role, place.map { "\($0.number) of \($0.count)" }, hint,
            ]
            return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
        }

        private static let roles: [(UIAccessibilityTraits, String)] = [
            (.searchField, "search field"), (.adjustable, "adjustable"), (.button, "button"), (.link, "link"),
            (.image, "image"), (.header, "heading"),
        ]
    }

    /// What a user of VoiceOver finds in a window, one element after the other.
    ///
    /// Elements outside of the window are left out, unless a scroll view can bring them into it. The order is what is
    /// documented for containers: from the top left to the bottom right, or from the top right in languages that are
    /// written from right to left.
    public static func spokenElements(in window: UIWindow) -> [SpokenElement] {
        guard !window.isHidden else { return [] }
        let order = ReadingOrder(isRightToLeft: window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return order.sorted(order.units(of: window)).flatMap { unit in
            unit.entries.filter { isReachable($0.element, in: window) }
                .map { SpokenElement($0.element, place: $0.place) }
        }
    }

    /// What a user of VoiceOver hears in a window, a line for each element.
    public static func spokenLines(in window: UIWindow) -> [String] {
        spokenElements(in: window).map(\.line)
    }

    private static func isReachable(_ element: UIResponder, in window: UIWindow) -> Bool {
        if isSeen(element.accessibilityFrame, in: window) { return true }
        var view = (element as? UIView)?.superview
        if let element = element as? UIAccessibilityElement { view = element.accessibilityContainer as? UIView }
        while let candidate = view {
            if candidate is UIScrollView { return isSeen(candidate.accessibilityFrame, in: window) }
            view = candidate.superview
        }
        return false
    }

    /// Whether a part of a frame is in the window; what only touches its edge is not.
    private static func isSeen(_ frame: CGRect, in window: UIWindow) -> Bool {
        let part = frame.intersection(window.frame)
        return !part.isNull && !part.isEmpty
    }

    /// The double tap of VoiceOver on an element: the element activates itself, or is touched at its activation point.
    public static func activate(_ element: UIResponder) {
        guard !element.accessibilityActivate(), let window = element.accessibilityWindow else { return }
        let point = element.accessibilityActivationPoint
        tap(at: CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY), in: window)
    }

    /// A swipe up or down on an element with VoiceOver, which adjusts its value.
    ///
    /// - Returns: whether the element is adjustable.
    @discardableResult
    public static func adjust(_ element: UIResponder, up: Bool) -> Bool {
        guard element.accessibilityTraits.contains(.adjustable) else { return false }
        if up { element.accessibilityIncrement() } else { element.accessibilityDecrement() }
        return true
    }

    /// Does one of an element's custom actions.
    ///
    /// - Returns: whether there is one of the name, and it was done.
    @discardableResult
    public static func performAction(named name: String, of element: UIResponder) -> Bool {
        guard let action = element.accessibilityCustomActions?.first(where: { $0.name == name }) else { return false }
        return action.actionHandler?(action) ?? false
    }
}
