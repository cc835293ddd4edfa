import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// What lies under the finger, in every container alike: some content keeps the finger, other content leaves it.
@MainActor
struct ContentTests {
    /// What a screen has under the finger.
    enum Content: CaseIterable {
        /// A list that can scroll the finger's way, one that is at its end, and one that scrolls across.
        case scrolls, isAtItsEnd, scrollsAcross
        case slider, onOff, disabledOnOff, control, button

        var keepsTheFinger: Bool { [.scrolls, .slider, .onOff, .control].contains(self) }
    }

    /// A control of the app, such as one with two knobs.
    private final class Range: UIControl {
        private(set) var moves = 0

        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            moves += 1
            return true
        }
    }

    /// A change and a finger in mid-screen that begins it.
    private nonisolated static let fingers: [(change: Change, line: String, way: CGVector)] = [
        (.pop, "0.3 > 0.9", CGVector(dx: -1, dy: 0)), (.nextTab, "0.7 > 0.1", CGVector(dx: 1, dy: 0)),
        (.previousTab, "0.3 > 0.9", CGVector(dx: -1, dy: 0)), (.dismiss, "0.3 > 0.9", CGVector(dx: 0, dy: -1)),
        (.dismissCard, "0.6 > 0.98", CGVector(dx: 0, dy: -1)),
    ]

    @Test(
        "T11, M7, P43, A9: what follows the finger itself keeps it; what has nothing more to show, or scrolls across, leaves it",
        arguments: fingers, Content.allCases)
    func keeps(finger: (change: Change, line: String, way: CGVector), content: Content) throws {
        // A slider is horizontal.
        if content == .slider, finger.change.isModal { return }
        let world = World(finger.change, options: .init(swipe: .fromAnywhere))
        let before = world.state
        let view = add(content, to: world, along: finger.way, at: try world.start(of: finger.line))
        let list = view as? UIScrollView
        let offset = list?.contentOffset ?? .zero
        try world.drag(finger.line + " hold release")
        world.settle()
        #expect((world.state == before) == content.keepsTheFinger)
        switch view {
        case let list as UIScrollView: #expect((list.contentOffset != offset) == content.keepsTheFinger)
        case let slider as UISlider: #expect(slider.value != 0.5)
        case let onOff as UISwitch where finger.way.dx != 0:
            #expect((onOff.isOn == (finger.way.dx < 0)) == content.keepsTheFinger, "it is pulled over")
        case let range as Range: #expect(range.moves > 3, "it followed")
        default: break
        }
    }

    @Test("T11: the other way a list at its start still scrolls", arguments: fingers)
    func otherWay(finger: (change: Change, line: String, way: CGVector)) throws {
        guard !finger.change.isInTabs else { return }
        let world = World(finger.change, options: .init(swipe: .fromAnywhere))
        let before = world.state
        let list = add(.isAtItsEnd, to: world, along: finger.way, at: .zero) as? UIScrollView
        try world.drag("0.9 > 0.6 hold release")
        world.settle()
        #expect(world.state == before)
        #expect(list.map { $0.contentOffset.x + $0.contentOffset.y } ?? 0 > 90)
    }

    /// Puts content on the top screen.
    ///
    /// - Parameters:
    ///   - way: Where a list scrolls to under the finger.
    ///   - place: Where the finger comes down, in the window.
    private func add(_ content: Content, to world: World, along way: CGVector, at place: CGPoint) -> UIView {
        let screen: UIView = world.top.view
        let point = screen.convert(place, from: nil)
        let view: UIView
        switch content {
        case .scrolls, .isAtItsEnd, .scrollsAcross:
            let list = UIScrollView(frame: screen.bounds)
            list.contentInsetAdjustmentBehavior = .never
            let isVertical = (way.dy != 0) != (content == .scrollsAcross)
            let end = isVertical ? CGPoint(x: 0, y: 3000) : CGPoint(x: 3000, y: 0)
            list.contentSize = CGSize(width: screen.bounds.width + end.x, height: screen.bounds.height + end.y)
            let isForward = way.dx + way.dy > 0
            switch content {
            case .scrolls: list.contentOffset = CGPoint(x: end.x / 2, y: end.y / 2)
            case .isAtItsEnd: list.contentOffset = isForward ? end : .zero
            default: break
            }
            view = list
        case .slider:
            let slider = UISlider(frame: CGRect(x: 20, y: point.y - 20, width: 350, height: 40))
            slider.value = 0.5
            // Its knob is where the finger comes down.
            slider.frame.origin.x = point.x - 175
            view = slider
        case .onOff, .disabledOnOff:
            let onOff = UISwitch(frame: CGRect(x: point.x - 25, y: point.y - 15, width: 51, height: 31))
            onOff.isOn = way.dx > 0
            onOff.isEnabled = content == .onOff
            view = onOff
        case .control, .button:
            view = content == .control ? Range() : UIButton()
            view.frame = screen.bounds
        }
        screen.addSubview(view)
        Headless.clock.settle()
        return view
    }

    @Test("A8: a trackpad swipes too", arguments: fingers, [true, false])
    func trackpad(finger: (change: Change, line: String, way: CGVector), finishes: Bool) throws {
        let world = World(finger.change, options: .init(swipe: .fromAnywhere))
        let before = world.look
        let scroll = Headless.scroll(at: try world.start(of: finger.line), in: world.window)
        let length = finger.way.dx != 0 ? 390.0 : finger.change.isCard ? 422 : 844
        let step = (finishes ? -0.8 : -0.25) * length / 20
        for _ in 0..<20 {
            Headless.clock.advance(by: 1.0 / 60)
            scroll.move(by: CGVector(dx: finger.way.dx * step, dy: finger.way.dy * step))
        }
        #expect(world.coordinator?.isInteractive == true)
        Headless.clock.advance(by: 0.3)
        scroll.move(by: CGVector(dx: finger.way.dx / -2, dy: finger.way.dy / -2))
        Headless.clock.advance(by: 0.3)
        scroll.end()
        world.expectRest(finishes ? nil : before)
        #expect(world.ends == [finishes ? .finished : .cancelled])
    }
}
