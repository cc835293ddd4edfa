import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionInspector
@testable import TransitionUIKit

/// The panel for developers, by touches on its own controls.
@MainActor
struct TransitionInspectorTests {
    private func tap(_ button: UIView, in window: UIWindow) {
        let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
        Headless.tap(at: button.convert(middle, to: nil), in: window)
        Headless.clock.turn()
    }

    /// Drags the slider's knob from where it is to a fraction.
    private func scrub(_ slider: UISlider, to fraction: Double, in window: UIWindow) {
        func place(_ value: Float) -> CGPoint {
            let knob = slider.thumbRect(
                forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: value)
            return slider.convert(CGPoint(x: knob.midX, y: knob.midY), to: nil)
        }
        let touch = Headless.touch(at: place(slider.value), in: window)
        Headless.clock.advance(by: 0.1)
        touch.move(to: place(Float(fraction)))
        touch.lift()
        Headless.clock.turn()
    }

    @Test(
        "Hold next, scrub, and let go, by the panel's own controls",
        arguments: [
            Change.push, .pop, .nextTab, .tapTab, .present, .dismiss, .dismissCard,
        ], [true, false])
    func drives(change: Change, finishes: Bool) throws {
        let world = World(change)
        let (state, before) = (world.state, world.residue())
        let inspector = TransitionInspector(window: world.window)
        let panel = inspector.panel
        #expect(panel.hold.currentTitle == "Hold next" && !panel.finish.isEnabled && !panel.slider.isEnabled)
        tap(panel.hold, in: world.window)
        #expect(inspector.isWaiting && panel.hold.currentTitle == "Stop waiting")
        world.begin()
        Headless.clock.advance(by: 0.5)
        #expect(!inspector.isWaiting)
        #expect(try world.control.isHolding && world.control.progress == 0)
        #expect(panel.hold.currentTitle == "Held" && panel.finish.isEnabled && panel.slider.isEnabled)
        scrub(panel.slider, to: 0.6, in: world.window)
        #expect(abs(try #require(world.control.progress) - 0.6) < 0.02)
        tap(finishes ? panel.finish : panel.cancel, in: world.window)
        #expect(try !world.control.isHolding)
        world.settle()
        #expect((world.state != state) == finishes)
        // The app's own observer has heard everything.
        #expect(world.events.last == (finishes ? .finished : .cancelled))
        let record = try #require(inspector.records.first)
        #expect(inspector.records.count == 1)
        #expect(record.animator.title == CatalogueAnimator.slide.info.title)
        #expect(record.direction == (change.isForward ? .forward : .backward))
        #expect(record.container == (change.isInTabs ? .tab : change.isModal ? .modal : .navigation))
        let steps = record.events.map(\.step)
        #expect(steps == [.began, .held, .letGo(finishes: finishes), finishes ? .finished : .cancelled])
        #expect(abs(try #require(record.progressAtRelease) - 0.6) < 0.02)
        #expect(record.isOver && record.duration > 0.5 && record.frames > 20 && record.droppedFrames == 0)
        #expect(record.leftovers == [])
        #expect(panel.report.text == record.description)
        inspector.remove()
        if !finishes { #expect(world.residue() == before) }
    }

    @Test("What plays is held by the panel, and the slider takes hold by itself", arguments: [true, false])
    func whilePlaying(byButton: Bool) throws {
        let world = World(.pop, animator: .slide.duration(2).timing(.linear))
        let inspector = TransitionInspector(window: world.window)
        world.begin()
        Headless.clock.advance(by: 1)
        let panel = inspector.panel
        #expect(panel.hold.currentTitle == "Hold" && abs(panel.slider.value - 0.5) < 0.05)
        if byButton {
            tap(panel.hold, in: world.window)
        } else {
            scrub(panel.slider, to: 0.7, in: world.window)
        }
        #expect(try world.control.isHolding)
        tap(panel.cancel, in: world.window)
        world.settle()
        #expect(world.state == "root a b c")
        #expect(inspector.records.last?.events.last?.step == .cancelled)
    }

    @Test("Who asks twice waits no longer, and what comes then plays by itself")
    func stopsWaiting() throws {
        let world = World(.push)
        let inspector = TransitionInspector(window: world.window)
        tap(inspector.panel.hold, in: world.window)
        tap(inspector.panel.hold, in: world.window)
        #expect(!inspector.isWaiting)
        var heard: [TransitionRecord] = []
        inspector.onRecord = { heard.append($0) }
        world.begin()
        world.settle()
        #expect(heard.map(\.events).first?.map(\.step) == [.began, .finished])
        #expect(heard.first?.progressAtRelease == nil && heard == inspector.records)
    }

    @Test("A finger's change is recorded, and so is one that moves the whole window", arguments: [true, false])
    func recordsOthers(isWhole: Bool) {
        let fixture = NavigationFixture(.alone)
        fixture.navigation.setNavigationTransition(isWhole ? .push.wholeWindow : .push)
        let inspector = TransitionInspector(window: fixture.window)
        fixture.pushed("a")
        fixture.swipeBack(to: 0.3)
        fixture.settle()
        fixture.swipeBack(to: 0.8)
        fixture.settle()
        let steps = inspector.records.map { $0.events.map(\.step) }
        #expect(
            steps == [
                [.began, .finished], [.began, .held, .letGo(finishes: false), .cancelled],
                [.began, .held, .letGo(finishes: true), .finished],
            ])
        #expect(inspector.records.allSatisfy { $0.leftovers == [] }, "\(inspector.records)")
        #expect(fixture.window.subviews.last === inspector.panel)
    }

