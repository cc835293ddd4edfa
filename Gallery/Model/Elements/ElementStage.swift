import TransitionAnimations
import TransitionCore
import TransitionUIKit
import UIKit

/// A list in a navigation controller and the detail screens that it opens, over any transition and in two ways. What flies
/// between them is up to the screens.
@MainActor public final class ElementStage {
    /// How a detail screen is opened.
    public enum Way: String, CaseIterable, Sendable {
        case push, present

        /// The name for people.
        public var title: String {
            switch self {
            case .push: "Push"
            case .present: "Present"
            }
        }
    }

    /// The container of the list.
    public let navigation: UINavigationController
    /// The transition that plays; a push or presentation that is open goes back by it, too.
    public private(set) var animator: any TransitionAnimator
    /// How the next detail screen is opened.
    public var way = Way.push
    /// The screen that was opened last.
    private weak var detail: UIViewController?

    /// - Parameters:
    ///   - list: The screen that opens others.
    ///   - animator: The transition at first.
    public init(_ list: UIViewController, animator: any TransitionAnimator = CatalogueAnimator.fade) {
        navigation = UINavigationController(rootViewController: list)
        self.animator = animator
        choose(animator)
    }

    /// Lets another transition play, in both ways.
    public func choose(_ animator: any TransitionAnimator) {
        self.animator = animator
        navigation.setNavigationTransition(animator, options: .init(swipe: .fromAnywhere))
        if let detail, detail.presentingViewController != nil { detail.setModalTransition(animator) }
    }

    /// Opens a detail screen in the way that is chosen. A finger leads back: to the side from a push, down from a
    /// presentation.
    public func open(_ detail: UIViewController) {
        self.detail = detail
        switch way {
        case .push: navigation.pushViewController(detail, animated: true)
        case .present:
            detail.setModalTransition(animator)
            navigation.present(detail, animated: true)
        }
    }

    /// The animators that an element stage offers: those for both ways, in the order of a list.
    public static func choices(from animators: [any TransitionAnimator]) -> [any TransitionAnimator] {
        animators.filter { $0.info.containers.isSuperset(of: [.navigation, .modal]) }
    }

    /// The Swift that opens a screen with what is chosen.
    public var code: String {
        let swift = TransitionLine(animator).swift
        return switch way {
        case .push: "navigationController.pushViewController(detail, transition: \(swift))"
        case .present: "present(detail, transition: \(swift))"
        }
    }
}
