import Testing
import TransitionAnimations
import TransitionCore
import TransitionElements
import TransitionInspector
import TransitionUIKit
import TransitionWorld
import UIKit

/// Which views fly, and why others do not.
@MainActor
struct PairTests {
    private static func view(_ frame: CGRect, _ id: AnyHashable? = "it", color: UIColor = .red) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        view.transitionID = id
        return view
    }

    private static let place = CGRect(x: 20, y: 200, width: 100, height: 60)

    /// Holds a push with views on both screens and returns the inspector's lines.
    private func push(
        _ animator: any TransitionAnimator = .fade, _ dress: (UIView, ScreenRole) -> Void
    ) throws -> (world: World, lines: [String]) {
        let world = World(.push, animator: animator)
        let inspector = TransitionInspector(window: world.window)
        try world.hold(at: 0.5) { controller, role in
            let box = World.box(of: controller)
            box.frame = box.superview?.bounds ?? .zero
            box.backgroundColor = nil
            dress(box, role)
        }
        let flying = world.flying.count
        try world.control.finish()
        Headless.clock.settle()
        let record = try #require(inspector.records.last)
        #expect((flying > 0) == record.elements.contains { $0.hasSuffix("flies") })
        return (world, record.elements)
    }

    @Test("E7, E8: what cannot fly stays in its screen, and the inspector says why")
    func reasons() throws {
        let cases: [(reason: String, change: (UIView) -> Void)] = [
            ("no view with this id", { $0.transitionID = "another" }),
            ("no view with this id", { $0.isHidden = true }),
            ("no view with this id", { $0.alpha = 0 }),
            ("no view with this id", { $0.superview?.isHidden = true }),
            ("no part of it is visible", { $0.frame.size = .zero }),
            ("no part of it is visible", { $0.frame.origin.x = 5000 }),
            ("rotated or flipped", { $0.transform = CGAffineTransform(rotationAngle: 0.3) }),
            ("rotated or flipped", { $0.transform = CGAffineTransform(scaleX: -1, y: 1) }),
            ("effect view", { $0.addSubview(UIVisualEffectView(effect: UIBlurEffect(style: .light))) }),
            (".none", { $0.transitionElement = ElementStyle(content: .none) }),
            (
                "root view",
                {
                    $0.transitionID = nil
                    $0.superview?.superview?.transitionID = "it"
                }
            ),
        ]
        for (reason, change) in cases {
            for changed in [ScreenRole.foreground, .background] {
                let (_, lines) = try push { box, role in
                    let view = Self.view(Self.place)
                    box.addSubview(view)
                    if role == changed { change(view) }
                }
                #expect(lines.contains { $0.hasPrefix("it: stays") && $0.contains(reason) }, "\(reason) \(lines)")
                #expect(!lines.contains { $0.hasSuffix("flies") }, "\(reason)")
            }
        }
    }

    @Test("E8: no transition looks for elements before a view gets an id")
    func none() {
        let make = StageGuests.make
        defer { StageGuests.make = make }
        StageGuests.make = nil
        let view = UIView()
        view.transitionID = nil
        view.transitionElement = ElementStyle(path: .arc)
        #expect(StageGuests.make == nil)
        view.transitionID = "it"
        #expect(StageGuests.make != nil)
    }

    @Test("E8: a scaled view flies with its real size")
    func scaled() throws {
        let world = World(.push)
        try world.hold(at: 0) { controller, role in
            let view = Self.view(Self.place.offsetBy(dx: 60, dy: 0))
            view.layer.cornerRadius = 6
            if role == .background { view.transform = CGAffineTransform(scaleX: 2, y: 0.5) }
            World.box(of: controller).superview?.addSubview(view)
        }
        let first = try #require(world.flying.first)
        #expect(world.frame(of: first).isAlmost(CGRect(x: 30, y: 215, width: 200, height: 30)))
        #expect(first.cornerRadius == 12)
    }

    @Test("E8: of several views with an id, the one with the largest visible part flies")
    func doubled() throws {
        let small = CGRect(x: 200, y: 300, width: 60, height: 60)
        for order in [[Self.place, small], [small, Self.place]] {
            let world = World(.push)
            try world.hold(at: 0) { controller, role in
                let parent = World.box(of: controller).superview
                for frame in role == .background ? order : [small] { parent?.addSubview(Self.view(frame)) }
            }
            #expect(world.flying.count == 2)
            #expect(try world.frame(of: #require(world.flying.first)) == Self.place)
        }
    }

    @Test("E8: of a thousand elements the 24 largest fly, with pictures of at most two screens")
    func thousand() throws {
        let (world, lines) = try push { box, _ in
            for index in 0..<1000 {
                let size = CGFloat(10 + index % 40)
                box.addSubview(
                    Self.view(
                        CGRect(
                            x: CGFloat(index % 30) * 12, y: 100 + CGFloat(index / 30) * 20, width: size, height: size),
                        index))
            }
        }
        #expect(lines.count { $0.hasSuffix("flies") } == 24)
        #expect(lines.count { $0.contains("only the 24 largest") } == 976)
        #expect(world.flying.isEmpty)
        let large = World(.push)
        try large.hold(at: 0.5) { controller, _ in
            for index in 0..<10 {
                World.box(of: controller).superview?.addSubview(
                    Self.view(CGRect(x: 0, y: 40, width: 390, height: 700), index))
            }
        }
        let pixels = large.flying.compactMap { layer -> Int? in
            guard let contents = layer.contents else { return nil }
            // A picture is the only content of these layers.
            let image = contents as! CGImage
            return image.width * image.height
        }
        #expect(pixels.count == 20)
        let (most, rounding) = (2 * 390 * 844 * 9, 20 * 390 * 3)
        #expect(pixels.reduce(0, +) <= most + rounding)
    }

    @Test("E7: a screen is asked once for each view that only the other screen shows", arguments: [Change.push, .pop])
    func asked(change: Change) throws {
        let world = World(change)
        var asked: [(ScreenRole, AnyHashable)] = []
        let found = Self.view(CGRect(x: 50, y: 500, width: 40, height: 40), nil)
        try world.hold(at: 0) { controller, role in
            let parent = World.box(of: controller).superview
            parent?.addSubview(Self.view(CGRect(x: 0, y: 150, width: 20, height: 20), "both"))
            if role == .foreground {
                parent?.addSubview(Self.view(Self.place, "scrolled away"))
                parent?.addSubview(Self.view(Self.place, "nowhere"))
            }
            controller.transitionElements = { [weak parent] id in
                asked.append((role, id))
                guard id == AnyHashable("scrolled away") else { return nil }
                parent?.addSubview(found)
                return found
            }
        }
        #expect(asked.map(\.0) == [.background, .background])
        #expect(Set(asked.map(\.1)) == ["scrolled away", "nowhere"])
        #expect(world.flying.count == 4)
        try world.control.scrub(to: change == .push ? 0 : 1)
        #expect(world.flying.contains { world.frame(of: $0) == found.frame })
        let (_, lines) = try push { box, role in
            if role == .background {
                box.next.flatMap { $0.next as? UIViewController }?.transitionElements = { _ in UIView() }
            } else {
                box.addSubview(Self.view(Self.place))
            }
        }
        #expect(lines == ["it: stays, transitionElements returned a view of another screen"])
        for hides in ["view", "around"] {
            let (_, lines) = try push { box, role in
                guard role == .background else { return box.addSubview(Self.view(Self.place)) }
                let (around, view) = (UIView(frame: box.bounds), Self.view(Self.place, nil))
                around.addSubview(view)
                box.addSubview(around)
                (hides == "view" ? view : around).isHidden = true
                box.next.flatMap { $0.next as? UIViewController }?.transitionElements = { _ in view }
            }
            #expect(lines == ["it: stays, no part of it is visible on its screen"], "\(hides)")
        }
    }

    /// Places its only subview in a layout pass.
    private final class Cell: UIView {
        override func layoutSubviews() {
            super.layoutSubviews()
            subviews.first?.frame = CGRect(x: 5, y: 5, width: bounds.width - 10, height: bounds.height - 10)
        }
    }

    @Test("E7: a view that a screen returns is laid out before its place is read")
    func laidOut() throws {
        let world = World(.push)
        try world.hold(at: 0) { controller, role in
            let parent = World.box(of: controller).superview
            guard role == .background else { return parent?.addSubview(Self.view(Self.place)) ?? () }
            let cell = Cell(frame: Self.place)
            cell.addSubview(Self.view(.zero, nil))
            parent?.addSubview(cell)
            controller.transitionElements = { _ in
                cell.frame = CGRect(x: 50, y: 300, width: 110, height: 70)
                cell.setNeedsLayout()
                return cell.subviews[0]
            }
        }
        #expect(world.flying.first.map(world.frame) == CGRect(x: 55, y: 305, width: 100, height: 60))
    }

    @Test("E11: a style sets the time, the way and the order; the arriving screen's counts")
    func styles() throws {
        let end = CGRect(x: 220, y: 600, width: 100, height: 60)
        for styled in [ScreenRole.background, .foreground] {
            let world = World(.push)
            try world.hold(at: 0) { controller, role in
                let parent = World.box(of: controller).superview
                let view = Self.view(role == .foreground ? end : Self.place)
                if role == styled {
                    view.transitionElement = ElementStyle(path: .arc, after: 0.25, until: 0.75, level: 1)
                }
                parent?.addSubview(view)
                parent?.addSubview(Self.view(Self.place, "other", color: .blue))
            }
            // The level brings it in front of the later sibling.
            let layer = try #require(world.flying.last)
            let course = FlightCourseCase(start: Self.place, end: end)
            for fraction in [0, 0.25, 0.4, 0.5, 0.6, 0.75, 1] {
                try world.control.scrub(to: fraction)
                #expect(world.frame(of: layer).isAlmost(course.frame(at: (fraction - 0.25) / 0.5)), "\(fraction)")
            }
        }
        for change in [Change.push, .pop] {
            let world = World(change)
            try world.hold(at: 0.5) { controller, role in
                let view = Self.view(role == .foreground ? end : Self.place)
                view.transitionElement = ElementStyle(content: role == .foreground ? .fit : .fill)
                World.box(of: controller).superview?.addSubview(view)
            }
            #expect(world.flying.first?.contentsGravity == (change == .push ? .resizeAspect : .resizeAspectFill))
        }
        // Values without a meaning leave the whole transition to the flight.
        for (after, until) in [(Double.nan, 1.0), (0.8, 0.2), (0, .infinity), (-3, 7)] {
            let world = World(.push)
            try world.hold(at: 0.5) { controller, role in
                let view = Self.view(role == .foreground ? end : Self.place)
                view.transitionElement = ElementStyle(after: after, until: until)
                World.box(of: controller).superview?.addSubview(view)
            }
            let middle = Self.place.lerp(to: end, 0.5)
            #expect(try world.frame(of: #require(world.flying.last)).isAlmost(middle), "\(after) \(until)")
        }
    }

    /// A quarter of an ellipse, the vertical movement ahead.
    private struct FlightCourseCase {
        let start: CGRect
        let end: CGRect

        func frame(at part: Double) -> CGRect {
            let part = min(max(part, 0), 1)
            let (dx, dy) = (Double(end.minX - start.minX), Double(end.minY - start.minY))
            let x = dx * (1 - Self.cosine(part * Double.pi / 2))
            let y = dy * Self.cosine((1 - part) * Double.pi / 2)
            return start.offsetBy(dx: x, dy: y)
        }

        /// The cosine by its series, so that the test does not share a function with what it tests.
        private static func cosine(_ angle: Double) -> Double {
            var (sum, term) = (1.0, 1.0)
            for index in 1..<12 {
                let count = Double((2 * index - 1) * 2 * index)
                term *= -angle * angle / count
                sum += term
            }
            return sum
        }
    }

    @Test("E13: elements still fly after other tabs, pushes and presentations, and nothing of them stays")
    func again() throws {
        let world = World(.push, animator: .slide.duration(0.2))
        let root = World.box(of: world.root)
        root.transitionID = "box"
        weak var last: UIView?
        for round in 0..<60 {
            let screen = Screen("round \(round)")
            screen.loadViewIfNeeded()
            World.box(of: screen).frame = Self.place
            World.box(of: screen).transitionID = "box"
            last = World.box(of: screen)
            world.navigation?.pushViewController(screen, animated: true)
            Headless.clock.advance(by: 0.1)
            #expect(world.flying.count == 2, "\(round)")
            Headless.clock.settle()
            if round % 3 == 0 {
                let sheet = Screen("sheet")
                screen.present(sheet, animated: true)
                Headless.clock.settle()
                screen.dismiss(animated: true)
                Headless.clock.settle()
            }
            world.navigation?.popViewController(animated: true)
            Headless.clock.advance(by: 0.1)
            #expect(world.flying.count == 2, "\(round) back")
            Headless.clock.settle()
            #expect(world.flying.isEmpty && root.layer.animationKeys() == nil)
        }
        #expect(last == nil)
        #expect(world.window.residue().contains("element") == false)
    }

    @Test("E8: the whole window moves without elements, and the inspector says so")
    func wholeWindow() throws {
        let world = World(.wholePush)
        let inspector = TransitionInspector(window: world.window)
        let box = World.box(of: world.root)
        box.transitionID = "box"
        world.begin()
        if let new = world.navigation?.topViewController { World.box(of: new).transitionID = "box" }
        Headless.clock.advance(by: 0.1)
        #expect(world.flying.isEmpty)
        Headless.clock.settle()
        #expect(inspector.records.contains { $0.elements == ["no element flies: the whole window moves"] })
    }
}