    @Test("What is left behind is told")
    func leftBehind() {
        let world = World(.push)
        let inspector = TransitionInspector(window: world.window)
        world.begin()
        Headless.clock.advance(by: 0.2)
        let container = world.root.view.superview
        container?.addSubview(UIView())
        container?.addGestureRecognizer(UITapGestureRecognizer())
        container?.layer.addSublayer(CALayer())
        world.window.addSubview(UIView())
        world.settle()
        let left = inspector.records.first?.leftovers ?? []
        for name in ["views", "layers", "gesture recognisers", "views on the window"] {
            #expect(left.contains { $0.name == name && $0.count == 1 }, "\(name) in \(left)")
        }
        #expect(inspector.panel.report.text?.contains("left behind: 1 views") == true)
    }

    @Test("The panel takes no touches but its own, and is dragged within the window", arguments: [true, false])
    func touches(isRightToLeft: Bool) {
        let world = World(.push)
        if isRightToLeft { Headless.layoutDirection = .rightToLeft }
        let inspector = TransitionInspector(window: world.window)
        let panel = inspector.panel
        let bounds = world.window.bounds
        #expect(bounds.contains(panel.frame))
        #expect((panel.frame.midX < bounds.midX) == isRightToLeft || panel.frame.width > bounds.width * 0.7)
        #expect((panel.hold.frame.minX > panel.finish.frame.minX) == isRightToLeft)
        #expect(world.window.hitTest(CGPoint(x: 100, y: 100), with: nil)?.isDescendant(of: panel) == false)
        let header = panel.title.convert(CGPoint(x: 60, y: 8), to: nil)
        let before = panel.center
        Headless.swipe(from: header, to: CGPoint(x: header.x, y: header.y - 200), duration: 0.3, in: world.window)
        #expect(abs(panel.center.y - before.y + 200) < 15)
        Headless.swipe(
            from: panel.title.convert(CGPoint(x: 60, y: 8), to: nil), to: .zero, duration: 0.3, in: world.window)
        #expect(bounds.contains(panel.frame))
        #expect(panel.slider.accessibilityLabel == "Progress of the transition")
        Headless.layoutDirection = .leftToRight
    }

    @Test("Taken away or freed, it leaves nothing, and what it held goes back", arguments: [true, false])
    func goes(isRemoved: Bool) throws {
        let world = World(.pop)
        let before = world.residue()
        weak var freed: TransitionInspector?
        do {
            let inspector = TransitionInspector(window: world.window)
            freed = inspector
            if isRemoved {
                tap(inspector.panel.hold, in: world.window)
                world.begin()
                Headless.clock.advance(by: 0.2)
                #expect(try world.control.isHolding)
                inspector.remove()
                #expect(try !world.control.isHolding)
                world.settle()
                #expect(inspector.records == [])
            }
        }
        #expect(freed == nil)
        Headless.clock.settle()
        #expect(world.residue() == before && world.state == "root a b c")
        #expect(Headless.activity.displayLinks == 0)
        world.begin()
        world.settle()
        #expect(world.state == "root a b")
    }
}
