import Testing
import TransitionAnimations
import TransitionCore
import UIKit

@testable import GalleryModel

/// The bar with drawn pictures and a line that follows.
@Suite(.serialized) @MainActor struct DrawnBarTests {
    /// The views of a kind below a view.
    private func all<Kind: UIView>(_ kind: Kind.Type, in view: UIView?) -> [Kind] {
        (view?.subviews ?? []).flatMap { ([$0 as? Kind].compactMap { $0 }) + all(kind, in: $0) }
    }

    /// The line's place along the bar: the only view there that is three points high.
    private func line(_ rig: DemoBarRig<DrawnBarController>) throws -> CGFloat {
        let view = try #require(all(UIView.self, in: rig.bar?.view).first { $0.bounds.height == 3 && !$0.isHidden })
        return (view.layer.presentation() ?? view.layer).position.x
    }

    @Test("Upright it is 56 points high, on its side 80")
    func height() throws {
        let upright = try #require(DemoBarRig { DrawnBarController() }.bar?.height)
        #expect(upright - 34 == 56)
        let onItsSide = DemoBarRig(size: CGSize(width: 844, height: 390)) { DrawnBarController() }
        #expect(try #require(onItsSide.bar?.height) - 21 == 80)
    }

    @Test("A picture is drawn from its beginning when its tab is selected")
    func drawing() throws {
        let rig = DemoBarRig { DrawnBarController() }
        let marks = all(DrawnMark.self, in: rig.bar?.view)
        #expect(marks.count == 4 && marks.allSatisfy { $0.drawnPart == 1 })
        Headless.tap(at: try rig.point(2), in: rig.window)
        Headless.clock.advance(by: 0.3)
        let parts = marks.map(\.drawnPart)
        #expect(parts.count { $0 > 0.05 && $0 < 0.95 } == 1 && parts.count { $0 == 1 } == 3, "\(parts)")
        rig.settle()
        #expect(marks.allSatisfy { $0.drawnPart == 1 } && rig.demo.selectedIndex == 2)
    }

    @Test("The line follows a swipe there and back, and stays when it is called off")
    func indicator() throws {
        let rig = DemoBarRig { DrawnBarController() }
        let (start, second) = (try line(rig), try rig.point(1).x)
        #expect(abs(start - (try rig.point(0).x)) < 1)
        let touch = Headless.touch(at: CGPoint(x: 350, y: 400), in: rig.window)
        func drag(from: CGFloat, to: CGFloat) {
            for step in 1...10 {
                Headless.clock.advance(by: 1.0 / 60)
                touch.move(to: CGPoint(x: from + (to - from) * CGFloat(step) / 10, y: 400))
            }
            Headless.clock.advance(by: 0.3)
        }
        drag(from: 350, to: 150)
        let middle = try line(rig)
        #expect(middle > start + 20 && middle < second - 10)
        drag(from: 150, to: 330)
        #expect(try line(rig) < middle - 20)
        touch.lift()
        rig.settle()
        #expect(try line(rig) == start && rig.demo.selectedIndex == 0)
        try rig.tap(1)
        #expect(abs(try line(rig) - second) < 1 && rig.demo.selectedIndex == 1)
    }

    @Test("Each demo says what to try, and plays the animation that was chosen", arguments: DemoBar.allCases)
    func chosen(bar: DemoBar) throws {
        #expect(!bar.title.isEmpty && bar.advice.hasSuffix("."))
        let rig = DemoBarRig { bar.make(.still) }
        Headless.tap(at: try rig.point(1), in: rig.window)
        Headless.clock.advance(by: 0.05)
        let during = all(UIView.self, in: rig.bar?.view).count
        rig.settle()
        let after = all(UIView.self, in: rig.bar?.view).count
        #expect(rig.demo.selectedIndex == 1)
        // Pictures that draw themselves do so over the time of any animation.
        #expect(bar == .drawn ? during >= after : during == after)
    }
}
