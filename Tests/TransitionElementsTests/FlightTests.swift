import Testing
import TransitionAnimations
import TransitionCore
import TransitionElements
import TransitionUIKit
import TransitionWorld
import UIKit

/// Elements over transitions, in every container.
@MainActor
struct FlightTests {
    private let small = CGRect(x: 20, y: 120, width: 100, height: 40)
    private let large = CGRect(x: 60, y: 200, width: 200, height: 160)

    private func dress(_ controller: UIViewController, _ role: ScreenRole) { dress(controller, role, ElementStyle()) }

    private func dress(_ controller: UIViewController, _ role: ScreenRole, _ style: ElementStyle) {
        let box = World.box(of: controller)
        box.frame = role == .foreground ? large : small
        box.transitionID = "box"
        box.transitionElement = style
    }

    @Test("E1, E2: a pair flies straight from place to place, by finger", arguments: World.flown)
    func flies(change: Change) throws {
        let world = World(change)
        try world.hold(at: 0.5, dress)
        let container = try #require(world.flying.first?.superlayer)
        let screen = try #require(world.leavingAndArriving)
        let foreground = change.isForward ? screen.arriving : screen.leaving
        let background = change.isForward ? screen.leaving : screen.arriving
        #expect(world.flying.count == 2)
        for fraction in [0, 0.25, 0.5, 0.75, 1] {
            try world.control.scrub(to: fraction)
            let progress = change.isForward ? fraction : 1 - fraction
            let start = rest(background, in: container)
            let end = rest(foreground, in: container)
            for layer in world.flying {
                let frame = world.frame(of: layer)
                #expect(abs(frame.minX - (start.minX + (end.minX - start.minX) * progress)) < 1e-9, "\(fraction)")
                #expect(abs(frame.minY - (start.minY + (end.minY - start.minY) * progress)) < 1e-9, "\(fraction)")
                #expect(abs(frame.width - (100 + 100 * progress)) < 1e-9, "\(fraction)")
                #expect(abs(frame.height - (40 + 120 * progress)) < 1e-9, "\(fraction)")
            }
        }
        try world.control.finish()
        world.expectRest()
        #expect(world.flying.isEmpty)
    }

    @Test(
        "E2: forward, backward and cancelled, each frame is a function of progress alone",
        arguments: [BuiltInTransition.fade, .fold, .cube, .cover, .zoom], World.flown)
    func playsAsItScrubs(transition: BuiltInTransition, change: Change) throws {
        guard
            transition.animator.info.containers.contains(change.isModal ? .modal : change.isInTabs ? .tab : .navigation)
        else { return }
        let styles = [ElementStyle(), ElementStyle(path: .arc, after: 0.2, until: 0.8)]
        for style in styles {
            let animator = transition.animator.timing(.linear).duration(0.5)
            let played = World(change, animator: animator)
            played.begin { dress($0, $1, style) }
            var moments: [(fraction: Double, frames: [CGRect])] = []
            for _ in 0..<20 {
                Headless.clock.advance(by: 1.0 / 60)
                if let fraction = try played.control.progress {
                    moments.append((fraction, played.flying.map(played.frame)))
                }
            }
            #expect(moments.count == 20 && moments.allSatisfy { $0.frames.count == 2 }, "it flies")
            let held = World(change, animator: animator)
            try held.hold(at: 0) { dress($0, $1, style) }
            for moment in moments {
                try held.control.scrub(to: moment.fraction)
                for (frame, scrubbed) in zip(moment.frames, held.flying.map(held.frame)) {
                    let error = max(
                        abs(frame.minX - scrubbed.minX), abs(frame.minY - scrubbed.minY),
                        abs(frame.maxX - scrubbed.maxX), abs(frame.maxY - scrubbed.maxY))
                    #expect(error < (style.path == .arc ? 0.05 : 1e-6), "\(moment.fraction)")
                }
            }
            try held.control.cancel()
            held.expectRest()
            #expect(held.flying.isEmpty && held.ends == [.cancelled])
        }
    }

    @Test("E2: a flight that is grabbed follows the finger, and plays on from there", arguments: World.flown)
    func grabbed(change: Change) throws {
        let world = World(change)
        world.begin(dressed: dress)
        Headless.clock.advance(by: 0.2)
        let frames = world.flying.map(world.frame)
        #expect(try world.control.hold() && frames.count == 2)
        for (layer, frame) in zip(world.flying, frames) {
            #expect(layer.animationKeys() == nil && world.frame(of: layer).isAlmost(frame, within: 0.01))
        }
        try world.control.scrub(to: 0.5)
        #expect(world.flying.allSatisfy { abs($0.bounds.width - 150) < 1e-9 })
        try world.control.cancel()
        Headless.clock.advance(by: 0.1)
        let width = try #require(world.flying.first.map(world.frame)).width
        #expect(change.isForward ? width < 150 : width > 150)
        world.expectRest()
        #expect(world.ends == [.cancelled])
    }

    @Test("E6: a root view with another origin is no other place")
    func scrolledRoot() throws {
        let world = World(.push)
        try world.hold(at: 0) { controller, role in
            dress(controller, role)
            if role == .background { controller.view.bounds.origin.y = 40 }
        }
        #expect(world.flying.allSatisfy { $0.position == CGPoint(x: small.midX, y: small.midY - 40) })
        try world.control.cancel()
        Headless.clock.settle()
    }

    /// The frame of a screen's box in the container, with the screen at rest.
    private func rest(_ controller: UIViewController, in container: CALayer) -> CGRect {
        let box = World.box(of: controller)
        var (frame, layer) = (box.frame, box.layer.superlayer)
        while let around = layer, around !== container, around.superlayer != nil {
            frame = frame.offsetBy(
                dx: around.position.x - around.bounds.width / 2, dy: around.position.y - around.bounds.height / 2)
            layer = around.superlayer
        }
        return frame
    }
}
