import Foundation
import Testing
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionTabBar

/// The badge that an own bar draws.
@MainActor
struct TabItemBadgeViewTests {
    @MainActor
    private struct Stand {
        let window: UIWindow
        let view: UIView
        let badge: TabItemBadgeView

        init() {
            Headless.reset()
            window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let controller = UIViewController(nibName: nil, bundle: nil)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            view = controller.view
            badge = TabItemBadgeView()
            badge.isReduced = { false }
        }

        var pill: UIView { badge.subviews[0] }
        var label: UILabel? { pill.subviews.first as? UILabel }
        var seen: CALayer { pill.layer.presentation() ?? pill.layer }
        var scale: CGFloat { seen.transform.m11 }
        var height: CGFloat { -seen.transform.m42 }
        var isMoving: Bool { Headless.activity.animations > 0 }

        func add() {
            view.addSubview(badge)
            fit()
        }

        func fit() {
            badge.bounds.size = badge.sizeThatFits(.zero)
            badge.center = CGPoint(x: 100, y: 100)
            badge.layoutIfNeeded()
        }
    }

    @Test("I6: A text and a number are on a pill, nothing is a dot", arguments: ["1", "920", "919+", ""])
    func shapes(text: String) {
        let stand = Stand()
        stand.badge.text = text
        stand.add()
        let size = stand.badge.bounds.size
        #expect(size.height == (text.isEmpty ? 10 : 18) && size.width >= size.height)
        #expect((size.width > 18) == (text.count > 1) && stand.pill.frame.size == size)
        #expect(stand.pill.layer.cornerRadius == size.height / 2 && stand.label?.text == text)
        #expect(stand.pill.backgroundColor == .systemRed && stand.label?.textColor == .white)
        stand.badge.color = .blue
        stand.badge.textColor = .black
        #expect(stand.pill.backgroundColor == .blue && stand.label?.textColor == .black)
        stand.badge.color = nil
        #expect(stand.pill.backgroundColor == .systemRed)
    }

    @Test("I6: It grows when it appears on the screen, not when it changes; set before, it shows as it is")
    func grows() {
        let stand = Stand()
        stand.badge.text = "3"
        stand.add()
        Headless.clock.advance(by: 0.05)
        #expect(stand.scale == 1 && !stand.isMoving)
        stand.badge.text = "33"
        stand.fit()
        Headless.clock.advance(by: 0.05)
        #expect(stand.scale == 1 && !stand.isMoving)
        stand.badge.text = nil
        stand.badge.text = "4"
        stand.fit()
        Headless.clock.advance(by: 0.05)
        #expect(stand.scale > 0.02 && stand.scale < 0.9)
        Headless.clock.advance(by: 0.3)
        #expect(stand.scale == 1 && !stand.isMoving && !stand.badge.isAnimating)
    }

    @Test("I6: An animation set before layout plays later")
    func beforeLayout() {
        let stand = Stand()
        stand.badge.animate(.bounce(height: 20, duration: 2))
        stand.badge.text = "3"
        Headless.clock.advance(by: 3)
        #expect(!stand.isMoving)
        stand.add()
        Headless.clock.advance(by: 0.5)
        #expect(stand.height > 15)
        Headless.clock.advance(by: 1.6)
        #expect(stand.height == 0 && !stand.isMoving)
    }

    @Test("I6: It bounces 20 points high for 2 seconds, once or until it is stopped", arguments: [false, true])
    func bounces(repeats: Bool) {
        let stand = Stand()
        stand.badge.text = "3"
        stand.add()
        Headless.clock.advance(by: 1)
        stand.badge.animate(.bounce(height: 20, duration: 2, repeats: repeats))
        for round in 0..<3 {
            var highest: CGFloat = 0
            for _ in 0..<118 {
                Headless.clock.advance(by: 1.0 / 60)
                highest = max(highest, stand.height)
            }
            #expect(abs(highest - (repeats || round == 0 ? 20 : 0)) < 0.3)
            Headless.clock.advance(by: 2.0 / 60)
        }
        #expect(stand.badge.isAnimating == repeats)
        stand.badge.animate(nil)
        Headless.clock.turn()
        #expect(stand.height == 0 && !stand.isMoving)
    }

