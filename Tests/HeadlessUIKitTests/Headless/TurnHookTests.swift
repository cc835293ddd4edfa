import Foundation
import HeadlessFixtures
import Testing
import UIKit

/// What is called at the end of each turn of the run loop.
@MainActor
struct TurnHookTests {
    @Test(
        "F212: a hook is called after the work of a turn, before or after its layout, until it returns false",
        arguments: [true, false])
    func order(commitsFirst: Bool) {
        final class Watched: UIView {
            var lines: [String] = []
            override func layoutSubviews() { lines.append("layout") }
        }
        Headless.reset()
        Headless.assumptions.commitsPrecedeObservers = commitsFirst
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        window.isHidden = false
        let view = Watched(frame: window.bounds)
        window.addSubview(view)
        Headless.clock.settle()
        view.lines = []
        var count = 0
        Headless.clock.onTurn {
            count += 1
            view.lines.append("turn")
            return count < 3
        }
        Headless.clock.onTurn(isLate: true) {
            view.lines.append("late")
            return false
        }
        Headless.clock.schedule(after: 0) {
            view.lines.append("work")
            view.setNeedsLayout()
        }
        Headless.clock.turn()
        let middle = commitsFirst ? ["layout", "turn"] : ["turn", "layout"]
        #expect(view.lines == ["work"] + middle + ["late"])
        for _ in 0..<4 { Headless.clock.turn() }
        #expect(count == 3 && view.lines.filter { $0 == "late" }.count == 1)
        #expect(Headless.clock.settle())
    }

    @Test("F212: an action of a view's updates precedes the layout, where that does not wait for observers")
    func updates() throws {
        @MainActor final class State {
            var view: UIView? = UIView()
            var updates = 0
            var lasts = true
        }
        Headless.reset()
        let state = State()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        window.isHidden = false
        let view = try #require(state.view)
        Headless.clock.onUpdate(of: view) { [weak view] in
            state.updates += 1
            view?.frame = window.bounds
            return state.lasts
        }
        Headless.clock.turn()
        #expect(state.updates == 0, "a view in no window")
        window.addSubview(view)
        Headless.clock.turn()
        #expect(state.updates == 1 && view.frame == window.bounds)
        Headless.assumptions.commitsPrecedeObservers = false
        Headless.clock.turn()
        #expect(state.updates == 1)
        Headless.assumptions.commitsPrecedeObservers = true
        state.lasts = false
        Headless.clock.turn()
        Headless.clock.turn()
        #expect(state.updates == 2)
    }

    @Test("While time passes, a hook is called in turns in which something happens, and not while Core Animation plays")
    func sleeping() {
        Headless.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        window.isHidden = false
        Headless.clock.settle()
        var count = 0
        Headless.clock.onTurn {
            count += 1
            return true
        }
        func turns(during seconds: Double) -> Int {
            count = 0
            Headless.clock.advance(by: seconds)
            return count
        }
        #expect(turns(during: 1) == 1)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = 0.55
        window.layer.add(animation, forKey: "opacity")
        // Its begin, its end, and what follows of each.
        #expect(turns(during: 1) <= 5 && window.layer.animationKeys() == nil)
        Headless.clock.schedule(after: 0.5) {}
        #expect(turns(during: 1) == 2)
        let link = Headless.displayLink { _ in }
        link.add(to: .main, forMode: .common)
        #expect(turns(during: 1) == 61)
        link.isPaused = true
        #expect(turns(during: 1) == 1)
        link.invalidate()
    }

    @Test("An animation that repeats for ever keeps nothing from coming to rest")
    func forever() {
        Headless.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        window.isHidden = false
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = 0.5
        animation.repeatCount = .infinity
        window.layer.add(animation, forKey: "opacity")
        #expect(Headless.clock.settle() && window.layer.animationKeys() == ["opacity"])
        animation.repeatCount = 3
        window.layer.add(animation, forKey: "opacity")
        #expect(Headless.clock.settle() && window.layer.animationKeys() == nil)
    }

    @Test("A label takes the looks of the first letter of an attributed text")
    func attributedText() {
        Headless.reset()
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "rich", attributes: [.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 12)])
        #expect(label.text == "rich" && label.textColor == .red && label.font.pointSize == 12)
        #expect(label.attributedText?.string == "rich")
        label.attributedText = nil
        #expect(label.text == nil && label.attributedText == nil)
    }
}
