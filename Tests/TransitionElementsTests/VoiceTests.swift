import Testing
import TransitionAnimations
import TransitionCore
import TransitionElements
import TransitionUIKit
import TransitionWorld
import UIKit

/// What VoiceOver finds while elements fly, and after that.
@MainActor
struct VoiceTests {
    /// What flies in place of the photo.
    enum Content: CaseIterable {
        case picture
        /// A view of the app, which VoiceOver would read if it were anywhere else.
        case view
    }

    /// Puts a photo, a title and a button on a screen. All of them fly if they have ids.
    private static func dress(
        _ controller: UIViewController, _ role: ScreenRole, hasIDs: Bool, content: Content = .picture
    ) {
        let isDetail = role == .foreground
        let box = World.box(of: controller)
        box.frame = box.superview?.bounds ?? .zero
        let photo = UIView(frame: CGRect(x: 20, y: 120, width: 80, height: 80))
        if isDetail { photo.frame = CGRect(x: 20, y: 20, width: 300, height: 100) }
        photo.backgroundColor = .red
        photo.isAccessibilityElement = true
        photo.accessibilityLabel = "photo"
        photo.accessibilityTraits = .image
        let title = UILabel(frame: CGRect(x: isDetail ? 30 : 120, y: isDetail ? 130 : 210, width: 200, height: 30))
        title.text = "title"
        let button = UIButton(frame: CGRect(x: 40, y: isDetail ? 180 : 250, width: 100, height: 44))
        button.setTitle("buy", for: .normal)
        for (view, id) in [(photo, "photo"), (title, "title"), (button, "buy")] {
            if hasIDs { view.transitionID = id }
            box.addSubview(view)
        }
        guard content == .view else { return }
        photo.transitionContent = {
            let player = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
            player.text = "player"
            return player
        }
    }

    /// The words and frames of all elements, in the order of VoiceOver.
    private static func elements(in world: World) -> [String] {
        Headless.spokenElements(in: world.window).map { "\($0.line) at \($0.frame)" }
    }

    @Test(
        "E12: VoiceOver finds the same elements in the same order as without ids, at each moment and after the end",
        arguments: World.flown, Content.allCases)
    func order(change: Change, content: Content) throws {
        for isRightToLeft in [false, true] {
            var found: [[[String]]] = []
            for hasIDs in [false, true] {
                let world = World(change, isRightToLeft: isRightToLeft)
                var moments: [[String]] = []
                try world.hold(at: 0) { Self.dress($0, $1, hasIDs: hasIDs, content: content) }
                #expect(world.flying.isEmpty != hasIDs)
                for fraction in [0, 0.5, 1, 0.3] {
                    try world.control.scrub(to: fraction)
                    moments.append(Self.elements(in: world))
                }
                try world.control.finish()
                Headless.clock.advance(by: 0.05)
                moments.append(Self.elements(in: world))
                world.expectRest()
                moments.append(Self.elements(in: world))
                found.append(moments)
            }
            #expect(found[0] == found[1])
            for words in ["photo, image", "title", "buy, button"] {
                #expect(found[1].last?.contains { $0.hasPrefix("\(words) at") } == true)
            }
        }
    }

    @Test("E12: the elements that VoiceOver finds in mid-flight are the app's views", arguments: World.flown)
    func views(change: Change) throws {
        let world = World(change)
        try world.hold(at: 0.5) { Self.dress($0, $1, hasIDs: true) }
        let screens = try #require(world.leavingAndArriving)
        let own = [screens.leaving, screens.arriving].flatMap { World.box(of: $0).subviews }
        let found = Headless.spokenElements(in: world.window).compactMap(\.element).filter { element in
            own.contains { $0 === element }
        }
        // A card that is half-way shows a part of its elements.
        #expect(found.count >= 2)
        for view in own where world.window === view.window { #expect(view.alpha == 1 && !view.isHidden) }
        try world.control.cancel()
        world.expectRest()
    }

    @Test(
        "E12, F124: flights post no notice, so that VoiceOver goes where it goes without them", arguments: World.flown)
    func notices(change: Change) throws {
        var posted: [[UIAccessibility.Notification]] = []
        for hasIDs in [false, true] {
            let world = World(change)
            let before = Headless.accessibilityNotices.count
            world.begin { Self.dress($0, $1, hasIDs: hasIDs, content: .view) }
            Headless.clock.advance(by: 0.1)
            #expect(world.flying.isEmpty != hasIDs)
            world.expectRest()
            posted.append(Headless.accessibilityNotices.dropFirst(before).map(\.notification))
        }
        #expect(posted[0] == posted[1])
    }

    @Test("E12: a button that has flown is activated by VoiceOver as ever", arguments: World.flown)
    func activated(change: Change) throws {
        let world = World(change)
        world.begin { Self.dress($0, $1, hasIDs: true) }
        Headless.clock.advance(by: 0.1)
        #expect(!world.flying.isEmpty)
        world.expectRest()
        let button = try #require(
            Headless.spokenElements(in: world.window).first { $0.line == "buy, button" }?.element as? UIButton)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        Headless.activate(button)
        Headless.clock.settle()
        #expect(taps == 1)
    }

    @Test("E12: right to left, an arc is the mirror image of that from left to right", arguments: World.flown)
    func mirrored(change: Change) throws {
        func frames(isRightToLeft: Bool) throws -> [CGRect] {
            let world = World(change, animator: .fade, isRightToLeft: isRightToLeft)
            let width = world.window.bounds.width
            try world.hold(at: 0) { controller, role in
                let box = World.box(of: controller)
                var frame =
                    role == .foreground
                    ? CGRect(x: 150, y: 400, width: 200, height: 160) : CGRect(x: 20, y: 120, width: 100, height: 40)
                if isRightToLeft { frame.origin.x = width - frame.maxX }
                box.frame = frame
                box.transitionID = "box"
                box.transitionElement = ElementStyle(path: .arc)
            }
            let container = try #require(world.flying.first?.superlayer)
            let moments = try [0.1, 0.5, 0.8].map { fraction in
                try world.control.scrub(to: fraction)
                var frame = world.frame(of: try #require(world.flying.first))
                if isRightToLeft { frame.origin.x = container.bounds.width - frame.maxX }
                return frame
            }
            try world.control.finish()
            world.expectRest()
            return moments
        }
        let (straight, mirrored) = (try frames(isRightToLeft: false), try frames(isRightToLeft: true))
        for (frame, other) in zip(straight, mirrored) { #expect(frame.isAlmost(other, within: 1e-9)) }
        // Half-way a straight line is at 215 points.
        #expect(abs(straight[1].midX - 160) > 5)
    }
}
