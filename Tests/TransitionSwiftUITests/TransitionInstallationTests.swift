import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionSwiftUI
@testable import TransitionUIKit
@testable import fuzz

/// What modifiers install on a stack, and when.
@MainActor
struct TransitionInstallationTests {
    private func isMoved(_ host: StackHost) -> Bool {
        host.navigation.viewControllers.contains {
            !CATransform3DIsIdentity($0.view.layer.presentation()?.transform ?? CATransform3DIdentity)
        }
    }

    /// Whether a push plays an animator of the package; ends it.
    private func plays(_ host: StackHost, _ world: HostWindow) -> Bool {
        host.path.append("p\(host.path.count)")
        Headless.clock.advance(by: 0.15)
        let plays = host.navigation.transitions.isPlaying
        world.settle()
        return plays
    }

    @Test("S1: inside and outside, under everything that is not known", arguments: HostAssumptions.each)
    func plays(assumptions: HostAssumptions) {
        for place in StackHost.Place.allCases {
            let world = HostWindow()
            let host = StackHost(assumptions)
            host.add(.slide, place)
            world.show(host.hosting)
            #expect(plays(host, world), "\(place)")
            #expect(host.log.take().suffix(2) == ["willShow p0", "didShow p0"], "\(place)")
            host.path = []
            Headless.clock.advance(by: 0.15)
            #expect(host.navigation.transitions.isPlaying, "\(place)")
            world.settle()
            #expect(host.log.take() == ["willShow root", "didShow root"], "\(place): it hears all, once")
        }
    }

    @Test("Updates that change nothing touch nothing")
    func onlyChanges() {
        let world = HostWindow()
        let host = StackHost()
        let request = host.add(.slide)
        world.show(host.hosting)
        let settings = host.navigation.settings
        let swipe = host.navigation.transitions.swipeGestureRecognizers.first
        for _ in 0..<10 {
            host.setNeedsUpdate()
            world.settle()
        }
        request.update(.cube, options: .init())
        #expect(host.navigation.settings == settings)
        #expect(host.navigation.transitions.swipeGestureRecognizers.first === swipe)
        host.path = ["a"]
        Headless.clock.advance(by: 0.2)
        // Only a cube turns its screens.
        let matrix = host.navigation.topViewController?.view.layer.presentation()?.transform ?? CATransform3DIdentity
        #expect(abs(matrix.m13) > 0.01, "the latest animator plays")
        world.settle()
        request.update(.cube, options: .init(swipe: .off))
        #expect(host.navigation.transitions.swipeGestureRecognizers.isEmpty)
    }

    @Test("S1: nil leaves the stack to the system, with the delegate that it had")
    func system() {
        let world = HostWindow()
        let host = StackHost()
        let request = host.add(nil)
        world.show(host.hosting)
        #expect(host.navigation.navigationTransitionAdapter == nil)
        request.update(.slide, options: .init())
        #expect(plays(host, world))
        request.update(nil, options: .init())
        world.settle()
        #expect(host.navigation.navigationTransitionAdapter == nil)
        #expect(host.navigation.delegate === host)
        #expect(!plays(host, world))
        #expect(host.shown == host.path)
    }

    @Test("A delegate that is set later, however often, is adopted, and hears all", arguments: [0, 1, 2])
    func adopted(when: Int) {
        let world = HostWindow()
        let host = StackHost()
        let request = host.add(.slide)
        world.show(host.hosting)
        _ = host.log.take()
        for round in 0..<3 {
            host.navigation.delegate = host
            switch when {
            case 0: request.update(.slide, options: .init())
            // The finger with which a user chooses what to push.
            case 1: Headless.tap(at: CGPoint(x: 200, y: 600), in: world.window)
            default: withScreenTransition(.slide) {}
            }
            #expect(plays(host, world), "round \(round)")
            #expect(host.log.take().filter { $0.hasPrefix("didShow") } == ["didShow p\(round)"])
        }
        #expect(host.navigation.transitions.delegate === host)
    }

    @Test("Of several modifiers the last one counts while it is there")
    func several() {
        let world = HostWindow()
        let host = StackHost()
        host.add(.slide)
        world.show(host.hosting)
        let later = host.add(.cube, options: .init(swipe: .off))
        #expect(host.navigation.transitions.swipeGestureRecognizers.isEmpty)
        host.setNeedsUpdate()
        world.settle()
        #expect(
            host.navigation.transitions.swipeGestureRecognizers.isEmpty, "updates change nothing")
        host.remove(later)
        #expect(!host.navigation.transitions.swipeGestureRecognizers.isEmpty)
        #expect(plays(host, world))
        let first = host.requests[0].request
        host.remove(first)
        world.settle()
        #expect(host.navigation.navigationTransitionAdapter == nil, "the last one leaves the stack as it was found")
        #expect(host.navigation.delegate === host)
    }

    @Test("A modifier with another identity takes over, whoever goes first", arguments: [true, false])
    func identity(dismantlesFirst: Bool) {
        var assumptions = HostAssumptions()
        assumptions.dismantlesFirst = dismantlesFirst
        let world = HostWindow()
        let host = StackHost(assumptions)
        let first = host.add(.slide)
        world.show(host.hosting)
        let adapter = host.navigation.navigationTransitionAdapter
        host.replace(first, by: .fade)
        world.settle()
        #expect(host.navigation.navigationTransitionAdapter === adapter, "nothing is taken off in between")
        #expect(plays(host, world))
    }

    @Test("A container that is made anew has the transition, and the old one is freed", arguments: HostAssumptions.each)
    func rebuilt(assumptions: HostAssumptions) {
        for place in StackHost.Place.allCases {
            let world = HostWindow()
            let host = StackHost(assumptions)
            host.add(.slide, place)
            world.show(host.hosting)
            for _ in 0..<3 {
                weak var old: UINavigationController?
                old = host.navigation
                host.rebuild()
                host.setNeedsUpdate()
                world.settle()
                #expect(old == nil, "\(place)")
                #expect(plays(host, world), "\(place)")
                #expect(host.shown == host.path, "\(place)")
            }
        }
    }

    @Test("A request that nobody dismantled is as if it were gone")
    func lost() {
        let world = HostWindow()
        let host = StackHost()
        world.show(host.hosting)
        do {
            let request = TransitionRequest<UINavigationController>(.slide, options: .init())
            host.navigation.viewControllers[0].embed(request.finder, size: .zero)
            request.finder.look()
            #expect(host.navigation.navigationTransitionAdapter != nil)
            request.finder.view.removeFromSuperview()
            request.finder.removeFromParent()
        }
        world.settle()
        #expect(host.navigation.navigationTransitionAdapter == nil)
    }
}
