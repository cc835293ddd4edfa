import Foundation
import Testing
import TransitionAnimations
import TransitionCore
@testable import TransitionUIKit
import TransitionWorld
import UIKit

/// The app's own delegate behind the proxy: by which methods it is told of selections, how often, and beside other
/// proxies.
@MainActor
struct TabDelegateTests {
    typealias SelectionNames = Headless.Assumptions.SelectionNames

    /// Which of the two pairs of methods a delegate has.
    enum Known: CaseIterable, Sendable { case controllers, tabs, both }

    class OldDelegate: NSObject, UITabBarControllerDelegate {
        let log = Log()
        var refused = ""

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            log.note("shouldSelect \(viewController.title ?? "?")")
            return viewController.title != refused
        }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            log.note("didSelect \(viewController.title ?? "?")")
        }
    }

    final class NewDelegate: NSObject, UITabBarControllerDelegate {
        let log = Log()
        var refused = ""

        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            log.note("shouldSelectTab \(tab.title)")
            return tab.title != refused
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) {
            log.note("didSelectTab \(selectedTab.title) after \(previousTab?.title ?? "none")")
        }
    }

    final class FullDelegate: OldDelegate {
        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            log.note("shouldSelectTab \(tab.title)")
            return tab.title != refused
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) {
            log.note("didSelectTab \(selectedTab.title) after \(previousTab?.title ?? "none")")
        }
    }

    /// Taps b, then c, which is refused, then b again; returns the calls that the app received.
    private func heard(_ known: Known, under names: SelectionNames, installed: Bool) -> [String] {
        var assumptions = Headless.Assumptions()
        assumptions.selectionsWithoutTabs = names
        let fixture = TabFixture(assumptions: assumptions)
        let delegates: (OldDelegate, NewDelegate, FullDelegate) = (.init(), .init(), .init())
        let log: Log
        switch known {
        case .controllers: (fixture.tabs.delegate, log) = (delegates.0, delegates.0.log)
        case .tabs: (fixture.tabs.delegate, log) = (delegates.1, delegates.1.log)
        case .both: (fixture.tabs.delegate, log) = (delegates.2, delegates.2.log)
        }
        (delegates.0.refused, delegates.1.refused, delegates.2.refused) = ("c", "c", "c")
        if installed { fixture.tabs.setTabTransition(.slide) }
        for place in [1, 2, 1] {
            fixture.tap(place)
            fixture.settle()
        }
        #expect(fixture.shown == "b")
        return log.take()
    }

    @Test(
        "F119: by whatever name UIKit asks and tells, an app hears with us what it hears without, and as often",
        arguments: Known.allCases, SelectionNames.allCases)
    func sameNames(known: Known, names: SelectionNames) {
        let alone = heard(known, under: names, installed: false)
        #expect(heard(known, under: names, installed: true) == alone)
        #expect(alone.isEmpty == (known == .tabs && names == .controllers))
    }

    @Test("F91, F119: an app with `tabs` that knows the controllers' names only hears by them, once, also of swipes")
    func tabsByOldNames() {
        let fixture = TabFixture()
        let app = OldDelegate()
        app.refused = "c"
        fixture.tabs.tabs = ["a", "b", "c"].map { name in
            UITab(title: name, image: nil, identifier: name) { Screen($0.identifier) }
        }
        fixture.tabs.delegate = app
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        func settle() {
            #expect(Headless.clock.settle())
            #expect(fixture.tabs.transitionCoordinator == nil)
        }
        settle()
        fixture.tap(1)
        settle()
        #expect(app.log.take() == ["shouldSelect b", "didSelect b"])
        fixture.tap(2)
        settle()
        #expect(app.log.take() == ["shouldSelect c"])
        fixture.swipe(from: 0.9, to: 0.1)
        settle()
        #expect(app.log.take() == ["shouldSelect c"])
        fixture.swipe(from: 0.1, to: 0.9)
        settle()
        #expect(app.log.take() == ["shouldSelect a", "didSelect a"])
    }

    // MARK: Other proxies

    /// A delegate that passes everything on to another one, as libraries for reactive programming have it. It gives up
    /// when it is called within itself again and again.
    final class Wrapper: NSObject, UITabBarControllerDelegate, Headless.SelectiveDelegate {
        weak var next: (any UITabBarControllerDelegate)?
        let log = Log()
        private var depth = 0

        private func deeper<Result>(_ call: () -> Result?) -> Result? {
            guard depth < 20 else {
                log.note("without end")
                return nil
            }
            depth += 1
            defer { depth -= 1 }
            return call()
        }

        func responds(toOptional method: String) -> Bool? {
            if method.contains("idSelect") { return true }
            guard let next else { return false }
            return deeper { .some((next as? any Headless.SelectiveDelegate)?.responds(toOptional: method)) } ?? nil
        }

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            deeper {
                guard let next else { return nil }
                return Headless.optional { next.tabBarController(tabBarController, shouldSelect: viewController) }
            } ?? true
        }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            log.note("didSelect \(viewController.title ?? "?")")
            _ = deeper {
                Headless.optional { next?.tabBarController(tabBarController, didSelect: viewController) }
            }
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            deeper {
                next?.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
            }
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            deeper {
                next?.tabBarController(tabBarController, interactionControllerFor: animationController)
            }
        }

        /// Becomes the delegate, in front of the one that is there.
        func takeOver(_ tabs: UITabBarController) {
            next = tabs.delegate
            tabs.delegate = self
        }
    }

    @Test("Another proxy that was there before us and puts itself in front again does not run in a circle")
    func proxyInFrontAgain() {
        let fixture = TabFixture()
        let wrapper = Wrapper()
        wrapper.takeOver(fixture.tabs)
        fixture.tabs.setTabTransition(.slide)
        fixture.tap(1)
        fixture.settle()
        #expect(wrapper.log.take() == ["didSelect b"])
        #expect(fixture.app.log.take() == ["shouldSelect b", "didSelect b"])
        // UIKit may ask the new delegate which methods it has before it is the delegate.
        wrapper.next = fixture.tabs.delegate
        _ = wrapper.responds(toOptional: "tabBarControllerSupportedInterfaceOrientations(_:)")
        wrapper.takeOver(fixture.tabs)
        fixture.tap(2)
        #expect(fixture.tabs.transitionCoordinator != nil)
        fixture.settle()
        #expect(fixture.shown == "c")
        #expect(wrapper.log.take() == ["didSelect c"])
    }

    @Test("Another proxy that comes after us passes everything on, and the app hears once")
    func proxyInFront() {
        let fixture = TabFixture()
        let wrapper = Wrapper()
        fixture.tabs.setTabTransition(.slide)
        wrapper.takeOver(fixture.tabs)
        fixture.tap(2)
        #expect(fixture.tabs.transitionCoordinator != nil)
        fixture.settle()
        #expect(fixture.shown == "c")
        #expect(wrapper.log.take() == ["didSelect c"])
        #expect(fixture.app.log.take() == ["shouldSelect c", "didSelect c"])
    }

    // MARK: Replaced delegates

    /// A subclass that is its own delegate, as tutorials have it.
    final class OwnTabs: UITabBarController, UITabBarControllerDelegate {
        let log = Log()

        override func viewDidLoad() {
            super.viewDidLoad()
            delegate = self
        }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            log.note("didSelect \(viewController.title ?? "?")")
        }
    }

    @Test("A subclass that becomes its own delegate when its view loads keeps a transition that was there before")
    func ownDelegate() {
        let fixture = TabFixture()
        let tabs = OwnTabs(nibName: nil, bundle: nil)
        tabs.setTabTransition(.slide)
        tabs.viewControllers = [Screen("x"), Screen("y")]
        fixture.window.rootViewController = tabs
        Headless.clock.settle()
        let x = tabs.tabBar.bounds.width * 0.75
        Headless.tap(at: tabs.tabBar.convert(CGPoint(x: x, y: 24), to: nil), in: fixture.window)
        #expect(tabs.transitionCoordinator?.isInterruptible == true)
        Headless.clock.settle()
        #expect(tabs.selectedIndex == 1 && tabs.transitions.delegate === tabs)
        #expect(tabs.log.take() == ["didSelect y"])
    }

    @Test("A delegate that was replaced is spoken of once")
    func saidOnce() throws {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        fixture.tap(1)
        fixture.settle()
        fixture.tabs.delegate = fixture.app
        let said = try StandardError.said { fixture.swipe(from: 0.9, to: 0.1) }
        #expect(said.components(separatedBy: "the delegate of a tab bar controller was replaced").count == 2)
        #expect(fixture.tabs.tabTransitionAdapter == nil)
    }

    // MARK: Questions that are the app's alone

    /// A delegate with an interactive animator of its own, and an answer about orientations.
    final class LeadingDelegate: NSObject, UITabBarControllerDelegate {
        let interaction = UIPercentDrivenInteractiveTransition()

        final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
                context.containerView.addSubview(to)
                to.alpha = 0
                UIView.animate(withDuration: 0.4) {
                    to.alpha = 1
                } completion: { _ in
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }

        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

        func tabBarControllerSupportedInterfaceOrientations(
            _ tabBarController: UITabBarController
        ) -> UIInterfaceOrientationMask { .landscape }

        func tabBarControllerPreferredInterfaceOrientationForPresentation(
            _ tabBarController: UITabBarController
        ) -> UIInterfaceOrientation { .landscapeLeft }
    }

    @Test(
        "What the rule leaves to the app's animator the app's interaction controller leads", arguments: [true, false])
    func interaction(finishes: Bool) {
        let fixture = TabFixture()
        let app = LeadingDelegate()
        fixture.tabs.delegate = app
        fixture.tabs.setTabTransition { _, _ in nil }
        fixture.tabs.selectedIndex = 1
        Headless.clock.turn()
        #expect(fixture.tabs.transitionCoordinator?.isInteractive == true)
        app.interaction.update(0.5)
        Headless.clock.advance(by: 0.1)
        if finishes { app.interaction.finish() } else { app.interaction.cancel() }
        fixture.settle()
        #expect(fixture.shown == (finishes ? "b" : "a"))
    }

    /// A screen that may only stand upright.
    private final class Upright: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portraitUpsideDown }
    }

    @Test("T14: installing changes nothing of how the device may be turned, and the app's delegate has its word")
    func orientation() {
        let fixture = TabFixture()
        let upright = Upright()
        fixture.tabs.viewControllers = [upright, fixture.screens[1]]
        Headless.clock.settle()
        for delegate in [nil, AppTabDelegate(), LeadingDelegate()] as [(any UITabBarControllerDelegate)?] {
            fixture.tabs.setTabTransition(nil)
            fixture.tabs.delegate = delegate
            let supported = fixture.tabs.supportedInterfaceOrientations
            let preferred = fixture.tabs.preferredInterfaceOrientationForPresentation
            fixture.tabs.setTabTransition(.slide)
            #expect(fixture.tabs.supportedInterfaceOrientations == supported)
            #expect(fixture.tabs.preferredInterfaceOrientationForPresentation == preferred)
            #expect((supported == .landscape) == (delegate is LeadingDelegate))
            #expect((preferred == .landscapeLeft) == (delegate is LeadingDelegate))
        }
    }
}

/// What is written to the standard error.
enum StandardError {
    static func said(while work: () -> Void) throws -> String {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        #expect(FileManager.default.createFile(atPath: url.path, contents: nil))
        let file = try FileHandle(forWritingTo: url)
        let original = dup(STDERR_FILENO)
        dup2(file.fileDescriptor, STDERR_FILENO)
        work()
        dup2(original, STDERR_FILENO)
        close(original)
        defer { try? FileManager.default.removeItem(at: url) }
        return String(decoding: try Data(contentsOf: url), as: UTF8.self)
    }
}
