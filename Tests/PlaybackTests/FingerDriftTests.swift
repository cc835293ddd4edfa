import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// A zoom under a finger, which it follows in both directions.
@MainActor
struct FingerDriftTests {
    enum Kind: CaseIterable { case pop, dismissal }

    /// A screen that has grown out of a cell, and a finger on it.
    @MainActor
    private final class Stage {
        let window: UIWindow
        let screen: Screen
        let presenter: UIViewController
        let cell = UIView(frame: CGRect(x: 30, y: 400, width: 100, height: 80))
        let start = CGPoint(x: 150, y: 240)
        private(set) var place = CGPoint(x: 150, y: 240)
        private var touch: Headless.Touch?
        private let isRightToLeft: Bool
        private let settleAll: () -> Void

        init(
            _ kind: Kind, _ animator: any TransitionAnimator = .zoom, isRightToLeft: Bool = false,
            motion: MotionPolicy = .system, target: CGRect? = nil
        ) {
            self.isRightToLeft = isRightToLeft
            switch kind {
            case .pop:
                let fixture = NavigationFixture()
                (window, presenter) = (fixture.window, fixture.root)
                if isRightToLeft { fixture.navigation.view.semanticContentAttribute = .forceRightToLeft }
                fixture.navigation.setNavigationTransition(
                    animator, options: .init(swipe: .fromAnywhere, motion: motion))
                screen = Screen("detail")
                settleAll = { fixture.settle() }
            case .dismissal:
                let fixture = ModalFixture(isRightToLeft: isRightToLeft)
                (window, presenter) = (fixture.window, fixture.root)
                screen = fixture.detail
                screen.setModalTransition(animator, options: .init(motion: motion))
                settleAll = { fixture.settle() }
            }
            presenter.view.addSubview(cell)
            let photo = target.map { UIView(frame: $0) }
            photo.map(screen.view.addSubview)
            screen.transitionAnchors = TransitionAnchors { [weak cell] in
                cell
            } target: { [weak photo] in
                photo
            }
            show(animated: true)
            settle()
        }

        func show(animated: Bool) {
            if let navigation = presenter.navigationController {
                navigation.pushViewController(screen, animated: animated)
            } else {
                presenter.present(screen, animated: animated)
            }
        }

        func settle() { settleAll() }

        var isShown: Bool { screen.viewIfLoaded?.window != nil }

        func down(at point: CGPoint? = nil) {
            place = point ?? start
            touch = Headless.touch(at: place, in: window)
        }

        /// Moves the finger on a straight line, relative to its start.
        func move(to offset: CGVector, from start: CGPoint? = nil, each: () -> Void = {}) {
            let (begin, origin) = (place, start ?? self.start)
            for step in 1...12 {
                Headless.clock.advance(by: 1.0 / 60)
                let part = CGFloat(step) / 12
                place = CGPoint(
                    x: begin.x + (origin.x + offset.dx - begin.x) * part,
                    y: begin.y + (origin.y + offset.dy - begin.y) * part)
                touch?.move(to: place)
                each()
            }
            // At rest, so that nothing is thrown.
            for _ in 0..<12 {
                Headless.clock.advance(by: 1.0 / 60)
                touch?.move(to: place)
            }
        }

        /// Begins the swipe, towards its edge.
        func begin() {
            down()
            let isPop = presenter.navigationController != nil
            move(to: isPop ? CGVector(dx: isRightToLeft ? -40 : 40, dy: 0) : CGVector(dx: 0, dy: 40))
        }

        func lift() {
            touch?.lift()
            touch = nil
        }

        /// Where a point of a layer at rest is shown in the window.
        func shown(_ point: CGPoint, of layer: CALayer) -> CGPoint {
            guard let shown = layer.presentation(), let container = layer.superlayer else { return .zero }
            let place = CATransform3DGetAffineTransform(shown.transform)
            let (size, anchor) = (shown.bounds.size, shown.anchorPoint)
            let own = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
            let moved = own.applying(place)
            let inside = CGPoint(x: shown.position.x + moved.x, y: shown.position.y + moved.y)
            return container.convert(inside, to: window.layer)
        }

        /// Where the touched point of the screen is shown.
        var touched: CGPoint { shown(start, of: screen.view.layer) }

        /// Where the middle of the screen is shown.
        var middle: CGPoint { shown(CGPoint(x: 195, y: 422), of: screen.view.layer) }

