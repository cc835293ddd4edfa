import Testing
import TransitionAnimations
import TransitionCore
import TransitionTestSupport
import TransitionUIKit
import TransitionWorld
import UIKit

@testable import TransitionElements

/// Elements of SwiftUI: they are drawn in front of a backing, and the modifier hides them. The hierarchy is one of UIKit
/// that is nested as SwiftUI's is publicly known to be.
@MainActor
struct HostedElementTests {
    /// The elements of both screens.
    @MainActor
    private final class Pair {
        var elements: [ScreenRole: HostedElement] = [:]
        let isLate: Bool
        /// The role of the screen that has a view of UIKit instead.
        var plain: ScreenRole?
        var adjust: (HostedElement, ScreenRole) -> Void = { _, _ in }

        init(isLate: Bool = false) { self.isLate = isLate }

        static let small = CGRect(x: 20, y: 120, width: 100, height: 40)
        static let large = CGRect(x: 60, y: 200, width: 200, height: 160)

        func dress(_ controller: UIViewController, _ role: ScreenRole) {
            let frame = role == .foreground ? Self.large : Self.small
            let box = World.box(of: controller)
            box.frame = controller.view.bounds
            box.backgroundColor = nil
            guard role != plain else {
                let view = UIView(frame: frame)
                view.backgroundColor = .blue
                view.transitionID = 7
                return box.addSubview(view)
            }
            let element = HostedElement(7, frame: frame, color: role == .foreground ? .green : .blue, isLate: isLate)
            adjust(element, role)
            elements[role] = element
            box.addSubview(element)
        }

        /// What is not in the window is drawn when it appears again.
        var opacities: [CGFloat] {
            for element in elements.values where element.window == nil { element.layoutIfNeeded() }
            return elements.values.map(\.content.alpha)
        }
        var isVisible: Bool { opacities.allSatisfy { $0 == 1 } }
        var isHidden: Bool { opacities.allSatisfy { $0 == 0 } }
    }

