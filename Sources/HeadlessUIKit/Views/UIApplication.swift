import Foundation

/// The app; only the members that need no running app.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    private static let one = UIApplication()

    /// The app.
    open class var shared: UIApplication { one }

    /// The scenes of the app, in no order.
    open var connectedScenes: Set<UIScene> { Set(World.current.scenes) }

    /// Posted on the main thread when memory is short.
    public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }

    /// Posted on the main thread when the app has left the screen.
    public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    }

    /// Posted on the main thread when the app is about to come back to the screen.
    public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    }
}
