import Testing
import TransitionAnimations
import TransitionCore
import TransitionSwap
import TransitionUIKit
import TransitionWorld
import UIKit

/// A window's root changes at an unusual moment, or something happens while it does.
@MainActor @Suite struct RootMomentTests {
    /// A call of the app that changes the root once more.
    enum Call: CaseIterable {
        case willAppear, willDisappear, didAppear, layout, completion, transitionEnds, dismissed
    }

    private final class Callback: UIViewController {
        var onDidAppear: (() -> Void)?
        var onLayout: (() -> Void)?
        var onDidDisappear: (() -> Void)?

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            onDidAppear?()
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            onLayout?()
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            onDidDisappear?()
        }
    }

    @Test("C2: a change from within a callback stands, and each completion comes once", arguments: Call.allCases)
    func nested(call: Call) throws {
        for transition in [CatalogueAnimator.slide.duration(0.5), nil] {
            let world = RootWorld()
            let last = world.screen("last")
            var isOpen = true
            func change() {
                guard isOpen else { return }
                isOpen = false
                world.change(to: last, .fade.duration(0.3))
            }
            let kept = world.screen("middle")
            let middle = Callback()
            middle.title = "middle"
            let old = try #require(world.window.rootViewController as? Screen)
            switch call {
            case .willDisappear: old.onWillDisappear = change
            case .willAppear:
                kept.onWillAppear = change
                world.change(to: kept, transition)
            case .didAppear: middle.onDidAppear = change
            case .layout: middle.onLayout = change
            case .completion:
                world.window.setRootViewController(middle, transition: transition) { _ in change() }
            case .transitionEnds:
                let navigation = UINavigationController(rootViewController: world.screen("inner"))
                world.window.rootViewController = navigation
                world.settle()
                navigation.setNavigationTransition(.slide.duration(0.6))
                navigation.transitions.onEvent = { if $0 == .finished { change() } }
                navigation.pushViewController(world.screen("pushed"), animated: true)
                Headless.clock.advance(by: 0.2)
            case .dismissed:
                let above = Callback()
                above.onDidDisappear = change
                old.present(above, animated: false)
                world.settle()
            }
            if call != .completion, call != .willAppear { world.change(to: middle, transition) }
            world.expectRest("last")
            #expect(!isOpen)
            // Without a transition the change is over before the screen is laid out and has appeared.
            let isOver = transition == nil && (call == .didAppear || call == .layout)
            let first = call == .completion ? [] : ["middle \(isOver ? "finished" : "replaced")"]
            #expect(world.results.sorted() == ["last finished"] + first)
        }
    }

    /// What happens while a root arrives.
    enum Event: CaseIterable {
        case turned, folded, presented, presentedByOurs, switchedOff, background, pushed, pushedWhole, ownRoot, hidden
        case emptied
    }

    @Test("C2: what happens while a root arrives ends the change at its end, or goes along", arguments: Event.allCases)
    func during(event: Event) throws {
        let world = RootWorld()
        defer { Transitions.isEnabled = true }
        Headless.setPosture(event == .folded ? .open : nil, of: world.window)
        world.settle()
        let home = world.screen("home")
        let navigation = UINavigationController(rootViewController: home)
        navigation.title = "navigation"
        let slide = CatalogueAnimator.slide.duration(0.4)
        if event == .pushedWhole {
            navigation.setNavigationTransition(slide.wholeWindow)
        } else {
            navigation.setNavigationTransition(slide)
        }
        world.change(to: navigation, .cube.duration(1))
        Headless.clock.advance(by: 0.3)
        let above = world.screen("above")
        switch event {
        case .turned: Headless.rotate(world.window)
        case .folded: Headless.change(world.window, to: .closed)
        case .presented: home.present(above, animated: true)
        case .presentedByOurs:
            above.setModalTransition(.cover.duration(0.4))
            home.present(above, animated: true)
        case .switchedOff: Transitions.isEnabled = false
        case .background: Headless.enterBackground()
        case .pushed, .pushedWhole: navigation.pushViewController(world.screen("pushed"), animated: true)
        case .ownRoot: world.window.rootViewController = world.screen("own")
        case .hidden: world.window.isHidden = true
        case .emptied: world.window.rootViewController = nil
        }
        Headless.clock.advance(by: 0.2)
        let isReplaced = event == .ownRoot || event == .emptied
        #expect(world.results == (event == .pushed ? [] : ["navigation \(isReplaced ? "replaced" : "finished")"]))
        if event == .background { world.enterForeground() }
        world.window.isHidden = false
        if event == .presented || event == .presentedByOurs {
            world.settle()
            #expect(home.presentedViewController === above && above.viewIfLoaded?.window === world.window)
            above.dismiss(animated: false)
        }
        if event == .emptied {
            world.settle()
            #expect(world.window.subviews == [])
        } else {
            world.expectRest(event == .ownRoot ? "own" : "navigation")
        }
        #expect(world.results.count == 1)
    }

    @Test("C2: during a rotation, and from the callback of one, the new root has the new size")
    func rotation() {
        final class Turning: UIViewController {
            var onTurn: (() -> Void)?
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                onTurn?()
            }
        }
        for isNested in [true, false] {
            let world = RootWorld()
            let old = Turning()
            world.window.rootViewController = old
            world.settle()
            let home = world.screen("home")
            if isNested { old.onTurn = { world.change(to: home) } }
            Headless.rotate(world.window)
            if !isNested {
                Headless.clock.advance(by: 0.1)
                world.change(to: home)
            }
            world.expectRest("home")
            #expect(home.view.frame == world.window.bounds && world.window.bounds.width == 844)
            #expect(world.results == ["home finished"])
        }
    }

    @Test("A presentation over the old root that never ends is hidden, and taken away after three seconds")
    func neverEnds() throws {
        final class Stuck: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { self }
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {}
        }
        let (world, stuck) = (RootWorld(), Stuck())
        let above = world.screen("above")
        above.modalPresentationStyle = .fullScreen
        above.transitioningDelegate = stuck
        try #require(world.window.rootViewController).present(above, animated: true)
        Headless.clock.advance(by: 0.1)
        let home = world.screen("home")
        world.change(to: home)
        Headless.clock.advance(by: 2.5)
        #expect(world.results == ["home finished"])
        #expect(world.window.subviews.count == 2 && world.window.subviews.count { !$0.isHidden } == 1)
        Headless.clock.advance(by: 1)
        Headless.clock.turn()
        #expect(world.window.subviews == [home.view])
    }

    @Test("The old root may come back before what it presents is gone")
    func back() throws {
        let world = RootWorld()
        try world.begin(.presenting)
        let old = try #require(world.window.rootViewController)
        let home = world.screen("home")
        world.change(to: home, nil)
        world.change(to: old, nil)
        world.settle()
        #expect(world.window.rootViewController === old && old.view.window === world.window)
        #expect(world.results == ["home finished", "old finished"])
    }

    @Test("A window that is freed while its root arrives owes no completion")
    func freed() {
        Headless.reset()
        var results: [RootTransitionOutcome] = []
        weak var kept: UIWindow?
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.rootViewController = Screen("old")
            window.makeKeyAndVisible()
            Headless.clock.settle()
            window.setRootViewController(Screen("home"), transition: .slide.duration(0.5)) { results.append($0) }
            Headless.clock.advance(by: 0.1)
            kept = window
            window.windowScene = nil
        }
        Headless.clock.settle()
        #expect(kept == nil)
        #expect(results.count == 1)
        #expect(Headless.activity.displayLinks == 0 && Headless.activity.animations == 0)
    }

    #if compiler(>=6.2)
    // `Task.immediate` needs the compiler of Swift 6.2. The test does not suspend before it is done with the world.
    @Test("The async form has set the root when it begins to wait, and returns when the change is over")
    func waits() async {
        let world = RootWorld()
        let window = world.window
        var order: [String] = []
        let task = Task.immediate {
            let result = await window.changeRootViewController(
                to: world.screen("home"), transition: .slide.duration(0.5))
            order.append("\(result)")
        }
        #expect(window.rootViewController?.title == "home")
        Headless.clock.advance(by: 0.4)
        order.append("0.4")
        world.expectRest("home")
        await task.value
        #expect(order == ["0.4", "finished"])
    }
    #endif
}