        var scale: CGFloat { screen.view.layer.presentation()?.transform.m11 ?? 0 }
    }

    private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

    static let places = [
        CGVector(dx: 130, dy: 300), CGVector(dx: -90, dy: 200), CGVector(dx: 180, dy: -150), CGVector(dx: 20, dy: 90),
    ]

    @Test(
        "A3: the touched point of a zoom stays under the finger, wherever it goes", arguments: Kind.allCases,
        [false, true])
    func follows(kind: Kind, isRightToLeft: Bool) {
        let stage = Stage(kind, isRightToLeft: isRightToLeft)
        let residue = stage.window.residue()
        stage.begin()
        let isSideways = kind == .pop
        #expect(stage.scale < 1)
        for offset in Self.places {
            stage.move(to: offset)
            #expect(distance(stage.touched, stage.place) < 0.01, "\(offset): \(stage.touched) \(stage.place)")
            // It is as large as the progress says, which only one direction determines.
            let way = isSideways ? (isRightToLeft ? -offset.dx : offset.dx) / 390 : offset.dy / 844
            let smallest = max(100.0 / 390, 80.0 / 844)
            #expect(abs(stage.scale - (1 - (1 - smallest) * min(max(way, 0), 1))) < 0.01)
        }
        stage.move(to: .zero)
        stage.lift()
        stage.settle()
        #expect(stage.isShown && stage.window.residue() == residue)
    }

    @Test("A3: the pose depends on where the finger is, not on how it came there", arguments: Kind.allCases)
    func pathless(kind: Kind) {
        let stage = Stage(kind)
        stage.begin()
        stage.move(to: CGVector(dx: 130, dy: 300))
        let first = stage.screen.view.layer.transform
        for offset in Self.places { stage.move(to: offset) }
        stage.move(to: CGVector(dx: 130, dy: 300))
        let second = stage.screen.view.layer.transform
        for (a, b) in [
            (first.m11, second.m11), (first.m22, second.m22), (first.m41, second.m41), (first.m42, second.m42),
        ] {
            #expect(abs(a - b) < 1e-9)
        }
        stage.lift()
        stage.settle()
    }

