import Foundation
import Testing
import TransitionAnimations
import TransitionTestSupport
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionTabBar

/// Animations on bars on which the places of pictures are known, and on others.
@MainActor
struct ItemKnownBarTests {
    private func fixture(isKnown: Bool) -> ItemFixture {
        var assumptions = Headless.Assumptions()
        assumptions.tabBarItemsOverlap = !isKnown
        return ItemFixture(bottom: 34, assumptions: assumptions)
    }

    private func choreography(_ animation: BuiltInTabItemAnimation) -> TabItemChoreography {
        animation.animator.choreography(
            in: TabItemScene(
                size: CGSize(width: 94, height: 49), icon: CGRect(x: 30, y: 5, width: 25, height: 25),
                title: CGRect(x: 20, y: 34, width: 50, height: 12), badge: CGRect(x: 50, y: 2, width: 18, height: 18)))
    }

    @Test("I1: Each animation draws beside the item, replaces something, or does both, as its choreography says")
    func kinds() {
        let all = BuiltInTabItemAnimation.allCases
        #expect(all.filter { choreography($0).isAdditive } == [.badgeBounce, .pill, .ring, .still, .trace])
        let mixed = all.filter { !choreography($0).isAdditive && !choreography($0).additive.isStill }
        #expect(mixed == [.fade, .fountain, .fume, .ink, .launch, .liquidDrop, .sparkle] && all.count == 28)
        for animation in all {
            let additive = choreography(animation).additive
            #expect(additive.isAdditive && additive.shapes.count == choreography(animation).shapes.count)
        }
    }

    @Test(
        "I1, F195: Where places are not known, only what is drawn beside the item plays, unless the app asks for all",
        arguments: BuiltInTabItemAnimation.chosen, [TabItemAnimatedBars.measured, .evenUnmeasured])
    func unknown(animation: BuiltInTabItemAnimation, bars: TabItemAnimatedBars) {
        let fixture = fixture(isKnown: false)
        let looks = fixture.looks
        fixture.tabs.tabItems.animatedBars = bars
        fixture.tabs.setTabItemAnimation(animation.animator)
        fixture.tap(1)
        fixture.begin()
        let choreography = choreography(animation)
        let replaces = bars == .evenUnmeasured && choreography.replacesIcon
        #expect(fixture.isBlank(1) == replaces)
        let shapes = fixture.overlays.first?.layer.sublayers?.count { $0 is CAShapeLayer } ?? 0
        #expect(shapes == choreography.shapes.count)
        let moves = bars == .evenUnmeasured ? !choreography.isStill : !choreography.additive.isStill
        // A badge moves only if there is one.
        #expect(fixture.overlays.count == (moves && animation != .badgeBounce ? 1 : 0))
        fixture.settle()
        #expect(fixture.base.shown == "b")
        fixture.expectClean(looks)
    }

    @Test("I6, F195: A badge moves on every bar", arguments: [false, true])
    func badge(isKnown: Bool) {
        let fixture = fixture(isKnown: isKnown)
        fixture.tabs.tabItems[2].badge = .number(2)
        let looks = fixture.looks
        fixture.tabs.tabItems[2].animateBadge(.bounce(height: 20, duration: 0.5))
        fixture.begin()
        #expect(fixture.moving == 1)
        fixture.settle()
        fixture.expectClean(looks)
    }

    @Test(
        "I9, F195: A view that draws itself replaces the picture where the places are known", arguments: [false, true])
    func drawing(isKnown: Bool) {
        final class Player: UIView, TabItemDrawing {
            func drawItem(at progress: Double) {}
        }
        let fixture = fixture(isKnown: isKnown)
        fixture.tabs.tabItems[1].picture = { Player(frame: .zero) }
        fixture.tabs.setTabItemAnimation(.bounce)
        fixture.tap(1)
        fixture.begin()
        #expect(fixture.isBlank(1) == isKnown && fixture.overlays.count == (isKnown ? 1 : 0))
        fixture.settle()
    }

    @Test("I1: A bar is known by the height of its items, and by items that lie side by side")
    func rows() {
        #expect(KnownBarLayout.all.allSatisfy { !$0.source.isEmpty })
        for (height, overlaps, center) in [
            (48, false, 18), (49, false, 18), (49, true, nil), (54, false, nil), (54, true, nil), (.nan, false, nil),
        ] as [(CGFloat, Bool, CGFloat?)] {
            #expect(KnownBarLayout.of(itemHeight: height, itemsOverlap: overlaps)?.iconCenter == center)
        }
    }
}
