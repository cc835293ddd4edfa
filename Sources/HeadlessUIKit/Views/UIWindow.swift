import Foundation

/// The root of a view hierarchy.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The insets of the device: status bar, home indicator.
    var deviceInsets = UIEdgeInsets.zero {
        didSet { if oldValue != deviceInsets { safeAreaCheck() } }
    }

    /// How the phone lies that opens like a book; nil for every other device.
    var posture: Headless.Posture?

    /// Insets that hold for a moment only.
    var passingInsets: UIEdgeInsets? {
        didSet { if oldValue != passingInsets { safeAreaCheck() } }
    }

    /// What old roots have left behind.
    var leftPresentations: [LeftPresentation] = []

    /// The order of windows.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The height.
        public let rawValue: CGFloat
        /// A level by its height.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Ordinary windows.
        public static let normal = Level(rawValue: 0)
        /// The status bar.
        public static let statusBar = Level(rawValue: 1000)
        /// Alerts.
        public static let alert = Level(rawValue: 2000)
    }

    /// A window at a place on the screen, hidden until shown.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        register()
    }

    /// A window as large as the screen; nothing is read from the coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        self.frame = UIScreen.main.bounds
        register()
    }

    /// A window of a scene, as large as the screen, hidden until shown.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
    }

    /// The scene of the window.
    open weak var windowScene: UIWindowScene?

    private func register() {
        isHidden = true
        currentWindow = self
        windowScene = Headless.firstScene
        World.current.windows.removeAll { $0.window == nil }
        World.current.windows.append(WeakWindow(window: self))
    }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet { if oldValue !== rootViewController { rootChanged(from: oldValue) } }
    }

    /// The traits of everything in the window.
    open override var traitCollection: UITraitCollection {
        posture.map { traits(in: $0, of: super.traitCollection) } ?? super.traitCollection
    }

    /// The order among windows.
    open var windowLevel: UIWindow.Level = .normal

    /// The screen of the window.
    open var screen: UIScreen = .main

    /// Whether the window is the key window of its scene.
    open var isKeyWindow: Bool { windowScene?.keyWindow === self }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            let changes = newValue != super.isHidden
            super.isHidden = newValue
            if changes { visibilityChanged() }
        }
    }

    open override var next: UIResponder? { nil }

    /// Shows the window and makes it key.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// Makes the window key.
    private func makeKey() { windowScene?.key = self }

    /// A rectangle of another window's space (nil: the screen's) in this one's.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        let place = window?.frame.origin ?? .zero
        return rect.offsetBy(dx: place.x - frame.minX, dy: place.y - frame.minY)
    }

    /// Delivers an event to recognisers and views.
    open func sendEvent(_ event: UIEvent) { GestureEnvironment.of(self).deliver(event) }
}

extension Headless {
    /// Sets the insets that the device itself takes from a window: status bar, home indicator.
    public static func setSafeAreaInsets(_ insets: UIEdgeInsets, of window: UIWindow) {
        window.deviceInsets = insets
    }

    /// The windows alive, in the order in which they were made.
    public static var windows: [UIWindow] { World.current.windows.compactMap(\.window) }
}
