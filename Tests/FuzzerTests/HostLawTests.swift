import Testing
import UIKit

@testable import fuzz

/// Each law of the worlds of SwiftUI's containers finds a mistake that is made on purpose.
@Suite(.serialized) @MainActor struct HostLawTests {
    private func world(_ shape: HostSetup.Shape) -> HostWorld {
        var setup = Setup(root: .screen)
        setup.choices = [Choice(number: 1)]
        var hosts = HostSetup()
        hosts.shape = shape
        let world = HostWorld(setup, hosts: hosts, subject: RepertoireSubject())
        world.rest()
        #expect(world.ledger.violation == nil)
        return world
    }

    private func expect(_ kind: Violation.Kind, _ world: HostWorld, sourceLocation: SourceLocation = #_sourceLocation) {
        world.rest()
        #expect(
            world.ledger.violation?.kind == kind, "\(world.ledger.violation as Any)", sourceLocation: sourceLocation)
        Headless.reset()
    }

    @Test("A stack whose path was not told")
    func path() {
        let world = world(.stack)
        world.stacks[0].navigation.transitions.delegate = nil
        world.stacks[0].navigation.pushViewController(world.screen("x"), animated: true)
        expect(.state, world)
    }

    @Test("Tabs whose selection was not told")
    func selection() throws {
        let world = world(.tabs)
        let tabs = try #require(world.tabs).tabs
        tabs.transitions.delegate = nil
        tabs.selectedIndex = 2
        expect(.state, world)
    }

    @Test("A flag that stays true when its screen has gone")
    func flag() throws {
        let world = world(.stack)
        world.flags[0].set(1)
        Headless.clock.settle()
        world.flags[0].presentation.reset = nil
        try #require(world.flags[0].presentation.controller).dismiss(animated: true)
        expect(.state, world)
    }

    @Test("A dismissal that was not told")
    func dismissal() throws {
        let world = world(.stack)
        world.flags[0].set(1)
        Headless.clock.settle()
        world.flags[0].presentation.didEnd = nil
        world.flags[0].set(nil)
        expect(.state, world)
    }

    @Test("What is left in a container")
    func leftover() {
        let world = world(.stack)
        world.stacks[0].navigation.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
        expect(.tree, world)
    }

    @Test("A screen that is kept")
    func kept() {
        let world = world(.stack)
        world.stacks[0].path = ["x"]
        Headless.clock.settle()
        let kept = world.stacks[0].navigation.topViewController
        world.stacks[0].path = []
        expect(.freed, world)
        #expect(kept != nil)
    }

    @Test("A call that comes twice")
    func twice() {
        let world = world(.stack)
        world.stacks[0].path = ["x"]
        Headless.clock.settle()
        let navigation = world.stacks[0].navigation
        if let top = navigation.topViewController {
            world.stacks[0].navigationController(navigation, didShow: top, animated: true)
        }
        expect(.delegate, world)
    }

    @Test("A selection that is told and was nobody's")
    func nobodys() throws {
        let world = world(.tabs)
        let host = try #require(world.tabs)
        host.tabBarController(host.tabs, didSelect: host.tabs.lineup[0])
        expect(.delegate, world)
    }
}
