import Repertoire
import TransitionTabBar
import UIKit

/// The gallery: every registered transition, on the containers of an app.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    /// What the windows of the app share.
    private(set) lazy var library = GalleryLibrary(storage: UserDefaults.standard)
    let registry = TransitionRegistry()
    let items = TabItemRegistry()
    /// Why a plugin could not be registered, for the first window to say.
    private(set) var problem: String?
    /// The orientations that the app is limited to; nil for all that it supports.
    var orientations: UIInterfaceOrientationMask?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        do {
            try Plugins.register(in: registry)
            try Plugins.register(in: items)
        } catch {
            problem = error.localizedDescription
        }
        return true
    }

    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        orientations ?? (UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
    }
}
