import Foundation

/// One instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// Whether a scene is on screen, and whether it receives events.
    public enum ActivationState: Int, Sendable {
        /// Not connected to the app.
        case unattached = -1
        /// On screen, and receives events. Several scenes can be in this state at once (F188).
        case foregroundActive
        /// On screen without events.
        case foregroundInactive
        /// Not on screen.
        case background
    }

    /// Posted on the main thread when a scene has left the screen. The object is the scene (F240).
    public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidEnterBackgroundNotification")
    }

    /// The state of the scene.
    open var activationState: UIScene.ActivationState { state }

    var state: ActivationState

    init(_ state: ActivationState) {
        self.state = state
        super.init()
    }
}

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    weak var key: UIWindow?

    /// The windows of the scene, the oldest first.
    open var windows: [UIWindow] { Headless.windows.filter { $0.windowScene === self } }

    /// The window of the scene that receives key events. Each scene has its own (iOS 15).
    open var keyWindow: UIWindow? { key?.windowScene === self ? key : nil }
}

extension Headless {
    /// Connects one more scene. Windows that are made without a scene belong to the first one, which needs no call.
    public static func connectScene(_ state: UIScene.ActivationState = .foregroundActive) -> UIWindowScene {
        _ = firstScene
        let new = UIWindowScene(state)
        World.current.scenes.append(new)
        return new
    }

    /// Changes the state of a scene, as the system does, and posts the notification of a scene that enters the
    /// background.
    public static func setActivationState(_ state: UIScene.ActivationState, of scene: UIScene) {
        guard state != scene.state else { return }
        scene.state = state
        guard state == .background else { return }
        NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: scene)
    }

    static var firstScene: UIWindowScene {
        if let first = World.current.scenes.first { return first }
        let new = UIWindowScene(.foregroundActive)
        World.current.scenes.append(new)
        return new
    }
}
