import Repertoire
import UIKit

/// A window of the gallery.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var coordinator: GalleryCoordinator?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene, let app = UIApplication.shared.delegate as? AppDelegate else {
            return
        }
        let window = UIWindow(windowScene: scene)
        self.window = window
        // The device tests need the app for its window only; a grid that plays would be in their way.
        guard NSClassFromString("XCTestCase") == nil else {
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            return
        }
        let arguments = ProcessInfo.processInfo.arguments
        if let laboratory = LaboratoryViewController(arguments: arguments) {
            window.rootViewController = laboratory
            window.makeKeyAndVisible()
            return
        }
        // `open` says what is wrong with the arguments.
        let behavior = (try? LaunchBehavior(arguments: arguments)) ?? LaunchBehavior()
        let coordinator = GalleryCoordinator(
            registry: app.registry, items: app.items, library: app.library, behavior: behavior)
        self.coordinator = coordinator
        window.rootViewController = coordinator.navigation
        window.makeKeyAndVisible()
        if let problem = app.problem { coordinator.explain(problem) }
        open(arguments, in: app.registry)
    }

    /// Opens the moment that the launch arguments name, or says what is wrong with them.
    private func open(_ arguments: [String], in registry: TransitionRegistry) {
        do {
            _ = try LaunchBehavior(arguments: arguments)
            guard let request = try LaunchRequest.read(arguments, in: registry, screens: ["journeys"]) else { return }
            coordinator?.open(request.trial, at: request.progress, animated: false)
        } catch {
            coordinator?.explain(error.description)
        }
    }
}
