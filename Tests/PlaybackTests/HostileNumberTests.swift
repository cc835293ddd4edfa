import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionPlayback

/// Whatever numbers an animator gives, no layer gets a number that is not finite, nothing traps, and nothing takes for
/// ever.
@MainActor
struct HostileNumberTests {
    struct Hostile: TransitionAnimator, CustomTestStringConvertible {
        let testDescription: String
        let info = AnimatorInfo(name: "hostile", title: "Hostile", summary: "Numbers that nobody means.")
        var duration = 0.5
        var timing = Timing.easeInOut
        var allowsOvershoot = false
        var foreground = Choreography.Track([.from(.offset(x: 1))])

        init(_ name: String, _ foreground: Choreography.Track? = nil, _ change: (inout Hostile) -> Void = { _ in }) {
            testDescription = name
            if let foreground { self.foreground = foreground }
            change(&self)
        }

        init(_ name: String, _ poses: Pose...) { self.init(name, Choreography.Track(poses.map { .from($0) })) }

        func choreography(in scene: TransitionScene) -> Choreography {
            Choreography(foreground: foreground, background: .still)
        }
    }

    nonisolated static let hostile: [Hostile] = [
        Hostile("shadow of no radius", .rest.shadow(opacity: 1, radius: .nan)),
        Hostile("shadow of negative radius", .rest.shadow(opacity: .infinity, radius: -9)),
        Hostile("shadow far away", .rest.shadow(opacity: 1, radius: .infinity, dx: 1e300, dy: .nan)),
        Hostile("infinite opacity", .rest.opacity(.infinity)),
        Hostile("no opacity", .rest.opacity(.nan).shade(.infinity)),
        Hostile("corners", .rest.cornerRadius(.infinity).shadow(opacity: 1, radius: 5)),
        Hostile("no corners", .rest.cornerRadius(.nan).shadow(opacity: 1, radius: 5)),
        Hostile("large circle", .clip(.circle(x: 1e300, y: -1e300, radius: 1e300))),
        Hostile("no circle", .clip(.circle(x: .nan, y: 0, radius: 1))),
        Hostile("large box", .clip(.roundedRect(UnitRect(x: -1e300, y: 0, width: 1e308, height: 1), radius: 1e300))),
        Hostile("large polygon", .clip(.polygon(Polygon([SIMD2(1e300, 0), SIMD2(-1e300, 1), SIMD2(0, 1e300)])))),
        Hostile("far away", .offset(x: 1e300, y: -1e300), .scale(1e300)),
        Hostile(
            "pieces that are none",
            .init(pieces: [
                Piece(UnitRect(x: .nan, y: 0, width: 1, height: 1), .from(.opacity(0))),
                Piece(UnitRect(x: 1e300, y: 0, width: .infinity, height: -1), .from(.opacity(0))),
                Piece(UnitRect(x: 0, y: 0, width: 1, height: 1e300), .from(.opacity(0))),
            ])),
        Hostile(
            "keyframes side by side",
            .init([
                .keyframes([.at(0, .offset(x: 1)), .at(Double.leastNonzeroMagnitude, .offset(x: 0.5)), .at(1, .rest)])
            ])),
        Hostile("steep curve") { $0.timing = .curve(Double.leastNonzeroMagnitude, 1e300, 1, -1e300) },
        Hostile(
            "steep easing",
            .init([.from(.offset(x: 1), easing: .curve(CubicBezier(0, 1e300, Double.leastNonzeroMagnitude, 1e300)))])),
        Hostile("overshooting curve") {
            $0.timing = .spring(response: 1e300, dampingRatio: 1e-300)
            $0.allowsOvershoot = true
            $0.duration = Double.greatestFiniteMagnitude
        },
    ]

