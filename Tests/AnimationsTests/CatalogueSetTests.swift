import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTesting

/// The catalogue as a set: how long its transitions take, how they begin, which colours they show, and whom they are for.
struct CatalogueSetTests {
    private static let all = BuiltInTransition.allCases.map(\.animator)

    @Test("Each says whether it is for apps or for show", arguments: BuiltInTransition.allCases)
    func use(transition: BuiltInTransition) {
        let tags = transition.animator.info.tags
        #expect(tags.contains(.app) != tags.contains(.show), "one of the tags .app and .show")
    }

    @Test("Half of them take at most half a second, those for apps 0.4 s, and the others 0.8 s")
    func durations() {
        let durations = Self.all.map(\.duration).sorted()
        #expect(durations[durations.count / 2] <= 0.5)
        for animator in Self.all {
            let limit = animator.info.tags.contains(.app) ? 0.4 : 0.8
            #expect(animator.duration <= limit, "\(animator.info.name)")
        }
    }

    @Test("What answers a tap begins at once; only a machine starts slowly", arguments: BuiltInTransition.allCases)
    func start(transition: BuiltInTransition) {
        let animator = transition.animator
        guard !animator.info.tags.contains(.machine) else { return }
        let tenth =
            switch animator.timing {
            case .curve(let curve): curve(0.1)
            case .spring:
                animator.timing.spring(fitting: animator.duration, allowsOvershoot: animator.allowsOvershoot)
                    .progress(at: 0.1 * animator.duration)
            }
        #expect(tenth >= 0.08, "a tenth of the time for \(tenth) of the way")
    }

    @Test("There is one dark backdrop beside light screens, and few show it")
    func backdrops() {
        let scene = TransitionScene(
            size: CGSize(width: 390, height: 844), sourceRect: CGRect(x: 20, y: 300, width: 100, height: 100))
        let dark = Self.all.filter {
            let color = $0.choreography(in: scene).backdrop
            return color.map { $0.red + $0.green + $0.blue < 1.5 } ?? false
        }
        for animator in dark {
            #expect(animator.choreography(in: scene).backdrop == .charcoal, "\(animator.info.name)")
        }
        #expect(dark.count <= Self.all.count / 6, "\(dark.map(\.info.name.rawValue))")
    }

    @Test("There are at least 66, of which 60 play in every container")
    func count() {
        #expect(Self.all.count >= 66)
        #expect(Self.all.count { $0.info.containers.count == ContainerKind.allCases.count } >= 60)
    }

    @Test(
        "A name that the catalogue had before finds what has replaced it", arguments: BuiltInTransition.Former.allCases)
    func former(name: BuiltInTransition.Former) throws {
        let (text, replacement) = (name.rawValue, name.replacement)
        #expect(!BuiltInTransition.allCases.map(\.rawValue).contains(text))
        #expect(BuiltInTransition(rawValue: text) == replacement)
        let stored = Data(#"["\#(text)"]"#.utf8)
        #expect(try JSONDecoder().decode([BuiltInTransition].self, from: stored) == [replacement])
        let found = try TransitionRegistry.standard.animator(named: text)
        #expect(found.info.name.rawValue == replacement.rawValue && name.animator.info == replacement.animator.info)
        #expect(!TransitionRegistry.standard.names.contains(TransitionName(text)))
    }

    @Test("A former name keeps the settings that come nearest")
    func formerSettings() throws {
        let star = try TransitionRegistry.standard.animator(named: "star")
        #expect(star.setting("shape")?.value == .choice("star"))
        let deep = try TransitionRegistry.standard.animator(named: "crossZoom")
        #expect(deep.setting("axis")?.value == .choice("z"))
    }

    @Test("Those that fade or grow are not the same picture")
    func fades() throws {
        let animators: [CatalogueAnimator] = [.fade, .fadeThrough, .sharedAxis, .dialog, .scale]
        let comparison = Audit.Comparison(of: animators)
        for animator in animators { #expect(comparison.findings(of: animator) == [], "\(animator.info.name)") }
    }

    @Test("Screens that fade through a colour keep Material's times: the old one is gone after 90 ms of 300")
    func fadeThroughTimes() throws {
        let animator = CatalogueAnimator.fadeThrough(.white)
        #expect(animator.duration == 0.3 && animator.timing == .linear)
        let choreography = animator.choreography(in: TransitionScene(size: CGSize(width: 390, height: 844)))
        func opacities(at progress: Double) -> [Double] {
            [choreography.background, choreography.foreground].map { track in
                track.motions.reduce(1) { $0 * $1.pose(at: progress).opacity }
            }
        }
        #expect(opacities(at: 0.15)[0] > 0.4 && opacities(at: 0.3) == [0, 0] && opacities(at: 0.31)[1] > 0)
    }

    @Test(
        "Where screens fade through, the new one's ground covers the old one first, so that nothing is blank",
        arguments: [CatalogueAnimator.sharedAxis, .fadeThrough])
    func ground(animator: CatalogueAnimator) throws {
        #expect(animator.duration == 0.3 && animator.timing == .linear)
        let choreography = animator.choreography(in: TransitionScene(size: CGSize(width: 390, height: 844)))
        let (ground, content) = (choreography.foreground.pieces.dropLast(), choreography.foreground.pieces.last)
        func opacity(_ piece: Piece?, at progress: Double) -> Double {
            piece?.motions.reduce(1) { $0 * $1.pose(at: progress).opacity } ?? 0
        }
        func old(at progress: Double) -> Double {
            choreography.background.motions.reduce(1) { $0 * $1.pose(at: progress).opacity }
        }
        #expect(ground.count == 3 && old(at: 0.1) == 1 && old(at: 0.3) == 0)
        #expect(opacity(ground.first, at: 0.2) < 0.7 && opacity(content, at: 0.2) == 0)
        #expect(opacity(ground.first, at: 0.3) == 1 && opacity(content, at: 0.5) > 0.5)
    }
}
