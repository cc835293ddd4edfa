import Foundation

/// A view that turns touches into events, and events into actions.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    /// Whether touches do something. Default true. A disabled control still takes its touches.
    open var isEnabled = true {
        didSet {
            if isEnabled != oldValue { stateChanged() }
        }
    }
    /// Whether the control is chosen. Default false.
    open var isSelected = false {
        didSet {
            if isSelected != oldValue { stateChanged() }
        }
    }
    /// Whether a finger is on the control. Default false.
    open var isHighlighted = false {
        didSet {
            if isHighlighted != oldValue { stateChanged() }
        }
    }
    /// Whether a touch is followed.
    public private(set) var isTracking = false
    /// Whether the touch that is followed is inside.
    private(set) var isTouchInside = false

    private var handlers: [(action: UIAction, events: Event)] = []

    /// A control of a size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A control; nothing is read from the coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A control with an action.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// The state of the control.
    open var state: UIControl.State {
        var state = State.normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: Headless.assumptions.bareControlsAreElements, traits: stateTraits)
    }

    /// The traits that the state of a control has.
    var stateTraits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.none
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }

    /// Called when `state` has changed.
    func stateChanged() {}

    // MARK: Actions

    /// Runs an action at every one of the events. The same identifier for the same events replaces the action.
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        handlers.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
        handlers.append((action, controlEvents))
    }

    /// Stops running an action at these events.
    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        removeActions(for: controlEvents) { $0.identifier == action.identifier }
    }

    private func removeActions(for events: Event, where isMeant: (UIAction) -> Bool) {
        handlers = handlers.compactMap { handler in
            guard isMeant(handler.action) else { return handler }
            let left = handler.events.subtracting(events)
            return left.isEmpty ? nil : (handler.action, left)
        }
    }

    /// All events that have an action.
    open var allControlEvents: UIControl.Event {
        handlers.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// Runs the actions of events.
    open func sendActions(for controlEvents: UIControl.Event) {
        for handler in handlers where !handler.events.isDisjoint(with: controlEvents) { sendAction(handler.action) }
    }

    /// Runs one action with the control as its sender.
    open func sendAction(_ action: UIAction) {
        action.performWithSender(self, target: nil)
    }

    // MARK: The menu

    /// Whether the control's menu is its primary action, which opens as a finger comes down. Default false.
    open var showsMenuAsPrimaryAction = false

    /// Performs the primary action, as a tap does: the control's actions, or, where that is the primary action, its menu.
    open func performPrimaryAction() {
        if showsMenuAsPrimaryAction, let contextMenuInteraction {
            contextMenuInteraction.open(at: CGPoint(x: bounds.midX, y: bounds.midY))
        } else {
            sendActions(for: .primaryActionTriggered)
        }
    }

    /// The control's menu, for a finger at a point of it; nil for none, which is the default.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// The control's menu is about to open.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// The control's menu is about to close.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: Tracking

    /// Called when a touch comes down; returns whether to follow it.
    @discardableResult
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch moves; returns whether to go on following it.
    @discardableResult
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch is lifted or is no longer followed.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Starts to follow the touch.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        if showsMenuAsPrimaryAction, let contextMenuInteraction {
            sendActions(for: .menuActionTriggered)
            return contextMenuInteraction.open(at: touch.location(in: self))
        }
        guard beginTracking(touch, with: event) else { return }
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    /// Follows the touch in and out.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = isNear(touch)
        isHighlighted = isTouchInside
        guard continueTracking(touch, with: event) else {
            stopTracking()
            return endTracking(touch, with: event)
        }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
        if wasInside, !isTouchInside { sendActions(for: .touchDragExit) }
        if !wasInside, isTouchInside { sendActions(for: .touchDragEnter) }
    }

    /// Sends the events of a lifted finger: inside if it is still on the control, otherwise outside.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let isInside = isNear(touch)
        stopTracking()
        endTracking(touch, with: event)
        sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
        if isInside { triggered() }
    }

    /// Leaves everything as it was.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        stopTracking()
        sendActions(for: .touchCancel)
    }

    /// The finger was lifted inside; buttons trigger their primary action.
    func triggered() {}

    /// Whether a recogniser of a view around the control recognised a tap of one finger, which is the control's own.
    func takesTap(from recognizer: UIGestureRecognizer) -> Bool {
        guard let tap = recognizer as? UITapGestureRecognizer, tap.view !== self, isEnabled else { return false }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }

    private func stopTracking() {
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    /// Whether the touch is on the control or so near that it counts as inside.
    private func isNear(_ touch: UITouch) -> Bool {
        let slop = Headless.assumptions.controlTouchSlop
        return bounds.insetBy(dx: -slop, dy: -slop).contains(touch.location(in: self))
    }
}