    private func unfit(_ layer: CALayer) -> [String] {
        let shown = layer.presentation() ?? layer
        var numbers: [CGFloat] = [
            shown.position.x, shown.position.y, shown.bounds.minX, shown.bounds.minY, shown.bounds.width,
            shown.bounds.height, CGFloat(shown.opacity), shown.cornerRadius, shown.shadowRadius,
            CGFloat(shown.shadowOpacity), shown.shadowOffset.width, shown.shadowOffset.height, shown.zPosition,
            shown.contentsRect.minX, shown.contentsRect.width, shown.contentsRect.minY, shown.contentsRect.height,
        ]
        for matrix in [shown.transform, layer.transform] {
            numbers += [
                matrix.m11, matrix.m12, matrix.m13, matrix.m14, matrix.m22, matrix.m24, matrix.m33, matrix.m41,
                matrix.m42, matrix.m43, matrix.m44,
            ]
        }
        if let box = (layer as? CAShapeLayer)?.path?.boundingBox, !box.isNull {
            numbers += [box.minX, box.minY, box.width, box.height]
        }
        let own = numbers.allSatisfy(\.isFinite) && shown.shadowRadius >= 0 ? [] : ["\(numbers)"]
        return own + (layer.mask.map(unfit) ?? []) + (layer.sublayers ?? []).flatMap(unfit)
    }

    @Test("Numbers that cannot be drawn never reach a layer", arguments: hostile)
    func numbers(animator: Hostile) {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(animator)
        fixture.push("a")
        for _ in 0..<4 {
            Headless.clock.advance(by: 0.1)
            #expect(unfit(fixture.window.layer) == [])
        }
        #expect(Headless.warnings == [])
    }

    @Test("Runs, curves and springs stay finite and in order")
    func values() {
        let run = ProgressRun(from: .nan, to: .nan, velocity: .nan, timing: .linear, duration: .nan)
        #expect(run.progress(at: 0.1) == 1 && run.duration == 0)
        #expect(ProgressRun(from: .nan, to: 0, timing: .spring(), duration: 1).progress(at: 0.5) == 0)
        let wild = ProgressRun(from: 1e300, to: 0, velocity: -1e300, timing: .spring(), duration: 1e300)
        for time in [0, 1e-300, 1, 1e9, 1e300] { #expect(wild.progress(at: time).isFinite) }
        for duration in [1e18, Double.greatestFiniteMagnitude, .infinity] {
            let long = ProgressRun(from: 0, to: 1, timing: .easeInOut, duration: duration)
            #expect(long.duration <= 1e9 && long.progress(at: 0.1).isFinite, "\(duration)")
        }
        for ratio in [0, Double.leastNonzeroMagnitude, 0.5, 1, 1e6] {
            let spring = SpringTiming(response: 1e-6, dampingRatio: ratio).trajectory(
                displacement: 1e300, velocity: 1e300)
            let slow = SpringTiming(response: 1e6, dampingRatio: ratio).trajectory(
                displacement: -1e300, velocity: 1e300)
            for time in [0, 1e-300, 1, 1e6, 1e300, Double.greatestFiniteMagnitude] {
                #expect(spring.displacement(at: time).isFinite && spring.velocity(at: time).isFinite)
                #expect(slow.displacement(at: time).isFinite && slow.velocity(at: time).isFinite)
            }
        }
        let curve = CubicBezier(Double.leastNonzeroMagnitude, 1e300, 1, -1e300)
        for x in [-1e300, -1, 0, 0.5, 1, 1e300] { #expect(curve(x).isFinite && curve.slope(at: x).isFinite) }
        let motion = Motion.keyframes([.at(0, .offset(x: 1)), .at(Double.leastNonzeroMagnitude, .offset(x: 0.5))])
        for progress in [-1, 0, 0.5, 1, 1.5] { #expect(motion.pose(at: progress).isFinite) }
    }

    @Test("A source that is no rectangle is none")
    func source() {
        var scene = TransitionScene(
            size: CGSize(width: 390, height: 844), sourceRect: CGRect(x: CGFloat.nan, y: 0, width: 9, height: 9))
        #expect(scene.sourceRect == nil && scene.mirrored.sourceRect == nil)
        scene.targetRect = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 9)
        #expect(scene.targetRect == nil)
        for transition in BuiltInTransition.allCases { _ = transition.animator.choreography(in: scene) }
    }

    @Test("A transition that takes for ever begins at once", arguments: [1e3, 1e9, 1.7e308])
    func patience(duration: Double) {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.fold(strips: 4).duration(duration))
        let clock = ContinuousClock()
        let time = clock.measure {
            fixture.push("a")
            Headless.clock.advance(by: 0.1)
        }
        // 120 samples a second would take minutes, or not fit into memory.
        #expect(time < .seconds(20))
        #expect(fixture.navigation.transitionCoordinator != nil)
    }
}
