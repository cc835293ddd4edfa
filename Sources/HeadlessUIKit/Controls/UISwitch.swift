import Foundation

/// A control that is on or off: tapped, or its knob dragged to the other side.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// Whether it is on. Default false.
    open var isOn = false

    /// Where the finger came down, while it has not moved the knob.
    private var start: CGFloat?
    private var wasDragged = false

    /// Sets the switch on or off without sending an event.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// A finger keeps its tap, and its movement along the switch, from the recognisers of the views around, but not from
    /// those of the switch itself.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if takesTap(from: gestureRecognizer) { return false }
        guard isEnabled, gestureRecognizer.view !== self, let pan = gestureRecognizer as? UIPanGestureRecognizer,
            pan.numberOfTouches == 1
        else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        let way = pan.translation(in: self)
        return abs(way.x) <= abs(way.y)
    }

    /// Remembers where the finger came down.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        start = touch.location(in: self).x
        wasDragged = false
        return true
    }

    /// The knob follows the finger to the other side.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let start else { return true }
        let way = touch.location(in: self).x - start
        guard abs(way) >= bounds.width / 2, bounds.width > 0 else { return true }
        wasDragged = true
        self.start = touch.location(in: self).x
        let isToEnd = (way > 0) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        if isOn != isToEnd { flip() }
        return true
    }

    override func triggered() {
        if !wasDragged { flip() }
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, value: isOn ? "1" : "0", traits: stateTraits.union(.button))
    }

    private func flip() {
        isOn.toggle()
        sendActions(for: .valueChanged)
    }
}
