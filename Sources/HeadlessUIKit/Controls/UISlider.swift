import Foundation

/// A control whose knob is dragged along a track.
@preconcurrency @MainActor
open class UISlider: UIControl {
    /// The value, within the limits. Default 0.
    open var value: Float {
        get { current }
        set { current = min(max(newValue.isFinite ? newValue : minimumValue, minimumValue), maximumValue) }
    }
    /// The value at the start of the track. Default 0.
    open var minimumValue: Float = 0 {
        didSet {
            maximumValue = max(maximumValue, minimumValue)
            value = current
        }
    }
    /// The value at the end of the track. Default 1.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = current
        }
    }
    /// Whether every movement of the knob is an event, and not only the last one. Default true.
    open var isContinuous = true

    private var current: Float = 0
    /// Where in the knob the finger came down.
    private var grip: CGFloat = 0

    /// Sets the value without sending an event.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// Where the track is.
    @discardableResult
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
    }

    /// Where the knob is for a value.
    @discardableResult
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = Headless.assumptions.sliderKnobWidth
        let range = maximumValue - minimumValue
        let fraction = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let place = isMirrored ? 1 - fraction : fraction
        return CGRect(x: rect.minX + (rect.width - size) * place, y: bounds.midY - size / 2, width: size, height: size)
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        let range = maximumValue - minimumValue
        let percent = range > 0 ? Int(((value - minimumValue) / range * 100).rounded()) : 0
        return AccessibilityDefaults(
            isElement: true, value: "\(percent)%", traits: stateTraits.union(.adjustable))
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var knob: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    /// A finger on the knob keeps its movement along the track from the recognisers of the views around, but not from
    /// those of the slider itself.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self, let pan = gestureRecognizer as? UIPanGestureRecognizer,
            pan.numberOfTouches == 1
        else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        let way = pan.translation(in: self)
        let place = pan.location(in: self)
        let start = CGPoint(x: place.x - way.x, y: place.y - way.y)
        return !((isTracking || knob.contains(start)) && abs(way.x) > abs(way.y))
    }

    /// Follows a finger that comes down on the knob.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: self)
        grip = place.x - knob.midX
        return knob.contains(place)
    }

    /// Moves the knob.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let old = value
        let track = trackRect(forBounds: bounds)
        let way = track.width - knob.width
        let place = touch.location(in: self).x - grip - track.minX - knob.width / 2
        let fraction = Float(way > 0 ? place / way : 0)
        value = minimumValue + (maximumValue - minimumValue) * (isMirrored ? 1 - fraction : fraction)
        if isContinuous, value != old { sendActions(for: .valueChanged) }
        return true
    }

    /// Sends the last event, if no earlier ones were sent.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { sendActions(for: .valueChanged) }
    }
}
