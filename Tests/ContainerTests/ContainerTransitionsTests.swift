import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// The members that the transitions of all containers have in common.
@MainActor
struct ContainerTransitionsTests {
    /// The changes that a finger begins, with the transitions of their containers.
    nonisolated static let swiped: [Change] = [.pop, .nextTab, .previousTab, .dismiss, .dismissCard]

    @Test("Animator and options are read back; a rule has no animator, and an empty container neither")
    func readBack() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        #expect(navigation.transitions.animator == nil && navigation.transitions.options == nil)
        for swipe in [SwipeOrigin.off, .fromEdge, .fromAnywhere] {
            let options = NavigationTransitionOptions(swipe: swipe, allowsSwipeWithoutBackButton: swipe == .off)
            navigation.setNavigationTransition(.cube, options: options)
            #expect(navigation.transitions.animator?.info.name == "cube")
            #expect(navigation.transitions.options == options)
        }
        navigation.setNavigationTransition { _, _, _ in .fade }
        #expect(navigation.transitions.animator == nil && navigation.transitions.options == .init())
        navigation.setNavigationTransition(nil)
        #expect(navigation.transitions.animator == nil && navigation.transitions.options == nil)

        let tabs = UITabBarController(nibName: nil, bundle: nil)
        #expect(tabs.transitions.animator == nil && tabs.transitions.options == nil)
        for (animator, wraps) in [(BuiltInTransition.slide, true), (.fold, false)] {
            let options = TabTransitionOptions(swipe: .fromEdge, wraps: wraps)
            tabs.setTabTransition(animator.animator, options: options)
            #expect(tabs.transitions.animator?.info.name.rawValue == animator.rawValue)
            #expect(tabs.transitions.options == options)
        }
        tabs.setTabTransition { _, _ in .fade }
        #expect(tabs.transitions.animator == nil && tabs.transitions.options == .init())
        tabs.setTabTransition(nil)
        #expect(tabs.transitions.animator == nil && tabs.transitions.options == nil)

