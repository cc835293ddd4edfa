import Foundation
import TransitionAnimations
import TransitionCore
import TransitionElements
import TransitionSwap
import TransitionTabBar
import TransitionUIKit
import UIKit

// The README's Swift, word for word, so that the compiler reads it too. `ReadmeTests` holds the two together.

extension TransitionAnimator where Self == CatalogueAnimator {
    static var rise: Self {
        Self("acme.rise", tags: [.edge], "The new screen rises while the old one sinks into the dark.") { _ in
            Choreography(
                foreground: .from(.offset(toward: .bottom).cornerRadius(24).shadow(opacity: 0.3)),
                background: .to(.scale(0.92).shade(0.5)), backdrop: .black)
        }
    }
}

final class DetailViewController: UIViewController {}

final class ReadmePhotoViewController: UIViewController { let imageView = UIImageView() }

@MainActor
enum ReadmeNavigationSnippets {
    static func first(
        _ navigationController: UINavigationController, _ tabBarController: UITabBarController,
        _ detail: UIViewController
    ) {
        navigationController.setNavigationTransition(.cube)
        tabBarController.setTabTransition(.slide, swipe: .fromAnywhere)
        detail.setModalTransition(.cards)
    }

    static func choices(
        _ navigationController: UINavigationController, _ answer: (transition: String, status: Int)
    ) throws {
        navigationController.setNavigationTransition(.cube)
        navigationController.setNavigationTransition(.slide(from: .bottom))
        navigationController.setNavigationTransition(.flip.duration(0.9).timing(.easeOut))
        navigationController.setNavigationTransition(BuiltInTransition.fold.animator)
        try navigationController.setNavigationTransition(TransitionRegistry.standard.animator(named: answer.transition))
        navigationController.setNavigationTransition(nil)
    }

    static func wholeWindow(_ navigationController: UINavigationController) {
        navigationController.setNavigationTransition(.snapshotPush)
        navigationController.setNavigationTransition(.cube.wholeWindow)
    }

    static func own(_ navigationController: UINavigationController, _ detail: UIViewController) {
        navigationController.pushViewController(detail, transition: .scale)
    }

    static func zoom(
        _ navigationController: UINavigationController, _ photo: ReadmePhotoViewController, from cell: UIView
    ) {
        photo.transitionAnchors = TransitionAnchors { [weak cell] in
            cell
        } target: { [weak photo] in
            photo?.imageView
        }
        navigationController.pushViewController(photo, transition: .zoom)
    }

    static func elements(
        _ navigationController: UINavigationController, _ photo: ReadmePhotoViewController, from cell: UIView
    ) {
        cell.transitionID = "photo 7"
        photo.imageView.transitionID = "photo 7"
        navigationController.pushViewController(photo, transition: .cube)
    }

    static func root(of window: UIWindow, _ home: UIViewController) {
        window.setRootViewController(home, transition: .fold)
    }

    static func rule(_ navigationController: UINavigationController) {
        navigationController.setNavigationTransition { operation, from, to in
            to is DetailViewController ? .cover : nil
        }
    }
}

@MainActor
enum ReadmeTabSnippets {
    static func swipes(_ tabBarController: UITabBarController) {
        tabBarController.setTabTransition(.slide, swipe: .fromAnywhere)
        tabBarController.setTabTransition(.slide, options: .init(swipe: .fromEdge, wraps: true))
    }

    static func items(_ tabBarController: UITabBarController) {
        tabBarController.setTabItemAnimation(.bounce)
        tabBarController.setTabItemAnimation { item in item.tag == 2 ? .flip : .pop }
    }

    static func bar(_ tabBarController: UITabBarController) {
        let bar = tabBarController.setAnimatedTabBar(.standard, metrics: .init(height: 56))
        bar?.items[2].layout.raise = 30
    }
}

@MainActor
enum ReadmeModalSnippets {
    static func choices(_ detail: UIViewController, _ filter: UIViewController) {
        detail.setModalTransition(.cover)
        filter.setModalTransition(.tiltedPresenter, options: .init(extent: .fraction(0.6), dimming: 0.3))
    }

    static func finger(_ home: UIViewController) {
        home.setInteractivePresentation(from: .trailing) {
            let detail = DetailViewController()
            detail.setModalTransition(.cover(from: .trailing), options: .init(edge: .trailing))
            return detail
        }
    }
}

enum ReadmeSnippets {
    static func register() throws {
        try TransitionRegistry.standard.register(.rise)
    }

    static func combined() -> [any TransitionAnimator] {
        let quickRise = CatalogueAnimator.rise.timing(.spring(response: 0.3, dampingRatio: 0.9)).duration(0.4)
        let turningRise = CatalogueAnimator.rise.combined(with: .flip)
        let uncover = CatalogueAnimator.cover.reversed

        return [quickRise, turningRise, uncover]
    }
}