    @Test(
        "A3: released, it goes from where it is, without a jump, home or back to rest",
        arguments: Kind.allCases, [CGVector(dx: 210, dy: 520), CGVector(dx: 60, dy: 120), CGVector(dx: 40, dy: -200)])
    func released(kind: Kind, offset: CGVector) {
        let stage = Stage(kind)
        let residue = stage.window.residue()
        stage.begin()
        stage.move(to: offset)
        let finishes = offset.dx == 210
        let end = finishes ? CGPoint(x: 80, y: 440) : CGPoint(x: 195, y: 422)
        var last = stage.middle
        let way = distance(last, end)
        stage.lift()
        var frames = 0
        #expect(distance(stage.middle, last) < 1)
        while stage.isShown, stage.screen.transitionCoordinator != nil, frames < 300 {
            Headless.clock.advance(by: 1.0 / 120)
            frames += 1
            guard stage.isShown, stage.screen.transitionCoordinator != nil else { break }
            let now = stage.middle
            // Nearer in each frame, and never a tenth of the way at once.
            #expect(distance(now, end) < distance(last, end) + 0.5)
            #expect(distance(now, last) < way / 10 + 1, "\(last) \(now)")
            last = now
        }
        #expect(frames > 12 && distance(last, end) < way / 20 + 1)
        stage.settle()
        #expect(stage.isShown != finishes)
        if !finishes { #expect(stage.window.residue() == residue) }
        #expect(stage.screen.view.layer.animationKeys()?.isEmpty != false)
    }

    @Test("A3: caught on its way, it goes on from where it is", arguments: Kind.allCases)
    func caught(kind: Kind) {
        let stage = Stage(kind, .zoom.duration(2))
        let residue = stage.window.residue()
        stage.begin()
        stage.move(to: CGVector(dx: 110, dy: 150))
        stage.lift()
        Headless.clock.advance(by: 0.15)
        let before = stage.middle
        #expect(distance(before, CGPoint(x: 195, y: 422)) > 20)
        let other = CGPoint(x: 220, y: 500)
        stage.down(at: other)
        let way = kind == .pop ? CGVector(dx: 30, dy: 0) : CGVector(dx: 0, dy: 30)
        var last = before
        stage.move(to: way, from: other) {
            // Neither the run nor the finger is faster, and the way until the grab was recognised does not count.
            #expect(distance(stage.middle, last) < 6, "\(last) \(stage.middle)")
            last = stage.middle
        }
        let held = stage.middle
        stage.move(to: CGVector(dx: way.dx + 50, dy: way.dy + 70), from: other)
        #expect(abs(stage.middle.x - held.x - 50) < 0.01 && abs(stage.middle.y - held.y - 70) < 0.01)
        stage.move(to: CGVector(dx: -60, dy: -60), from: other)
        stage.lift()
        stage.settle()
        #expect(stage.isShown && stage.window.residue() == residue)
    }

    @Test("A3: a presentation and a push that are caught follow the finger too", arguments: Kind.allCases)
    func arriving(kind: Kind) {
        let stage = Stage(kind, .zoom.duration(2))
        if kind == .pop {
            stage.screen.navigationController?.popViewController(animated: false)
        } else {
            stage.screen.dismiss(animated: false)
        }
        stage.settle()
        stage.show(animated: true)
        Headless.clock.advance(by: 0.2)
        stage.down()
        stage.move(to: kind == .pop ? CGVector(dx: -30, dy: 0) : CGVector(dx: 0, dy: -30))
        let held = stage.middle
        stage.move(to: kind == .pop ? CGVector(dx: -60, dy: 80) : CGVector(dx: 80, dy: -60))
        let way = kind == .pop ? CGVector(dx: -30, dy: 80) : CGVector(dx: 80, dy: -30)
        #expect(abs(stage.middle.x - held.x - way.dx) < 0.01 && abs(stage.middle.y - held.y - way.dy) < 0.01)
        stage.lift()
        stage.settle()
        #expect(CATransform3DIsIdentity(stage.screen.view.layer.transform))
    }

    @Test("A3: the view of a key view stays under the finger", arguments: Kind.allCases, [false, true])
    func keyView(kind: Kind, isRightToLeft: Bool) throws {
        let photo = CGRect(x: 45, y: 100, width: 300, height: 240)
        let flight = Stage(kind, .keyView, isRightToLeft: isRightToLeft, target: photo)
        flight.begin()
        let container = try #require(flight.screen.view.layer.superlayer)
        let pieces = { (container.sublayers ?? []).filter { $0.contents != nil && $0.bounds.size == photo.size } }
        try #require(!pieces().isEmpty)
        for offset in Self.places {
            flight.move(to: offset)
            let point = CGPoint(x: flight.start.x - photo.minX, y: flight.start.y - photo.minY)
            let ways = pieces().map { distance(flight.shown(point, of: $0), flight.place) }
            #expect(ways.contains { $0 < 0.01 }, "\(ways)")
        }
        flight.move(to: .zero)
        flight.lift()
        flight.settle()
    }

    @Test("A3: screens that do not ask for it move as before", arguments: Kind.allCases)
    func others(kind: Kind) {
        for (animator, motion) in [(.slide, .system), (.scale, .system), (.zoom, .alwaysReduced)]
            as [(CatalogueAnimator, MotionPolicy)]
        {
            let stage = Stage(kind, animator, motion: motion)
            stage.down()
            let way = kind == .pop ? CGVector(dx: 120, dy: 0) : CGVector(dx: 0, dy: 120)
            stage.move(to: way)
            let first = stage.screen.view.layer.transform
            stage.move(to: CGVector(dx: way.dx + (way.dx == 0 ? 90 : 0), dy: way.dy + (way.dy == 0 ? 90 : 0)))
            #expect(CATransform3DEqualToTransform(first, stage.screen.view.layer.transform))
            stage.lift()
            stage.settle()
        }
    }

    @Test("A3: code that takes a released zoom leads it to its ends", arguments: [0.0, 1])
    func controlled(end: Double) {
        let stage = Stage(.dismissal, .zoom.duration(2))
        stage.begin()
        stage.move(to: CGVector(dx: 110, dy: 150))
        stage.lift()
        Headless.clock.advance(by: 0.1)
        let control = stage.screen.modalTransitions.control
        let before = stage.middle
        #expect(control.hold())
        #expect(distance(stage.middle, before) < 0.5)
        control.scrub(to: end)
        let place = end == 0 ? CGPoint(x: 195, y: 422) : CGPoint(x: 80, y: 440)
        #expect(distance(stage.middle, place) < 0.01)
        end == 0 ? control.cancel() : control.finish()
        stage.settle()
    }
}