    @Test("S8: two views of SwiftUI fly from place to place, by finger and to the end", arguments: World.flown)
    func bothSides(change: Change) throws {
        for isLate in [false, true] {
            let world = World(change)
            let pair = Pair(isLate: isLate)
            try world.hold(at: 0.5, pair.dress)
            #expect(world.flying.count == 2 && pair.opacities.count == 2 && pair.isHidden)
            let first = try #require(world.flying.first)
            for fraction in [0, 0.25, 0.5, 0.75, 1] {
                try world.control.scrub(to: fraction)
                let progress = change.isForward ? fraction : 1 - fraction
                let frame = world.frame(of: first)
                #expect(abs(frame.width - (100 + 100 * progress)) < 1e-9, "\(fraction)")
                #expect(abs(frame.height - (40 + 120 * progress)) < 1e-9, "\(fraction)")
            }
            try world.control.finish()
            // Elements without a late state are visible again in the frame that removes the flight.
            for _ in 0..<120 {
                Headless.clock.advance(by: 1.0 / 120)
                if !isLate { #expect(world.flying.isEmpty ? pair.isVisible : pair.isHidden) }
            }
            world.expectRest()
            #expect(pair.isVisible && world.flying.isEmpty)
            // The state was set at the start and at the end, and nothing else was.
            #expect(pair.elements.values.allSatisfy { $0.changes == 2 })
        }
    }

    @Test("S8: each picture shows what is in front of the backing, and nothing of the screen", arguments: World.flown)
    func pictures(change: Change) throws {
        let world = World(change)
        let pair = Pair()
        try world.hold(at: 0.5, pair.dress)
        let colors = world.flying.map { Headless.picture(of: $0).colors }
        #expect(colors == [[.blue], [.green]])
    }

    @Test("S8: a scaled host, and drawn views that are transformed, are pictured in place")
    func transformed() throws {
        let world = World(.push)
        let pair = Pair()
        pair.adjust = { element, role in
            guard role == .background else { return }
            // The content has twice the scale of its host; its frame is that of the backing.
            element.content.bounds.size = CGSize(width: 50, height: 20)
            element.content.transform = CGAffineTransform(scaleX: 2, y: 2)
        }
        try world.hold(at: 0, pair.dress)
        let drawing = try #require(Headless.picture(of: world.flying[0]).drawing)
        #expect(drawing.size == CGSize(width: 100, height: 40))
        let numbers = try #require(drawing.layers.first?.transform)
        #expect(numbers[0] == 2 && numbers[5] == 2 && numbers[12] == 0 && numbers[13] == 0, "\(numbers)")
    }

    @Test("S8: without a layer of its own the picture is the part of the screen at its place", arguments: World.flown)
    func cut(change: Change) throws {
        let world = World(change)
        let pair = Pair()
        // What is drawn is larger than the backing.
        pair.adjust = { element, _ in element.content.frame = element.bounds.insetBy(dx: 1, dy: 1) }
        try world.hold(at: 0.5, pair.dress)
        #expect(world.flying.count == 2)
        let sizes = world.flying.compactMap { Headless.picture(of: $0).drawing?.size }
        #expect(sizes == [Pair.small.size, Pair.large.size])
        let colors = world.flying.map { Headless.picture(of: $0).colors }
        #expect(colors.allSatisfy { $0.contains(.white) })
    }

    @Test("S8: a view of SwiftUI and one of UIKit fly to each other", arguments: World.flown, [true, false])
    func mixed(change: Change, isForegroundPlain: Bool) throws {
        let world = World(change)
        let pair = Pair()
        pair.plain = isForegroundPlain ? .foreground : .background
        try world.hold(at: 0.5, pair.dress)
        #expect(world.flying.count == 2 && pair.opacities == [0])
        let frame = try world.frame(of: #require(world.flying.first))
        #expect(abs(frame.width - 150) < 1e-9 && abs(frame.height - 100) < 1e-9)
        try world.control.finish()
        world.expectRest()
        #expect(pair.isVisible)
    }

    @Test("S8: the opacity is given back after a cancelled transition, too", arguments: World.flown, [false, true])
    func cancelled(change: Change, isLate: Bool) throws {
        let world = World(change)
        let pair = Pair(isLate: isLate)
        try world.hold(at: 0.6, pair.dress)
        #expect(pair.isHidden)
        try world.control.cancel()
        world.expectRest()
        #expect(world.ends == [.cancelled] && pair.isVisible && world.flying.isEmpty)
    }

    @Test("S8: a finger carries them, and its end gives the opacity back", arguments: Change.swiped, [0.2, 0.7])
    func fingers(change: Change, end: Double) throws {
        guard World.flown.contains(change) else { return }
        let world = World(change)
        let pair = Pair()
        world.prepare(pair.dress)
        let touch = try world.swipe("0 > \(end) hold")
        #expect(world.flying.count == 2 && pair.isHidden && pair.opacities.count == 2)
        touch.lift()
        world.expectRest()
        #expect(world.ends == [end > 0.5 ? .finished : .cancelled] && pair.isVisible)
    }

    @Test("S8: the opacity is given back when the container goes in mid-flight", arguments: World.flown)
    func freed(change: Change) throws {
        let pair = Pair()
        try {
            let world = World(change)
            try world.hold(at: 0.5, pair.dress)
            #expect(pair.isHidden)
        }()
        Headless.clock.settle()
        #expect(pair.opacities.count == 2)
        #expect(pair.isVisible)
    }

    @Test("S8: a screen that is freed in mid-flight takes its element with it")
    func freedScreen() throws {
        let world = World(.push)
        let pair = Pair()
        try world.hold(at: 0.5, pair.dress)
        let remains = try Weak(#require(pair.elements[.background]))
        remains.object?.removeFromSuperview()
        pair.elements[.background] = nil
        try world.control.finish()
        world.expectRest()
        #expect(remains.object == nil && pair.isVisible)
    }

    @Test(
        "S8: a memory warning and the background give the opacity back",
        arguments: [UIApplication.didReceiveMemoryWarningNotification, UIApplication.didEnterBackgroundNotification])
    func ends(name: Notification.Name) throws {
        let world = World(.push)
        let pair = Pair()
        try world.hold(at: 0.5, pair.dress)
        #expect(pair.isHidden)
        NotificationCenter.default.post(name: name, object: nil)
        Headless.clock.advance(by: 0.02)
        #expect(pair.isVisible && world.flying.isEmpty)
        try world.control.finish()
        world.expectRest()
        #expect(pair.elements.values.allSatisfy { $0.changes == 2 })
    }

    @Test(
        "S8: a list that reuses the view shows the new content at once, and it stays visible", arguments: [false, true])
    func reused(isRemoved: Bool) throws {
        let world = World(.push)
        let pair = Pair()
        try world.hold(at: 0.5, pair.dress)
        let element = try #require(pair.elements[.background])
        element.id = "another"
        Headless.clock.advance(by: 0.02)
        #expect(element.content.alpha == 1 && !world.flying.isEmpty)
        if isRemoved { element.removeFromSuperview() }
        try world.control.finish()
        world.expectRest()
        #expect(pair.isVisible)
        // The way back finds the new id, which has no partner.
        world.goBack()
        Headless.clock.advance(by: 0.1)
        #expect(world.flying.isEmpty)
        world.expectRest()
    }

    @Test("S8: any hashable value is an id, and nil none")
    func ids() throws {
        let cases: [(AnyHashable?, AnyHashable?, Bool)] = [
            (7, 7, true), ("a", "a", true), ([1, 2], [1, 2], true), (7, "7", false), (nil, nil, false), (7, nil, false),
        ]
        for (first, last, flies) in cases {
            let world = World(.push)
            let pair = Pair()
            pair.adjust = { $0.id = $1 == .foreground ? last : first }
            try world.hold(at: 0.5, pair.dress)
            #expect(world.flying.isEmpty != flies && pair.isVisible != flies, "\(first as Any) \(last as Any)")
        }
    }

    @Test("S8: the corners are those that the modifier names")
    func corners() throws {
        for (start, end, middle) in [(12.0, 0.0, 6.0), (4, 20, 12), (-.infinity, .nan, 0), (-3, 8, 4)]
            as [(CGFloat, CGFloat, CGFloat)]
        {
            let world = World(.push)
            let pair = Pair()
            pair.adjust = { $0.cornerRadius = $1 == .foreground ? end : start }
            try world.hold(at: 0.5, pair.dress)
            #expect(world.flying.count == 2)
            for layer in world.flying {
                #expect(layer.cornerRadius == middle && (middle == 0 || layer.cornerCurve == .continuous))
            }
        }
    }

    @Test("S8: the modifier's style sets the way and the time")
    func style() throws {
        let world = World(.push)
        let pair = Pair()
        pair.adjust = { element, role in
            if role == .foreground { element.style = ElementStyle(content: .fit, after: 0.5) }
        }
        try world.hold(at: 0.5, pair.dress)
        #expect(world.flying.map(\.contentsGravity) == [.resizeAspect, .resizeAspect])
        #expect(abs(world.frame(of: world.flying[0]).width - 100) < 1e-9)
        try world.control.scrub(to: 0.75)
        #expect(abs(world.frame(of: world.flying[0]).width - 150) < 1e-9)
    }

    @Test("S8: the pieces of a screen do not show them", arguments: [BuiltInTransition.fold, .turningTiles])
    func pieces(transition: BuiltInTransition) throws {
        for change in [Change.push, .pop, .nextTab] {
            let world = World(change, animator: transition.animator)
            let pair = Pair()
            try world.hold(at: 0.5, pair.dress)
            let container = try #require(world.flying.first?.superlayer)
            let pieces = (container.sublayers ?? []).filter { $0.contents != nil && $0.name == nil }
            #expect(!pieces.isEmpty)
            for piece in pieces {
                let colors = Headless.picture(of: piece).colors
                #expect(!colors.contains(.blue) && !colors.contains(.green), "\(change)")
            }
        }
    }

    @Test("S8: the picture of an element does not show the element within it", arguments: [true, false])
    func nested(isInnerPlain: Bool) throws {
        let world = World(.push)
        let pair = Pair()
        try world.hold(at: 0.5) { controller, role in
            pair.dress(controller, role)
            let frame = CGRect(x: 70, y: 125, width: 20, height: 20).offsetBy(dx: 0, dy: role == .foreground ? 100 : 0)
            if isInnerPlain {
                let inner = UIView(frame: frame)
                inner.backgroundColor = .yellow
                inner.transitionID = "inner"
                World.box(of: controller).addSubview(inner)
            } else {
                World.box(of: controller).addSubview(HostedElement("inner", frame: frame, color: .yellow))
            }
        }
        #expect(world.flying.count == 4)
        let colors = world.flying.map { Headless.picture(of: $0).colors }
        #expect(colors == [[.blue], [.green], [.yellow], [.yellow]])
    }

    @Test("S8: nothing but the opacity of the content differs from the same change without ids", arguments: World.flown)
    func models(change: Change) throws {
        for transition in [BuiltInTransition.fade, .fold] {
            var texts: [[String]] = []
            for hasID in [false, true] {
                let world = World(change, animator: transition.animator)
                let pair = Pair()
                if !hasID { pair.adjust = { element, _ in element.id = nil } }
                try world.hold(at: 0.3, pair.dress)
                #expect(world.flying.isEmpty != hasID)
                let inFlight = ModelValues.text(of: world.window)
                try world.control.finish()
                world.expectRest()
                // The opacity that the modifier holds is that of two views.
                let lines = inFlight.components(separatedBy: "\n")
                texts.append(lines + [ModelValues.text(of: world.window)])
            }
            let different = zip(texts[0], texts[1]).filter { $0 != $1 }
            #expect(texts[0].count == texts[1].count && texts[0].last == texts[1].last)
            #expect(different.count == 2, "\(different)")
        }
    }

    @Test("S8: they fly again and again, there and back")
    func again() throws {
        let world = World(.push, animator: .slide.duration(0.2))
        let root = Pair()
        root.dress(world.root, .background)
        for round in 0..<5 {
            let screen = Screen("round \(round)")
            screen.loadViewIfNeeded()
            let other = Pair()
            other.dress(screen, .foreground)
            world.navigation?.pushViewController(screen, animated: true)
            Headless.clock.advance(by: 0.1)
            #expect(world.flying.map { Headless.picture(of: $0).colors } == [[.blue], [.green]], "\(round)")
            #expect(root.isHidden && other.isHidden)
            Headless.clock.settle()
            world.navigation?.popViewController(animated: true)
            Headless.clock.advance(by: 0.1)
            #expect(world.flying.map { Headless.picture(of: $0).colors } == [[.blue], [.green]], "\(round) back")
            #expect(root.isHidden && other.isHidden)
            Headless.clock.settle()
            #expect(root.isVisible && world.flying.isEmpty)
        }
    }

    @Test("S8: two flights may need the same element to be hidden")
    func holders() throws {
        let element = HostedElement(7, frame: Pair.small)
        element.backing.conceal()
        element.backing.conceal()
        element.layoutIfNeeded()
        #expect(element.content.alpha == 0 && element.changes == 1)
        element.backing.reveal()
        element.layoutIfNeeded()
        #expect(element.content.alpha == 0)
        element.backing.reveal()
        element.layoutIfNeeded()
        #expect(element.content.alpha == 1 && element.changes == 2)
    }
}

extension Headless.LayerPicture {
    fileprivate enum Paint { case blue, green, yellow, white, red }

    /// The colours of the tests in it, of what is visible.
    fileprivate var colors: Set<Paint> {
        guard opacity > 0, !isHidden else { return [] }
        var found: Set<Paint> = []
        for (paint, color) in Self.paints where backgroundColor == color { found.insert(paint) }
        for layer in (drawing?.layers ?? []) + sublayers { found.formUnion(layer.colors) }
        return found
    }

    fileprivate var drawing: Snapshot? {
        guard case .snapshot(let drawing) = contents else { return nil }
        return drawing
    }

    private static let paints: [(Paint, Color)] = [
        (.blue, Color(UIColor.blue.cgColor)), (.green, Color(UIColor.green.cgColor)),
        (.yellow, Color(UIColor.yellow.cgColor)), (.white, Color(UIColor.white.cgColor)),
        (.red, Color(UIColor.red.cgColor)),
    ]
}
