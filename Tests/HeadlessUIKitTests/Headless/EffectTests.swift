import Foundation
import HeadlessFixtures
import Testing
import UIKit

/// Glass, the effects of scroll views under bars, and what the background does to animations.
@MainActor
struct EffectTests {
    private func stage() -> (UIWindow, UIView) {
        Headless.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        Headless.clock.settle()
        return (window, controller.view)
    }

    private func glass(in view: UIView) -> UIVisualEffectView {
        let glass = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
        view.addSubview(glass)
        return glass
    }

    @Test("F192: glass below a view at opacity 0 never shows, above 0.01 it does", arguments: [0, 0.01, 0.02, 1])
    func glassInModel(opacity: CGFloat) {
        let (window, view) = stage()
        defer { window.rootViewController = nil }
        view.alpha = opacity
        let glass = glass(in: view)
        Headless.clock.turn()
        view.alpha = 1
        Headless.clock.settle()
        #expect(Headless.showsGlass(glass) == (opacity > 0.01))
        // An effect that is set anew is installed anew.
        glass.effect = UIGlassEffect(style: .clear)
        Headless.clock.turn()
        #expect(Headless.showsGlass(glass))
        glass.effect = UIBlurEffect(style: .regular)
        #expect(!Headless.showsGlass(glass))
    }

    @Test("F192: it is enough that the presentation is at 0", arguments: [0, 0.02])
    func glassInPresentation(opacity: Float) {
        let (window, view) = stage()
        defer { window.rootViewController = nil }
        let glass = glass(in: view)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = opacity
        fade.toValue = Float(1)
        fade.duration = 0.5
        view.layer.add(fade, forKey: "fade")
        Headless.clock.settle()
        #expect(Headless.showsGlass(glass) == (opacity > 0))
    }

    @Test("F192: what is in a window before its surroundings fade is not hurt")
    func glassThatWasThere() {
        let (window, view) = stage()
        defer { window.rootViewController = nil }
        let glass = glass(in: view)
        Headless.clock.turn()
        view.alpha = 0
        Headless.clock.turn()
        #expect(Headless.showsGlass(glass))
    }

    @Test("F193: effects under bars come from model values, whatever is shown")
    func edgeEffects() {
        Headless.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let list = UIScrollView()
        let controller = UIViewController()
        controller.view = list
        let navigation = UINavigationController(rootViewController: controller)
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = [navigation]
        window.rootViewController = tabs
        #expect(Headless.edgeEffects(of: UIScrollView()) == [])
        window.makeKeyAndVisible()
        Headless.clock.settle()
        #expect(Headless.edgeEffects(of: list) == [.top, .bottom])
        let slide = CABasicAnimation(keyPath: "transform.translation.x")
        slide.fromValue = 0
        slide.toValue = 390
        slide.duration = 1
        list.layer.add(slide, forKey: "slide")
        Headless.clock.advance(by: 0.9)
        #expect(Headless.edgeEffects(of: list) == [.top, .bottom])
        list.transform = CGAffineTransform(translationX: 390, y: 0)
        #expect(Headless.edgeEffects(of: list) == [])
        list.transform = .identity
        navigation.setNavigationBarHidden(true, animated: false)
        Headless.clock.settle()
        #expect(Headless.edgeEffects(of: list) == .bottom)
    }

    @Test("F201: the background ends explicit animations unfinished, but those that stay at their end")
    func background() {
        final class Listener: NSObject, CAAnimationDelegate {
            var ends: [Bool] = []
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
        }
        let (window, view) = stage()
        defer { window.rootViewController = nil }
        let listener = Listener()
        for stays in [false, true] {
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = Float(0)
            fade.duration = 1
            fade.isRemovedOnCompletion = !stays
            fade.delegate = listener
            view.layer.add(fade, forKey: stays ? "stays" : "goes")
        }
        Headless.clock.advance(by: 0.2)
        var posts = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { posts += 1 } }
        Headless.enterBackground()
        NotificationCenter.default.removeObserver(token)
        Headless.clock.turn()
        #expect(view.layer.animationKeys() == ["stays"] && listener.ends == [false] && posts == 1)
        Headless.clock.settle()
        #expect(listener.ends == [false, true])
        view.layer.removeAllAnimations()
    }

    @Test("F240: a scene that enters the background says so once, by itself or with the app")
    func sceneInBackground() {
        Headless.reset()
        let scenes = [Headless.connectScene(), Headless.connectScene(.foregroundInactive)]
        var posts: [Int?] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIScene.didEnterBackgroundNotification, object: nil, queue: nil
        ) { notification in
            let sender = (notification.object as? UIScene).map(ObjectIdentifier.init)
            MainActor.assumeIsolated {
                posts.append(scenes.firstIndex { ObjectIdentifier($0) == sender && $0.activationState == .background })
            }
        }
        Headless.setActivationState(.foregroundInactive, of: scenes[0])
        #expect(posts.isEmpty)
        for _ in 0..<2 { Headless.setActivationState(.background, of: scenes[0]) }
        #expect(posts == [0])
        Headless.enterBackground()
        NotificationCenter.default.removeObserver(token)
        #expect(posts.compactMap { $0 } == [0, 1])
    }
}
