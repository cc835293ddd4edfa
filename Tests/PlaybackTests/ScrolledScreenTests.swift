import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// F121: screens whose root view is a scroll view, as that of a list is.
@MainActor
struct ScrolledScreenTests {
    private final class List: UIViewController {
        let list = UIScrollView()
        override func loadView() {
            list.contentSize = CGSize(width: 390, height: 5000)
            list.backgroundColor = .white
            view = list
        }
    }

    /// The origin of the clips in the root view.
    private func begin(_ list: UIScrollView) throws -> CGPoint {
        try #require(list.layer.mask).position
    }

    @Test("A clip lies over what is seen of a scrolled list, at rest, under a finger and while it scrolls on")
    func clipped() throws {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.circleReveal.duration(1))
        let screen = List()
        screen.list.contentOffset = CGPoint(x: 0, y: 1500)
        fixture.navigation.pushViewController(screen, animated: true)
        Headless.clock.advance(by: 0.2)
        #expect(try begin(screen.list) == screen.list.bounds.origin)
        #expect(screen.list.bounds.minY > 1000)
        // Content that goes on scrolling while the circle grows.
        for _ in 0..<5 {
            screen.list.contentOffset.y += 40
            #expect(try begin(screen.list) == screen.list.bounds.origin)
            Headless.clock.advance(by: 1.0 / 60)
        }
        let circle = try #require(screen.list.layer.mask?.sublayers?.first)
        #expect(circle.animation(forKey: "repertoire.bounds") != nil)
        fixture.settle()
        #expect(screen.list.layer.mask == nil)
        screen.list.contentOffset.y += 40

        let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: fixture.window)
        for step in 1...20 {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: 2 + 8 * Double(step), y: 400))
        }
        #expect(try begin(screen.list) == screen.list.bounds.origin)
        touch.lift()
        fixture.settle()
    }

    @Test("The shade of a scrolled list does not scroll, and neither does its clip")
    func shaded() throws {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(
            StageTests.Reveal(clip: .circle(x: 0.5, y: 0.5, radius: 0)).duration(1))
        let screen = List()
        screen.list.contentOffset = CGPoint(x: 0, y: 900)
        fixture.navigation.pushViewController(screen, animated: true)
        Headless.clock.advance(by: 0.2)
        let siblings = try #require(screen.list.layer.superlayer?.sublayers)
        let shade = try #require(siblings.first { $0 !== screen.list.layer && $0.mask != nil })
        #expect(shade.mask?.position == .zero)
        fixture.settle()
    }
}
