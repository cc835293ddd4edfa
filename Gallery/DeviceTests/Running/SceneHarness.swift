import TransitionCore
import TransitionUIKit
import UIKit

/// Apple's UIKit as a place for shared tests: the window of the app's scene, in real time.
@MainActor
final class SceneHarness: Harness {
    /// The app has no window in a scene in which anything could be seen.
    struct NoWindow: Error, CustomStringConvertible {
        var description: String { "the app has no scene with a window; run these tests hosted by the gallery app" }
    }

    /// A root did not appear in time.
    struct NeverAppeared: Error, CustomStringConvertible {
        var description: String { "the root controller is not on the screen after five seconds" }
    }

    let window: UIWindow
    private let original: UIViewController?

    /// Takes the window of the scene in the foreground.
    ///
    /// - Throws: ``NoWindow``.
    init() throws {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        let scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
        guard let window = scene?.windows.first(where: \.isKeyWindow) ?? scene?.windows.first, !window.bounds.isEmpty
        else { throw NoWindow() }
        self.window = window
        original = window.rootViewController
    }

    func begin() async throws {
        UIView.setAnimationsEnabled(true)
        window.layer.speed = 1
        try await clear()
    }

    func show(_ root: UIViewController) async throws {
        window.rootViewController = root
        window.makeKeyAndVisible()
        try await wait(5, orThrow: NeverAppeared()) {
            root.viewIfLoaded?.window === self.window && root.view.bounds.size == self.window.bounds.size
        }
        try await settle()
    }

    func advance(_ seconds: TimeInterval) async throws {
        // Less than a frame may be less than a turn of the run loop with its commit.
        try await Task.sleep(nanoseconds: UInt64(max(seconds, 1.0 / 30) * 1e9))
    }

    func settle() async throws {
        var quiet = 0
        try await wait(10, orThrow: NeverAtRest()) {
            quiet = self.isAtRest ? quiet + 1 : 0
            // Two looks in a row: between the end of one thing and the begin of the next there is a turn.
            return quiet >= 3
        }
    }

    func residue() -> String { window.ownResidue() }

    func isEmpty(_ picture: UIImage) -> Bool {
        guard let pixels = PictureSample(of: picture) else { return true }
        return pixels.isTransparent
    }

    var complaints: [String] { [] }

    func end() async {
        try? await clear()
        window.rootViewController = original
    }

    private func clear() async throws {
        if window.rootViewController?.presentedViewController != nil {
            window.rootViewController?.startDismissing(animated: false)
            try await advance(0.1)
        }
        window.rootViewController = UIViewController()
        try await advance(0.05)
    }

    private var isAtRest: Bool {
        let isReduceMotionSafe = window.controllers.allSatisfy { controller in
            let navigation = controller as? UINavigationController
            return controller.transitionCoordinator == nil && !controller.isBeingPresented
                && !controller.isBeingDismissed && navigation?.transitions.isPlaying != true
        }
        return isReduceMotionSafe && !window.controllers.contains { $0.viewIfLoaded?.layer.isMovedByAnimation == true }
    }

    private func wait(_ seconds: TimeInterval, orThrow error: any Error, until holds: () -> Bool) async throws {
        let end = CACurrentMediaTime() + seconds
        while !holds() {
            if CACurrentMediaTime() > end { throw error }
            try await Task.sleep(nanoseconds: 16_000_000)
        }
    }
}

extension CALayer {
    /// Whether the layer or its mask is animated by anything that ends.
    fileprivate var isMovedByAnimation: Bool {
        let animations = (animationKeys() ?? []).compactMap { animation(forKey: $0) }
        return animations.contains { $0.repeatCount.isFinite && $0.duration.isFinite && $0.duration < 1000 }
            || mask?.isMovedByAnimation == true
    }
}