        let detail = UIViewController()
        #expect(detail.modalTransitions.animator == nil && detail.modalTransitions.options == nil)
        for (animator, edge) in [(BuiltInTransition.slide, TransitionEdge.top), (.fold, .leading)] {
            let options = ModalTransitionOptions(edge: edge, extent: .points(200))
            detail.setModalTransition(animator.animator, options: options)
            #expect(detail.modalTransitions.animator?.info.name.rawValue == animator.rawValue)
            #expect(detail.modalTransitions.options == options)
        }
        detail.setModalTransition(nil)
        #expect(detail.modalTransitions.animator == nil && detail.modalTransitions.options == nil)
    }

    @Test("A stack that is presented has transitions of its own, and others as what is presented")
    func both() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.setModalTransition(.fold)
        #expect(navigation.transitions.animator == nil)
        navigation.transitions.isSwipeEnabled = false
        #expect(navigation.modalTransitions.isSwipeEnabled)
        navigation.setNavigationTransition(.cube)
        #expect(navigation.transitions.animator?.info.name == "cube")
        #expect(navigation.modalTransitions.animator?.info.name == "fold")
    }

    @Test("A closure that is set before an animator is called, and stays when animators come and go", arguments: swiped)
    func closures(change: Change) throws {
        let world = World(change)
        var (events, points) = ([TransitionEvent](), [CGPoint]())
        world.uninstall()
        world.observe { events.append($0) }
        set(
            in: world,
            shouldSwipe: {
                points.append($0)
                return true
            })
        let start = world.top.view.convert(try world.place(along: 0), from: nil)
        for round in 1...2 {
            world.install()
            try world.swipe("0 > 0.2 hold release")
            world.settle()
            #expect(events.last == .cancelled && points.count == round)
            // The touch may have been recognised a few points further on.
            #expect(points.allSatisfy { abs($0.x - start.x) + abs($0.y - start.y) < 15 }, "\(points) for \(start)")
            world.uninstall()
            events = []
        }
    }

    @Test("No swipe begins where the app allows none, and where swipes are off", arguments: swiped)
    func refused(change: Change) throws {
        let world = World(change)
        let before = world.look
        for isEnabled in [false, true] {
            setSwipes(in: world, enabled: isEnabled)
            #expect(recognizers(in: world).allSatisfy { $0.isEnabled == isEnabled })
            if isEnabled { set(in: world, shouldSwipe: { _ in false }) }
            try world.swipe("0 > 0.9 hold release")
            world.settle()
            #expect(world.events.isEmpty && world.look == before)
        }
        set(in: world, shouldSwipe: nil)
        try world.swipe("0 > 0.9 hold release")
        world.settle()
        #expect(world.ends == [.finished])
    }

    @Test("Swipes stay off when another animator is installed, and when one is uninstalled", arguments: swiped)
    func staysOff(change: Change) throws {
        let world = World(change)
        setSwipes(in: world, enabled: false)
        world.install()
        #expect(recognizers(in: world).allSatisfy { !$0.isEnabled } && !recognizers(in: world).isEmpty)
        world.uninstall()
        #expect(recognizers(in: world).isEmpty)
        world.install()
        try world.swipe("0 > 0.9 hold release")
        world.settle()
        #expect(world.events.isEmpty)
    }

    @Test("A swipe that is off has no recogniser", arguments: swiped)
    func off(change: Change) throws {
        let world = World(change, options: .init(swipe: .off))
        #expect(recognizers(in: world).isEmpty)
        try world.swipe("0 > 0.9 hold release")
        world.expectRest()
        #expect(world.events.isEmpty)
    }

    @Test("Swipes that are switched off under a finger are cancelled", arguments: swiped)
    func offUnderAFinger(change: Change) throws {
        let world = World(change)
        let before = world.look
        let touch = try world.swipe("0 > 0.6")
        setSwipes(in: world, enabled: false)
        world.settle()
        touch.lift()
        #expect(world.ends == [.cancelled] && world.look == before)
    }

    @Test(
        "Where swipes are off a finger does not grab what plays either", arguments: [Change.push, .nextTab, .present])
    func noGrab(change: Change) throws {
        for isEnabled in [true, false] {
            let world = World(change, animator: .slide.duration(2))
            setSwipes(in: world, enabled: isEnabled)
            world.begin()
            Headless.clock.advance(by: 0.5)
            try world.grab("0 > -0.9 hold release")
            world.settle()
            #expect(world.ends == [isEnabled ? .cancelled : .finished])
        }
    }

    @Test("A control that waits before anything is installed holds the first change", arguments: Change.kinds)
    func waits(change: Change) throws {
        let world = World(change)
        let control = try world.control
        world.uninstall()
        control.holdNext()
        #expect(control.isWaiting)
        control.scrub(to: 0.25)
        world.install()
        #expect(try control === world.control && control.isWaiting)
        world.begin()
        Headless.clock.advance(by: 1)
        #expect(control.isHolding && control.progress == 0.25)
        control.cancel()
        world.settle()
        #expect(!control.isHolding && !control.isWaiting)
    }

    @Test("The app's delegate is read and set by the same property, with and without an animator")
    func delegates() {
        let (app, other) = (AppDelegate(), AppDelegate())
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.transitions.delegate = app
        #expect(navigation.delegate === app)
        navigation.setNavigationTransition(.cube)
        #expect(navigation.delegate !== app && navigation.transitions.delegate === app)
        navigation.transitions.delegate = other
        navigation.setNavigationTransition(nil)
        #expect(navigation.delegate === other && navigation.transitions.delegate === other)

        let (tabApp, tabOther) = (AppTabDelegate(), AppTabDelegate())
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.transitions.delegate = tabApp
        #expect(tabs.delegate === tabApp)
        tabs.setTabTransition(.cube)
        #expect(tabs.delegate !== tabApp && tabs.transitions.delegate === tabApp)
        tabs.transitions.delegate = tabOther
        tabs.setTabTransition(nil)
        #expect(tabs.delegate === tabOther && tabs.transitions.delegate === tabOther)

        let (presenting, later) = (Presenting(), Presenting())
        let detail = UIViewController()
        detail.modalTransitions.delegate = presenting
        #expect(detail.transitioningDelegate === presenting)
        detail.setModalTransition(.cube)
        #expect(detail.transitioningDelegate !== presenting && detail.modalTransitions.delegate === presenting)
        detail.modalTransitions.delegate = later
        detail.setModalTransition(nil)
        #expect(detail.transitioningDelegate === later && detail.modalTransitions.delegate === later)
    }

    @Test(
        "A delegate set directly wins, and the transition is uninstalled cleanly at the next touch",
        arguments: [Change.push, .nextTab])
    func replaced(change: Change) throws {
        let world = World(change)
        world.uninstall()
        let container: UIViewController? = world.navigation ?? world.tabs
        let gestures = container?.view.gestureRecognizers?.count
        world.install()
        let app = InstantDelegate()
        world.navigation?.delegate = app
        world.tabs?.delegate = app
        world.begin()
        world.settle()
        #expect(app.asked == [world.top.title])
        try world.drag("0.005 > 0.9 hold release")
        world.settle()
        #expect(world.adapter == nil)
        #expect(world.navigation?.delegate === app || world.tabs?.delegate === app)
        #expect(container?.view.gestureRecognizers?.count == gestures)
        #expect(world.navigation?.interactivePopGestureRecognizer?.isEnabled != false)
    }

    private final class Presenting: NSObject, UIViewControllerTransitioningDelegate {}

    // MARK: The container of a world

    private func set(in world: World, shouldSwipe: (@MainActor (CGPoint) -> Bool)?) {
        world.navigation?.transitions.shouldSwipe = shouldSwipe
        world.tabs?.transitions.shouldSwipe = shouldSwipe
        world.detail?.modalTransitions.shouldSwipe = shouldSwipe
    }

    private func setSwipes(in world: World, enabled isEnabled: Bool) {
        world.navigation?.transitions.isSwipeEnabled = isEnabled
        world.tabs?.transitions.isSwipeEnabled = isEnabled
        world.detail?.modalTransitions.isSwipeEnabled = isEnabled
    }

    private func recognizers(in world: World) -> [UIPanGestureRecognizer] {
        world.navigation?.transitions.swipeGestureRecognizers ?? world.tabs?.transitions.swipeGestureRecognizers
            ?? world.detail?.modalTransitions.swipeGestureRecognizers ?? []
    }
}
