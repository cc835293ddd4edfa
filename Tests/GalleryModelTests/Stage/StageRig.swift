import GalleryModel
import TransitionAnimations
import TransitionCore
@testable import TransitionUIKit
import UIKit

/// A window with a page, a stage in it, and an eye on everything that the stage has made.
@MainActor final class StageRig {
    /// What leads nothing, and writes down what it is asked for.
    final class Notebook: TrialControl {
        var notes: [String] = []
        var isHolding = false
        var holdsAtOnce = false
        var progress: Double? { isHolding ? 0.25 : nil }

        func hold() -> Bool {
            notes.append("hold")
            isHolding = isHolding || holdsAtOnce
            return isHolding
        }
        func holdNext() { notes.append("hold next") }
        func scrub(to fraction: Double) { notes.append("scrub \(fraction)") }
        func finish(velocity: Double) {
            notes.append("finish \(velocity)")
            isHolding = false
        }
        func cancel(velocity: Double) {
            notes.append("cancel \(velocity)")
            isHolding = false
        }
    }

    /// Something that is to be gone sooner or later.
    struct Witness {
        let name: String
        weak var object: AnyObject?
    }

    static let registry = TransitionRegistry.standard
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let page = UIViewController()
    private(set) var stage: TrialStage?
    private(set) var witnesses: [Witness] = []

    init() {
        Headless.reset()
        window.rootViewController = page
        window.makeKeyAndVisible()
        Headless.clock.settle()
    }

    /// Opens the page with a stage, which the adapters' own control drives unless another one is given.
    @discardableResult
    func open(_ trial: TrialSettings, control: (any TrialControl)? = nil) throws -> TrialStage {
        let screens = TrialScreens(
            first: { [weak self] in self?.screen("first") ?? UIViewController() },
            second: { [weak self] in self?.screen("second") ?? UIViewController() },
            others: { [weak self] in [self?.screen("third") ?? UIViewController()] })
        let stage = try TrialStage(trial, in: Self.registry, screens: screens) { control ?? $0.transitionControl }
        page.addChild(stage.host)
        stage.host.view.frame = page.view.bounds
        page.view.addSubview(stage.host.view)
        stage.host.didMove(toParent: page)
        self.stage = stage
        Headless.clock.settle()
        watchContainer()
        return stage
    }

    /// Leaves the page as one that is popped does: the stage is torn down and let go of.
    func close() {
        guard let stage else { return }
        watchContainer()
        witnesses.append(Witness(name: "stage", object: stage))
        witnesses.append(Witness(name: "host", object: stage.host))
        stage.tearDown()
        stage.host.willMove(toParent: nil)
        stage.host.view.removeFromSuperview()
        stage.host.removeFromParent()
        self.stage = nil
    }

    /// Keeps an eye on the container that is there now, and on what is installed on it.
    func watchContainer() {
        guard let root = stage?.host.children.first else { return }
        witnesses.append(Witness(name: "container", object: root))
        let navigation = (root as? UINavigationController)?.navigationTransitionAdapter
        let tabs = (root as? UITabBarController)?.tabTransitionAdapter
        witnesses.append(Witness(name: "adapter", object: navigation ?? tabs))
    }

    private func screen(_ name: String) -> UIViewController {
        let screen = UIViewController()
        screen.title = name
        screen.loadViewIfNeeded()
        witnesses.append(Witness(name: name, object: screen))
        witnesses.append(Witness(name: "view of \(name)", object: screen.view))
        return screen
    }

    /// What there still is of all that stages have made and that is not on stage now.
    var leftovers: [String] {
        var leftovers = witnesses.compactMap { $0.object == nil ? nil : $0.name }
        if window.subviews.count != 1 { leftovers.append("\(window.subviews.count) views in the window") }
        if page.presentedViewController != nil { leftovers.append("something presented") }
        if !page.children.isEmpty { leftovers.append("children of the page") }
        if !page.view.subviews.isEmpty { leftovers.append("views of the page") }
        return leftovers
    }
}
