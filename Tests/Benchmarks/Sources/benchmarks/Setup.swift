#if canImport(UIKit)
import Animations
import Foundation
import Reference
import TransitionCore
import UIKit

/// One transition that is set up: a push, from the call to the end of the turn in which its animations begin.
enum SetupCase: Equatable {
    /// The library's own push.
    case library
    /// A push as an app would write it by hand.
    case hand
    /// A transition of the library's with this many moving pieces.
    case pieces(Int)

    init?(_ name: String) {
        if name == "library" {
            self = .library
        } else if name == "hand" {
            self = .hand
        } else if name.hasPrefix("pieces-"), let count = Int(name.dropFirst("pieces-".count)), count > 0 {
            self = .pieces(count)
        } else {
            return nil
        }
    }

    var name: String {
        switch self {
        case .library: "library"
        case .hand: "hand"
        case .pieces(let count): "pieces-\(count)"
        }
    }

    /// Sets up one transition inside `reference_collect`, so that a tool may count its instructions. Before that a
    /// few run to their end: what happens only once in a process does not belong to a transition.
    @MainActor
    func run() {
        Headless.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let navigation = UINavigationController(rootViewController: screen())
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        let delegate = HandWrittenDelegate()
        switch self {
        case .library: navigation.setNavigationTransition(.push)
        case .hand: navigation.delegate = delegate
        case .pieces(let count): navigation.setNavigationTransition(Strips(count: count))
        }
        Headless.clock.settle()
        for _ in 0..<3 {
            navigation.pushViewController(screen(), animated: true)
            Headless.clock.settle()
            navigation.popViewController(animated: true)
            Headless.clock.settle()
        }
        let push = SetupPush(navigation: navigation, next: screen())
        push.next.loadViewIfNeeded()
        reference_collect(
            { context in
                guard let context else { return }
                let push = Unmanaged<SetupPush>.fromOpaque(context).takeUnretainedValue()
                MainActor.assumeIsolated {
                    push.navigation.pushViewController(push.next, animated: true)
                    Headless.clock.turn()
                }
            },
            Unmanaged.passUnretained(push).toOpaque()
        )
        precondition(navigation.transitionCoordinator != nil, "the push does not run")
        Headless.clock.settle()
        precondition(navigation.topViewController === push.next, "the push did not arrive")
    }

    @MainActor
    private func screen() -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        for row in 0..<12 {
            let view = UIView(frame: CGRect(x: 16, y: 100 + CGFloat(row) * 60, width: 358, height: 52))
            view.backgroundColor = .gray
            controller.view.addSubview(view)
        }
        return controller
    }
}

/// What is counted, in one object.
private final class SetupPush {
    let navigation: UINavigationController
    let next: UIViewController

    init(navigation: UINavigationController, next: UIViewController) {
        (self.navigation, self.next) = (navigation, next)
    }
}

/// A push in strips that fall into place one after the other.
private struct Strips: TransitionAnimator {
    let count: Int

    var info: AnimatorInfo {
        AnimatorInfo(name: "strips", title: "Strips", author: "Benchmarks", summary: "Strips fall into place.")
    }

    func choreography(in scene: TransitionScene) -> Choreography {
        let height = 1 / Double(count)
        let pieces = (0..<count).map { index in
            Piece(
                UnitRect(x: 0, y: Double(index) * height, width: 1, height: height),
                .from(.offset(x: 1, dy: Double(index)).opacity(0.5), easing: .easeOut)
            )
        }
        return Choreography(foreground: .init(pieces: pieces), background: .to(.offset(x: -0.3)))
    }
}

/// A push as an app would write it: one screen slides in, the other gives way under a veil.
@MainActor
private final class HandWrittenPush: NSObject, UIViewControllerAnimatedTransitioning {
    let isPush: Bool

    init(isPush: Bool) {
        self.isPush = isPush
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.35
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
            let arriving = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        let container = transitionContext.containerView
        let (above, below) = isPush ? (to, from) : (from, to)
        to.frame = transitionContext.finalFrame(for: arriving)
        if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
        to.layoutIfNeeded()
        let veil = UIView(frame: container.bounds)
        veil.backgroundColor = .black
        container.insertSubview(veil, belowSubview: above)
        above.layer.shadowOpacity = 0.18
        above.layer.shadowRadius = 14
        let aside = CGAffineTransform(translationX: container.bounds.width, y: 0)
        let back = CGAffineTransform(translationX: -0.3 * container.bounds.width, y: 0)
        above.transform = isPush ? aside : .identity
        below.transform = isPush ? .identity : back
        veil.alpha = isPush ? 0 : 0.1
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) { [isPush] in
            above.transform = isPush ? .identity : aside
            below.transform = isPush ? back : .identity
            veil.alpha = isPush ? 0.1 : 0
        } completion: { _ in
            veil.removeFromSuperview()
            above.transform = .identity
            below.transform = .identity
            above.layer.shadowOpacity = 0
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

@MainActor
private final class HandWrittenDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        HandWrittenPush(isPush: operation == .push)
    }
}
#endif
