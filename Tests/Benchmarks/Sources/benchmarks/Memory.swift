#if canImport(UIKit)
import Reference
import Repertoire
import TransitionSwap
import UIKit

/// Transitions leave nothing behind, however many there were: finished and cancelled, in every container.
@MainActor
struct MemoryBenchmarks {
    let rounds: Int

    init(quick: Bool) { rounds = quick ? 250 : 1250 }

    /// What one round of a container does: so many transitions.
    private static let transitionsPerRound = 8

    func run() -> [Finding] {
        guard reference_live_blocks() >= 0 else { return [] }
        return [
            growth("navigation", Self.navigation), growth("tab bar", Self.tabs), growth("modal", Self.modal),
            growth("root of a window", Self.roots),
        ]
    }

    /// Blocks that are left for each transition, after a first part that fills what is kept once.
    private func growth(_ container: String, _ prepare: (UIWindow) -> () -> Void) -> Finding {
        Headless.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let round = prepare(window)
        for _ in 0..<20 { round() }
        let (before, notices) = (reference_live_blocks(), Headless.accessibilityNotices.count)
        for _ in 0..<rounds { round() }
        // The headless UIKit keeps a note of each new screen that VoiceOver was told of, one block for each.
        let noted = Headless.accessibilityNotices.count - notices
        let left = Double(max(reference_live_blocks() - before - noted, 0))
        window.rootViewController = nil
        let count = rounds * Self.transitionsPerRound
        return Finding(
            title: "memory left after \(count) transitions, \(container)",
            value: left,
            limit: 200,
            unit: "blocks",
            detail: "finished, cancelled and grabbed"
        )
    }

    private static func show(_ controller: UIViewController, in window: UIWindow) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        Headless.clock.settle()
    }

    private static func screen() -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        for row in 0..<6 {
            controller.view.addSubview(UIView(frame: CGRect(x: 16, y: 100 + row * 60, width: 358, height: 52)))
        }
        return controller
    }

    private static func swipe(_ start: CGPoint, _ end: CGPoint, in window: UIWindow) {
        Headless.swipe(from: start, to: end, duration: 1, in: window)
        Headless.clock.settle()
    }

    /// Push and pop by call, a swipe that is cancelled and one that finishes, with pieces and without.
    private static func navigation(_ window: UIWindow) -> () -> Void {
        let navigation = UINavigationController(rootViewController: screen())
        show(navigation, in: window)
        let animators: [any TransitionAnimator] = [.push, .fold]
        return {
            for animator in animators {
                navigation.setNavigationTransition(animator)
                navigation.pushViewController(screen(), animated: true)
                Headless.clock.settle()
                swipe(CGPoint(x: 2, y: 400), CGPoint(x: 100, y: 400), in: window)
                swipe(CGPoint(x: 2, y: 400), CGPoint(x: 330, y: 400), in: window)
                navigation.popToRootViewController(animated: true)
                Headless.clock.settle()
            }
            navigation.pushViewController(screen(), animated: true)
            Headless.clock.settle()
            navigation.popViewController(animated: true)
            Headless.clock.settle()
        }
    }

    private static func tabs(_ window: UIWindow) -> () -> Void {
        let tabs = UITabBarController()
        tabs.viewControllers = [screen(), screen(), screen()]
        show(tabs, in: window)
        let animators: [any TransitionAnimator] = [.slide, .flip]
        return {
            for animator in animators {
                tabs.setTabTransition(animator, swipe: .fromAnywhere)
                tabs.selectedIndex = 1
                Headless.clock.settle()
                swipe(CGPoint(x: 200, y: 300), CGPoint(x: 120, y: 300), in: window)
                swipe(CGPoint(x: 350, y: 300), CGPoint(x: 20, y: 300), in: window)
                tabs.selectedIndex = 0
                Headless.clock.settle()
            }
        }
    }

    /// Changes of the root, each second one under a presented screen, and one that replaces another.
    private static func roots(_ window: UIWindow) -> () -> Void {
        show(screen(), in: window)
        let animators: [any TransitionAnimator] = [.slide, .fold]
        return {
            for animator in animators {
                for isCovered in [false, true] {
                    if isCovered {
                        window.rootViewController?.present(screen(), animated: false)
                        Headless.clock.settle()
                    }
                    window.setRootViewController(screen(), transition: animator)
                    if isCovered { Headless.clock.advance(by: 0.1) } else { Headless.clock.settle() }
                    window.setRootViewController(screen(), transition: nil)
                    Headless.clock.settle()
                }
            }
        }
    }

    private static func modal(_ window: UIWindow) -> () -> Void {
        let presenter = screen()
        show(presenter, in: window)
        let animators: [any TransitionAnimator] = [.cover, .cube]
        return {
            for animator in animators {
                let detail = screen()
                detail.setModalTransition(animator)
                presenter.present(detail, animated: true)
                Headless.clock.settle()
                swipe(CGPoint(x: 200, y: 300), CGPoint(x: 200, y: 400), in: window)
                swipe(CGPoint(x: 200, y: 100), CGPoint(x: 200, y: 800), in: window)
                presenter.dismiss(animated: true)
                Headless.clock.settle()
            }
        }
    }
}
#endif
