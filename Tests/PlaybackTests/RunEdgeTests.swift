import Testing
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// What a run must not show: a screen beyond its ends, a shadow before its screen, a clip that scrolls away.
@MainActor
struct RunEdgeTests {
    private struct Plain: TransitionAnimator {
        let info = AnimatorInfo(name: "plain", title: "Plain", summary: "The new screen comes.")
        var duration = 1.0
        var timing = Timing.linear
        let choreography: Choreography
        func choreography(in scene: TransitionScene) -> Choreography { choreography }
    }

    @Test("A spring that is thrown back at its start waits there, and does not go beyond it", arguments: [true, false])
    func thrownBack(isPush: Bool) throws {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(
            Plain(
                timing: .spring(response: 0.5, dampingRatio: 1),
                choreography: Choreography(foreground: .from(.offset(x: 1)), background: [])))
        let screen = fixture.pushed("a", animated: false)
        if !isPush { fixture.navigation.popViewController(animated: true) }
        let moving = isPush ? fixture.push("b") : screen
        let control = fixture.navigation.transitions.control
        Headless.clock.advance(by: 0.1)
        #expect(control.hold())
        control.scrub(to: 0.1)
        control.finish(velocity: -6)
        var places: [Double] = []
        for _ in 0..<90 {
            Headless.clock.advance(by: 1.0 / 60)
            guard fixture.navigation.transitionCoordinator != nil else { break }
            places.append(Double((moving.view.layer.presentation() ?? moving.view.layer).transform.m41))
        }
        #expect(places.count > 20)
        // It goes back to the start, and no further.
        let start = isPush ? 390.0 : 0
        #expect(places.contains { abs($0 - start) < 1 } && places.allSatisfy { (-0.5...390.5).contains($0) })
        fixture.settle()
    }

    @Test("Where the screens change places the shadow of each stays right behind its screen")
    func shadowInDepth() throws {
        let fixture = NavigationFixture()
        let shadow = Motion.fixed(.shadow(opacity: 0.5, radius: 9))
        fixture.navigation.setNavigationTransition(
            Plain(
                choreography: Choreography(
                    foreground: [.from(.offset(x: 1)), .passingShadow(opacity: 0.5, radius: 9)], background: [shadow],
                    front: .init(.background, switches: [0.5]), cuts: [0.5])))
        let screen = fixture.push("a")
        for _ in 0..<9 {
            Headless.clock.advance(by: 0.1)
            guard let layers = screen.view.layer.superlayer?.sublayers else { break }
            let casters = layers.filter { $0.shadowPath != nil }.map { Double(($0.presentation() ?? $0).zPosition) }
            let screens = [screen, fixture.root].map {
                Double(($0.view.layer.presentation() ?? $0.view.layer).zPosition)
            }
            #expect(casters.count == 2 && Set(casters + screens).count == 4)
            let order = (casters.map { ($0, "shadow") } + screens.map { ($0, "screen") }).sorted { $0.0 < $1.0 }
            #expect(order.map(\.1) == ["shadow", "screen", "shadow", "screen"], "\(order)")
        }
        fixture.settle()
    }

    @Test("A clip of the old screen lies over what is seen of a scrolled list, while it scrolls on")
    func clippedBackground() throws {
        let fixture = NavigationFixture()
        let list = ListScreen()
        fixture.navigation.setViewControllers([list], animated: false)
        Headless.clock.settle()
        list.list.contentOffset.y = 900
        fixture.navigation.setNavigationTransition(
            Plain(
                choreography: Choreography(
                    foreground: [], background: .to(.clip(.circle(x: 0.5, y: 0.5, radius: 0))), front: .background)))
        fixture.push("a")
        for _ in 0..<4 {
            Headless.clock.advance(by: 0.1)
            list.list.contentOffset.y += 40
            #expect(try #require(list.list.layer.mask).position == list.list.bounds.origin)
        }
        fixture.settle()
        #expect(list.list.layer.mask == nil)
    }
}
