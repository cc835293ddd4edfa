import Testing
import TransitionAnimations
import TransitionCore
import TransitionElements
import TransitionUIKit
import TransitionWorld
import UIKit

/// What a flight shows: images, text, pictures, views of the app, with corners, shadows and clips.
@MainActor
struct ContentTests {
    private static let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { context in
        UIColor.blue.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 80, height: 40))
    }

    private static func add(_ view: UIView, to controller: UIViewController) {
        let box = World.box(of: controller)
        box.frame = box.superview?.bounds ?? .zero
        box.backgroundColor = nil
        view.transitionID = "it"
        box.addSubview(view)
    }

    // MARK: Images

    private static let frames = [
        CGRect(x: 20, y: 120, width: 100, height: 100), CGRect(x: 10, y: 300, width: 300, height: 90),
        CGRect(x: 200, y: 500, width: 60, height: 200),
    ]
    private nonisolated static let modes: [UIView.ContentMode] = [
        .scaleToFill, .scaleAspectFill, .scaleAspectFit, .center, .topLeft, .bottomRight, .left, .top,
    ]

    @Test(
        "E3: one image goes from its place under one content mode to that under another, exactly", arguments: modes,
        modes)
    func image(start: UIView.ContentMode, end: UIView.ContentMode) throws {
        for (first, last) in [(0, 1), (1, 2), (2, 0)] {
            for radius in [0.0, 12] {
                let world = World(.push)
                func view(_ frame: CGRect, _ mode: UIView.ContentMode) -> UIImageView {
                    let view = UIImageView(image: Self.image)
                    view.frame = frame
                    view.contentMode = mode
                    view.clipsToBounds = true
                    view.layer.cornerRadius = radius
                    return view
                }
                let views = (view(Self.frames[first], start), view(Self.frames[last], end))
                try world.hold(at: 0.5) { Self.add($1 == .foreground ? views.1 : views.0, to: $0) }
                let (a, b) = (Self.place(in: views.0), Self.place(in: views.1))
                for fraction in [0, 0.5, 1] {
                    try world.control.scrub(to: fraction)
                    let picture = try #require(world.flying.last)
                    let place = world.frame(of: picture)
                    #expect(place.isAlmost(a.lerp(to: b, fraction)), "\(first) \(fraction) \(place)")
                    let frame = try #require(world.flying.first)
                    #expect(
                        world.frame(of: frame).isAlmost(
                            views.0.frame.lerp(to: views.1.frame, fraction)))
                    #expect(frame.masksToBounds == (frame !== picture || radius > 0) && frame.cornerRadius == radius)
                }
            }
        }
    }

    /// The rectangle of the image in its view, as UIKit documents content modes.
    private static func place(in view: UIImageView) -> CGRect {
        let (frame, size) = (view.frame, image.size)
        func centered(_ size: CGSize) -> CGRect {
            CGRect(
                x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
        }
        let (x, y) = (frame.width / size.width, frame.height / size.height)
        switch view.contentMode {
        case .scaleAspectFill:
            return centered(CGSize(width: size.width * max(x, y), height: size.height * max(x, y)))
        case .scaleAspectFit:
            return centered(CGSize(width: size.width * min(x, y), height: size.height * min(x, y)))
        case .center: return centered(size)
        case .topLeft: return CGRect(origin: frame.origin, size: size)
        case .bottomRight:
            return CGRect(
                x: frame.maxX - size.width, y: frame.maxY - size.height, width: size.width, height: size.height)
        case .left: return CGRect(origin: CGPoint(x: frame.minX, y: centered(size).minY), size: size)
        case .top: return CGRect(origin: CGPoint(x: centered(size).minX, y: frame.minY), size: size)
        default: return frame
        }
    }

    @Test(
        "E3: an image that is drawn in a colour, or on one, flies as two pictures", arguments: ["template", "ground"])
    func pictured(reason: String) throws {
        let world = World(.push)
        let image = reason == "template" ? Self.image.withRenderingMode(.alwaysTemplate) : Self.image
        try world.hold(at: 0.5) { controller, role in
            let view = UIImageView(image: image)
            view.frame = Self.frames[role == .foreground ? 1 : 0]
            if reason == "ground", role == .background { view.backgroundColor = .yellow }
            Self.add(view, to: controller)
        }
        #expect(world.flying.map(\.contentsGravity) == [.resizeAspectFill, .resizeAspectFill])
    }

    @Test("E3: an image that overflows its view flies whole")
    func overflowing() throws {
        let world = World(.push)
        try world.hold(at: 0) { controller, role in
            let view = UIImageView(image: Self.image)
            view.frame = Self.frames[role == .foreground ? 1 : 0]
            view.contentMode = .scaleAspectFill
            view.clipsToBounds = role == .foreground
            Self.add(view, to: controller)
        }
        // The image is twice as wide as high.
        #expect(world.flying.first.map(world.frame) == CGRect(x: -30, y: 120, width: 200, height: 100))
    }

    // MARK: Text

    @Test(
        "E3: text is aligned at leading edge and first baseline, scaled by the font, never stretched",
        arguments: [14.0, 17, 34], [false, true])
    func text(size: Double, isRightToLeft: Bool) throws {
        let world = World(.push, isRightToLeft: isRightToLeft)
        func label(_ frame: CGRect, _ size: Double, _ alignment: NSTextAlignment) -> UILabel {
            let label = UILabel(frame: frame)
            label.text = "A title of some words"
            label.font = .systemFont(ofSize: size)
            label.textAlignment = alignment
            if isRightToLeft { label.semanticContentAttribute = .forceRightToLeft }
            return label
        }
        let labels = (
            label(CGRect(x: 20, y: 200, width: 300, height: 60), 17, .natural),
            label(CGRect(x: 40, y: 400, width: 340, height: 50), size, .center)
        )
        try world.hold(at: 0.5) { Self.add($1 == .foreground ? labels.1 : labels.0, to: $0) }
        #expect(world.flying.count == 2)
        let sizes = try world.flying.map { layer in
            try world.control.scrub(to: layer === world.flying[0] ? 0 : 1)
            return world.frame(of: layer).size
        }
        var opacities: [[Float]] = []
        for fraction in stride(from: 0.0, through: 1, by: 0.1) {
            try world.control.scrub(to: fraction)
            for (layer, size) in zip(world.flying, sizes) {
                let frame = world.frame(of: layer)
                #expect(abs(frame.width / frame.height - size.width / size.height) < 1e-6, "it is stretched")
            }
            // Both start at the same leading edge, and their first baselines meet.
            let frames = world.flying.map(world.frame)
            let (edge, other) = (frames[0], frames[1])
            #expect(abs((isRightToLeft ? edge.maxX - other.maxX : edge.minX - other.minX)) < 1e-6)
            #expect(abs(baseline(of: edge, labels.0) - baseline(of: other, labels.1)) < 1e-6)
            opacities.append(world.flying.map(\.opacity))
        }
        #expect(opacities.first == [1, 0] && opacities.last == [0, 1])
        #expect(opacities.allSatisfy { $0[0] + $0[1] >= 0.999 })
        // Two weights are seen beside each other for less than a third of the way.
        #expect(opacities[3] == [1, 0] && opacities[7] == [0, 1])
    }

    /// The first baseline of a label's text in a flying frame.
    private func baseline(of frame: CGRect, _ label: UILabel) -> CGFloat {
        frame.minY + label.font.ascender * frame.height / label.font.lineHeight
    }

    // MARK: Pictures

    @Test("E3: pictures cover the frame or fit into it, and the second fades in over an opaque one")
    func pictures() throws {
        for (content, gravity) in [
            (ElementStyle.Content.automatic, CALayerContentsGravity.resizeAspectFill), (.fill, .resizeAspectFill),
            (.fit, .resizeAspect),
        ] {
            for isOpaque in [true, false] {
                let world = World(.push)
                try world.hold(at: 0.2) { controller, role in
                    let view = UIView(frame: Self.frames[role == .foreground ? 1 : 0])
                    view.backgroundColor = UIColor.red.withAlphaComponent(isOpaque ? 1 : 0.9)
                    view.transitionElement = ElementStyle(content: content)
                    Self.add(view, to: controller)
                }
                #expect(world.flying.map(\.contentsGravity) == [gravity, gravity])
                let opacities = world.flying.map(\.opacity)
                #expect(opacities[0] == 1 && abs(opacities[1] - (isOpaque ? 0.5 : 1.0 / 3)) < 1e-5)
                try world.control.scrub(to: 0.7)
                #expect(abs(world.flying[0].opacity - (isOpaque ? 1 : 0.5)) < 1e-5 && world.flying[1].opacity == 1)
            }
        }
    }

    @Test("E4: corners go from one radius to the other, those of a clipping view of the same frame too")
    func corners() throws {
        for isLent in [false, true] {
            let world = World(.push)
            try world.hold(at: 0.5) { controller, role in
                let frame = Self.frames[role == .foreground ? 1 : 0]
                let view = UIView(frame: frame)
                view.backgroundColor = .red
                let radius: CGFloat = role == .foreground ? 30 : 10
                guard isLent else {
                    view.layer.cornerRadius = radius
                    return Self.add(view, to: controller)
                }
                let around = UIView(frame: frame)
                around.clipsToBounds = true
                around.layer.cornerRadius = radius
                Self.add(around, to: controller)
                around.transitionID = nil
                view.frame.origin = .zero
                view.transitionID = "it"
                around.addSubview(view)
            }
            for (fraction, radius) in [(0.0, 10.0), (0.5, 20), (1, 30)] {
                try world.control.scrub(to: fraction)
                for layer in world.flying { #expect(layer.cornerRadius == radius && layer.masksToBounds) }
            }
        }
    }

    @Test("E4: the flight rounds the corners, not the picture; a translucent view keeps its picture's strength")
    func square() throws {
        let world = World(.push)
        try world.hold(at: 0.5) { controller, role in
            let view = UIView(frame: Self.frames[role == .foreground ? 1 : 0])
            view.backgroundColor = .red
            view.layer.cornerRadius = 20
            view.alpha = 0.5
            Self.add(view, to: controller)
        }
        for layer in world.flying {
            guard case .snapshot(let snapshot) = Headless.picture(of: layer).contents else {
                Issue.record("a picture")
                continue
            }
            let shown = Self.all(snapshot.layers)
            #expect(shown.contains { $0.backgroundColor != nil } && shown.allSatisfy { $0.cornerRadius == 0 })
            #expect(shown.allSatisfy { $0.opacity == 1 })
        }
        // At half of the way: the leaving one has faded by a sixth, the arriving one is whole but for a sixth.
        #expect(world.flying.allSatisfy { abs(Double($0.opacity) - 0.5 * 5 / 6) < 1e-6 })
        for (fraction, opacities) in [(0.0, [Float(0.5), 0]), (1, [0, 0.5])] {
            try world.control.scrub(to: fraction)
            #expect(world.flying.map(\.opacity) == opacities)
        }
        let view = World.box(of: world.root).subviews[0]
        #expect(view.layer.cornerRadius == 20 && view.alpha == 0.5)
    }

    private static func all(_ layers: [Headless.LayerPicture]) -> [Headless.LayerPicture] {
        layers
            + layers.flatMap { layer -> [Headless.LayerPicture] in
                var inner = layer.sublayers
                if case .snapshot(let snapshot) = layer.contents { inner += snapshot.layers }
                return all(inner)
            }
    }

    @Test("E4: the shadow of a view flies along and changes into that of the other")
    func shadow() throws {
        let world = World(.push)
        try world.hold(at: 0.5) { controller, role in
            let view = UIView(frame: Self.frames[role == .foreground ? 1 : 0])
            view.backgroundColor = .red
            if role == .background {
                view.layer.shadowOpacity = 0.6
                view.layer.shadowRadius = 9
                view.layer.shadowOffset = CGSize(width: 0, height: 4)
            }
            Self.add(view, to: controller)
        }
        #expect(world.flying.count == 3)
        for (fraction, opacity) in [(0.0, Float(0.6)), (0.5, 0.3), (1, 0)] {
            try world.control.scrub(to: fraction)
            let plate = world.flying[0]
            #expect(abs(plate.shadowOpacity - opacity) < 1e-6)
            #expect(plate.shadowRadius == 9 && plate.shadowOffset.height == 4)
            #expect(plate.shadowPath?.boundingBox.isAlmost(Self.frames[0].lerp(to: Self.frames[1], fraction)) == true)
        }
        try world.control.finish()
        Headless.clock.advance(by: 0.05)
        #expect(world.flying[0].animation(forKey: "repertoire.shadowPath") != nil)
    }

    @Test("E6: what a scroll view hides appears in the first third and disappears in the last")
    func clipped() throws {
        for change in [Change.push, .pop] {
            let world = World(change)
            try world.hold(at: 0) { controller, role in
                let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 300))
                list.contentInsetAdjustmentBehavior = .never
                list.contentSize = CGSize(width: 390, height: 1000)
                let view = UIView(frame: CGRect(x: 20, y: role == .foreground ? 250 : -30, width: 100, height: 100))
                view.backgroundColor = .red
                Self.add(list, to: controller)
                list.transitionID = nil
                view.transitionID = "it"
                list.addSubview(view)
            }
            for (progress, visible) in [
                (0.0, CGRect(x: 20, y: 200, width: 100, height: 70)),
                (0.5, CGRect(x: 20, y: 310, width: 100, height: 100)),
                (1, CGRect(x: 20, y: 450, width: 100, height: 50)),
            ] {
                try world.control.scrub(to: change == .push ? progress : 1 - progress)
                let window = world.flying[0]
                #expect(window.masksToBounds && world.frame(of: window).isAlmost(visible), "\(progress)")
            }
            try world.control.finish()
            world.expectRest()
        }
    }

    @Test("E6: a bar of the presenter hides what is under it, also between the ends")
    func bars() throws {
        Headless.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let root = Screen("root")
        let navigation = UINavigationController(rootViewController: root)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        Headless.clock.settle()
        let bar = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil)
        let view = World.box(of: root)
        view.frame = CGRect(
            x: 20, y: bar.maxY - 20 - root.view.convert(CGPoint.zero, to: nil).y, width: 100, height: 60)
        view.transitionID = "it"
        let detail = Screen("detail")
        World.box(of: detail).transitionID = "it"
        detail.setModalTransition(.cover, options: ModalTransitionOptions(extent: .fraction(0.5)))
        detail.modalTransitions.control.holdNext()
        root.present(detail, animated: true)
        Headless.clock.advance(by: 0.05)
        func all(_ layer: CALayer) -> [CALayer] {
            (layer.name == "flying element" ? [layer] : []) + (layer.sublayers ?? []).flatMap(all)
        }
        let clip = try #require(all(window.layer).first)
        #expect(abs(clip.bounds.minY - bar.maxY) < 0.01 && abs(clip.bounds.height - 40) < 0.01)
        detail.modalTransitions.control.cancel()
        Headless.clock.settle()
    }

    // MARK: Views of the app

    private final class Player: UIView {}

    @Test("E10: a view of the app flies in place of a picture and is given back as it was")
    func content() throws {
        for change in [Change.push, .dismiss] {
            let world = World(change)
            let player = Player(frame: CGRect(x: 0, y: 0, width: 160, height: 90))
            try world.hold(at: 0.5) { controller, role in
                let view = UIView(frame: Self.frames[role == .foreground ? 1 : 0])
                view.backgroundColor = .red
                view.transitionContent = { player }
                Self.add(view, to: controller)
            }
            #expect(player.window === world.window)
            let frame = Self.frames[0].lerp(to: Self.frames[1], 0.5)
            #expect(player.frame.width >= frame.width - 0.01 && player.frame.height >= frame.height - 0.01)
            #expect(abs(player.frame.width / player.frame.height - 160.0 / 90) < 1e-6)
            try world.control.finish()
            Headless.clock.advance(by: 0.1)
            world.expectRest()
            #expect(player.superview == nil && player.transform.isIdentity && player.layer.animationKeys() == nil)
            // A view that is in use is not taken away from there.
            let (other, host) = (World(change), UIView())
            host.addSubview(player)
            try other.hold(at: 0.5) { controller, role in
                let view = UIView(frame: Self.frames[role == .foreground ? 1 : 0])
                view.backgroundColor = .red
                view.transitionContent = { player }
                Self.add(view, to: controller)
            }
            #expect(player.superview === host && other.flying.count == 2)
        }
    }
}

extension CGRect {
    func isAlmost(_ other: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
        abs(minX - other.minX) < tolerance && abs(minY - other.minY) < tolerance && abs(maxX - other.maxX) < tolerance
            && abs(maxY - other.maxY) < tolerance
    }

    func lerp(to other: CGRect, _ fraction: Double) -> CGRect {
        CGRect(
            x: minX + (other.minX - minX) * fraction, y: minY + (other.minY - minY) * fraction,
            width: width + (other.width - width) * fraction, height: height + (other.height - height) * fraction)
    }
}
