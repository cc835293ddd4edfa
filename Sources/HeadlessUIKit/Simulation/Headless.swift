import Foundation

/// The parts of this module that Apple's UIKit does not have: the virtual clock, the injection of touches, the
/// recording of layers. Product code cannot use them by accident.
@MainActor public enum Headless {
    /// The virtual clock. `CACurrentMediaTime()` returns its `now`; nothing ever sleeps.
    public static var clock: Clock { World.current.clock }

    /// The values of all assumptions: facts that no public source settles.
    public static var assumptions: Assumptions {
        get { World.current.assumptions }
        set { World.current.assumptions = newValue }
    }

    /// Whether the system has a swipe back across the content, for questions that are not bound to the main actor, as
    /// `#available` is not.
    nonisolated public static var hasContentPopGesture: Bool { World.current.assumptions.hasContentPopGesture }

    /// Hooks run by `reset()`, for state that other folders keep outside the world.
    static var resets: [@MainActor () -> Void] = []

    /// A fresh world: time 0, no windows, no pending work, default assumptions.
    public static func reset() {
        // What is freed with the old world may ask for the current one, and must find the new one in place.
        let old = World.current
        World.current = World()
        withExtendedLifetime(old) {}
        exceptionHandler = nil
        for hook in resets { hook() }
    }

    /// Called where Apple's UIKit raises an exception; without a handler the process traps.
    public static var exceptionHandler: (@MainActor (String) -> Void)?

    /// Reports a programming error for which Apple raises an exception.
    public static func raise(_ reason: String) {
        guard let exceptionHandler else { preconditionFailure(reason) }
        exceptionHandler(reason)
    }
}

/// Everything that is one per process on a device. Layers are not bound to the main actor on Apple's side and so
/// cannot be here; all of it is used from the main thread only.
final class World {
    nonisolated(unsafe) static var current = World()

    let clock = Headless.Clock()
    let transactions = TransactionStack()
    let animated = AnimatedLayers()
    var assumptions = Headless.Assumptions()
    var contentSizeCategory = UIContentSizeCategory.large
    var nextIdentifier = 0
    var windows: [WeakWindow] = []
    /// The scenes, the oldest first.
    var scenes: [UIWindowScene] = []
    /// The menu that is open.
    var openMenu: Headless.OpenMenu?
    var displayLinks: [CADisplayLink] = []
    var graphics: [CGContext] = []
    /// The first responder; one for the process, as only one window is key.
    weak var firstResponder: UIResponder?
    var keyboard = Keyboard.State()
    var accessibilityNotices: [Headless.AccessibilityNotice] = []
    var feedback: [Headless.FeedbackRecord] = []
    /// Whether some layer asked for layout since the last pass.
    var layoutPending = false
    /// Whether a commit lays out at this moment.
    var isLayingOut = false
    /// The effect views with glass that have come since the last commit.
    var freshGlass: [WeakEffectView] = []
    /// Called after each commit.
    var commitHooks: [(id: Int, body: @MainActor () -> Void)] = []
    /// Counts commits, so that a layer knows whether it has been on screen before the current one.
    var commits = 1

    var now: CFTimeInterval { clock.now }

    func identifier() -> Int {
        nextIdentifier += 1
        return nextIdentifier
    }
}

/// A window that is not kept alive.
struct WeakWindow {
    weak var window: UIWindow?
}

/// The current absolute time in seconds: the virtual one.
@discardableResult
public func CACurrentMediaTime() -> CFTimeInterval { World.current.now }
