import Testing
import TransitionAnimations
import TransitionCore
import TransitionElements
import TransitionUIKit
import TransitionWorld
import UIKit

/// The views themselves: hidden by an animation, and never changed.
@MainActor
struct HidingTests {
    private static func dress(_ controller: UIViewController, _ role: ScreenRole, hasID: Bool) {
        let box = World.box(of: controller)
        box.frame.size.width = role == .foreground ? 200 : 100
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
        inner.backgroundColor = .green
        inner.layer.cornerRadius = 4
        if box.subviews.isEmpty { box.addSubview(inner) }
        guard hasID else { return }
        box.transitionID = "box"
        box.subviews[0].transitionID = "inner"
    }

    @Test("E5: no model value of any view differs from the same change without ids", arguments: World.flown)
    func models(change: Change) throws {
        for transition in [BuiltInTransition.fade, .fold, .slide] {
            var texts: [[String]] = []
            for hasID in [false, true] {
                let world = World(change, animator: transition.animator)
                var seen: [String] = []
                try world.hold(at: 0.3) { Self.dress($0, $1, hasID: hasID) }
                seen.append(ModelValues.text(of: world.window))
                #expect(world.flying.isEmpty != hasID)
                try world.control.scrub(to: 0.7)
                seen.append(ModelValues.text(of: world.window))
                try world.control.finish()
                Headless.clock.advance(by: 0.05)
                seen.append(ModelValues.text(of: world.window))
                world.expectRest()
                seen.append(ModelValues.text(of: world.window))
                texts.append(seen)
            }
            #expect(texts[0] == texts[1], "\(transition)")
        }
    }

    @Test("E5: the views are invisible from the first frame to the last, and visible after it", arguments: World.flown)
    func hidden(change: Change) throws {
        let world = World(change)
        world.begin { Self.dress($0, $1, hasID: true) }
        Headless.clock.advance(by: 0.05)
        let screens = try #require(world.leavingAndArriving)
        let boxes = [World.box(of: screens.leaving), World.box(of: screens.arriving)]
        for box in boxes + boxes.map({ $0.subviews[0] }) {
            #expect(box.layer.presentation()?.opacity == 0 && box.alpha == 1)
        }
        world.expectRest()
        for box in boxes + boxes.map({ $0.subviews[0] }) {
            #expect(box.layer.animationKeys() == nil && box.layer.presentation()?.opacity ?? 1 == 1)
        }
    }

    @Test("E5: a cell that is reused, moved or removed in mid-flight is as the app has left it")
    func reused() throws {
        let world = World(.push)
        let old = World.box(of: world.top)
        world.begin { Self.dress($0, $1, hasID: true) }
        Headless.clock.advance(by: 0.1)
        #expect(!world.flying.isEmpty)
        old.transitionID = nil
        old.alpha = 0.5
        old.removeFromSuperview()
        Headless.clock.settle()
        #expect(world.flying.isEmpty && old.alpha == 0.5 && old.layer.animationKeys() == nil)
        #expect(old.superview == nil)
    }

    @Test("E9: the picture of an element does not show the elements in it")
    func nested() throws {
        let world = World(.push)
        try world.hold(at: 0.5) { Self.dress($0, $1, hasID: true) }
        let pictures = world.flying.map { Headless.picture(of: $0) }
        #expect(pictures.count == 4)
        // Green is the colour of the inner view alone.
        #expect(pictures.count { $0.shows(green: true) } == 2)
        #expect(pictures.count { $0.shows(green: false) } == 2, "the outer ones are red, without the inner view")
        let inner = World.box(of: world.top).subviews[0]
        #expect(inner.alpha == 1 && inner.layer.opacity == 1)
    }

    @Test("E1: the pieces of a screen do not show what flies", arguments: [BuiltInTransition.fold, .turningTiles])
    func pieces(transition: BuiltInTransition) throws {
        for change in [Change.push, .pop, .nextTab] {
            let world = World(change, animator: transition.animator)
            try world.hold(at: 0.5) { controller, role in
                Self.dress(controller, role, hasID: true)
            }
            let container = try #require(world.flying.first?.superlayer)
            let pieces = (container.sublayers ?? []).filter { $0.contents != nil && $0.name == nil }
            #expect(!pieces.isEmpty)
            for piece in pieces { #expect(!Headless.picture(of: piece).showsRedOrGreen, "\(change)") }
        }
    }

    @Test(
        "E12: with Reduce Motion, without elements, and while the package is switched off nothing flies",
        arguments: ["reduced", "reduced fade", "cross-fade", "without", "off", "plain"])
    func without(reason: String) throws {
        // A fade is the same with Reduce Motion.
        let animator: CatalogueAnimator = reason == "reduced fade" ? .fade : .slide
        let world = World(.push, animator: reason == "without" ? animator.withoutElements : animator)
        Headless.isReduceMotionEnabled = reason.hasPrefix("reduced")
        Headless.prefersCrossFadeTransitions = reason == "cross-fade"
        if reason == "off" { Transitions.isEnabled = false }
        defer { Transitions.isEnabled = true }
        world.begin { Self.dress($0, $1, hasID: true) }
        Headless.clock.advance(by: 0.1)
        #expect(world.flying.isEmpty == (reason != "plain"))
        #expect(World.box(of: world.root).layer.animationKeys()?.isEmpty ?? true == (reason != "plain"))
        Headless.clock.settle()
    }

    @Test(
        "E8: a memory warning and the background end the flights, and show the views",
        arguments: [UIApplication.didReceiveMemoryWarningNotification, UIApplication.didEnterBackgroundNotification])
    func ends(name: Notification.Name) throws {
        let world = World(.push)
        try world.hold(at: 0.5) { Self.dress($0, $1, hasID: true) }
        #expect(!world.flying.isEmpty)
        NotificationCenter.default.post(name: name, object: nil)
        Headless.clock.turn()
        #expect(world.flying.isEmpty)
        #expect(World.box(of: world.root).layer.animationKeys() == nil)
        try world.control.finish()
        world.expectRest()
    }
}

extension Headless.LayerPicture {
    private var colors: [Color] {
        var colors = [backgroundColor].compactMap { $0 }
        if case .snapshot(let snapshot) = contents {
            colors += snapshot.layers.flatMap(\.colors)
        }
        return opacity == 0 ? [] : colors + sublayers.flatMap(\.colors)
    }

    private static let red = Color(UIColor.red.cgColor), green = Color(UIColor.green.cgColor)

    fileprivate func shows(green: Bool) -> Bool {
        green
            ? colors.contains(Self.green) && !colors.contains(Self.red)
            : colors.contains(Self.red) && !colors.contains(Self.green)
    }

    fileprivate var showsRedOrGreen: Bool { colors.contains(Self.red) || colors.contains(Self.green) }
}