    @Test("I6: Resized, hidden from its window and back, and without a text for a while, it goes on where it should")
    func changes() {
        let stand = Stand()
        stand.badge.text = "3"
        stand.add()
        stand.badge.animate(.bounce(repeats: true))
        Headless.clock.advance(by: 0.3)
        let narrow = stand.badge.bounds.width
        stand.badge.text = "333"
        stand.fit()
        #expect(stand.pill.frame == stand.badge.bounds)
        #expect(stand.badge.bounds.width > narrow)
        Headless.clock.advance(by: 0.02)
        #expect(stand.height > 5 && stand.pill.bounds.size == stand.badge.bounds.size)
        stand.badge.removeFromSuperview()
        Headless.clock.advance(by: 0.1)
        #expect(!stand.isMoving)
        stand.add()
        Headless.clock.advance(by: 0.5)
        #expect(stand.isMoving && stand.height > 0)
        stand.badge.text = nil
        #expect(stand.height == 0)
        Headless.clock.turn()
        #expect(!stand.isMoving)
        stand.badge.text = "1"
        stand.fit()
        Headless.clock.advance(by: 0.02)
        #expect(stand.isMoving && stand.height > 0)
        weak var badge: TabItemBadgeView?
        do {
            let other = TabItemBadgeView()
            other.text = "1"
            stand.view.addSubview(other)
            other.animate(.bounce(repeats: true))
            badge = other
            other.removeFromSuperview()
        }
        stand.badge.animate(nil)
        Headless.clock.advance(by: 0.1)
        #expect(badge == nil && !stand.isMoving)
    }

    @Test("I6, F201: In the background nothing moves, and what repeats goes on afterwards where it would be")
    func background() {
        let stand = Stand()
        stand.badge.text = "3"
        stand.add()
        stand.badge.animate(.bounce(height: 20, duration: 2, repeats: true))
        Headless.clock.advance(by: 0.2)
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        Headless.clock.advance(by: 0.1)
        #expect(!stand.isMoving && stand.height == 0)
        NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: nil)
        Headless.clock.advance(by: 0.2)
        // The first bounce is highest after half of 1 / 1.96 of the two seconds.
        #expect(stand.isMoving && abs(stand.height - 20) < 0.3)
    }

    @Test("I6: Under Reduce Motion nothing moves, and what repeats begins when motion is allowed again")
    func reduced() {
        let stand = Stand()
        stand.badge.isReduced = { true }
        stand.badge.text = "3"
        stand.add()
        stand.badge.animate(.bounce())
        #expect(!stand.badge.isAnimating && !stand.isMoving)
        stand.badge.animate(.bounce(repeats: true))
        Headless.clock.advance(by: 0.3)
        #expect(stand.height == 0 && stand.scale == 1)
        stand.badge.isReduced = { false }
        Headless.clock.advance(by: 0.3)
        #expect(stand.height > 0)
        stand.badge.isReduced = { true }
        Headless.clock.advance(by: 0.02)
        #expect(stand.height == 0)
    }

    @Test("I11: Its text follows the user's text size, up to a limit")
    func textSize() {
        let stand = Stand()
        stand.badge.text = "12"
        stand.add()
        var sizes: [CGFloat] = []
        let categories: [UIContentSizeCategory] = [
            .small, .large, .extraExtraExtraLarge, .accessibilityLarge, .accessibilityExtraExtraExtraLarge,
        ]
        for category in categories {
            Headless.contentSizeCategory = category
            Headless.clock.turn()
            stand.fit()
            sizes.append(stand.label?.font.pointSize ?? 0)
            #expect(stand.badge.bounds.height >= 18 && stand.badge.bounds.height <= 24)
        }
        #expect(sizes == sizes.sorted() && sizes[1] == 13 && sizes[0] < 13)
        #expect(sizes[2] > 13 && sizes[4] == 17)
    }
}
