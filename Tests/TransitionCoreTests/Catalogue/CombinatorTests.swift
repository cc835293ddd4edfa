import Foundation
@testable import TransitionTesting
import Testing
import TransitionAnimations

@testable import TransitionCore

/// Grows out of the source rectangle, so that it depends on the scene.
private struct ZoomAnimator: TransitionAnimator {
    let info = AnimatorInfo(
        name: "zoom", title: "Zoom", summary: "Grows.", containers: [.navigation, .modal], isReduceMotionSafe: true)
    var duration: TimeInterval { 0.7 }
    var timing: Timing { .easeIn }
    var allowsOvershoot: Bool { true }

    func choreography(in scene: TransitionScene) -> Choreography {
        guard let source = scene.sourceRect else { return Choreography(foreground: .from(.scale(0.5))) }
        return Choreography(foreground: .from(.offset(dx: source.midX - scene.width / 2).scale(0.1)))
    }
}

/// Comes from the trailing side and has its own choreography for the change backward.
private struct Sweep: TransitionAnimator {
    let info = AnimatorInfo(name: "sweep", title: "Sweep", summary: "Sweeps.", containers: [.navigation, .tab])

    func choreography(in scene: TransitionScene) -> Choreography { Choreography(foreground: .from(.offset(x: 1))) }

    func returnChoreography(in scene: TransitionScene) -> Choreography? {
        Choreography(
            foreground: .from(.offset(y: 1)),
            background: .to(.offset(dx: scene.sourceRect.map { Double($0.minX) } ?? 0)))
    }
}

struct CombinatorTests {
    let scene = TransitionScene(
        size: CGSize(width: 400, height: 800), safeArea: .init(top: 47, leading: 5, bottom: 34, trailing: 9),
        sourceRect: CGRect(x: 20, y: 100, width: 60, height: 60),
        targetRect: CGRect(x: 0, y: 0, width: 400, height: 300))

    func start(_ choreography: Choreography?, _ role: ScreenRole = .foreground) -> Pose? {
        choreography?[role].motions.first?.pose(at: 0)
    }

    @Test("What an animator leaves out has a default")
    func defaults() {
        let plain = Plain("plain", duration: 0.3)
        #expect(plain.timing == .spring(response: 0.36, dampingRatio: 1))
        #expect(!plain.allowsOvershoot && plain.returnChoreography(in: scene) == nil)
        #expect(CatalogueAnimator.identity.duration == CatalogueAnimator.identity.timing.naturalDuration())
        #expect(plain.info.containers == Set(ContainerKind.allCases))
    }

    @Test("Duration, timing and description change that alone, in any order")
    func adjusted() {
        let info = AnimatorInfo(name: "acme.zoom", title: "Acme", summary: "Grows more.")
        for animator in [
            ZoomAnimator().duration(2).timing(.linear).info(info),
            ZoomAnimator().info(info).timing(.linear).duration(2),
        ] as [any TransitionAnimator] {
            #expect(animator.duration == 2 && animator.timing == .linear)
            #expect(animator.info == info && animator.allowsOvershoot)
            #expect(start(animator.choreography(in: scene)) == start(ZoomAnimator().choreography(in: scene)))
        }
        let once = ZoomAnimator().duration(2)
        #expect(once.timing == .easeIn && once.info.name == "zoom")
        let timed = ZoomAnimator().timing(.spring())
        #expect(timed.duration == 0.7 && timed.timing == .spring())
        // The last call counts.
        #expect(ZoomAnimator().duration(2).duration(3).duration == 3)
    }

    @Test("An animator that is stored and adjusted again 100,000 times is adjusted once")
    func storedAndAdjusted() throws {
        var animator: any TransitionAnimator = Sweep()
        for step in 1...100_000 {
            switch step % 4 {
            case 0: animator = animator.timing(.linear)
            case 1: animator = animator.duration(Double(step))
            case 2: animator = animator.mirrored
            default: animator = animator.reversed
            }
        }
        #expect(animator.duration == 99_997 && animator.timing == .linear)
        #expect(try #require(parts(of: animator)).animators[0] is Sweep)
        // 25,000 times mirrored and reversed is not at all.
        #expect(start(animator.choreography(in: scene)) == .offset(x: 1))
        #expect(start(animator.returnChoreography(in: scene)) == .offset(y: 1))
        #expect(animator.settings.isEmpty)
    }

    @Test("Mirrored and reversed are independent of each other and of what else is adjusted")
    func mirroredAndReversed() throws {
        let wanted = ZoomAnimator().choreography(in: scene.mirrored).mirrored.reversed
        for animator in [
            ZoomAnimator().mirrored.duration(1).reversed, ZoomAnimator().reversed.timing(.linear).mirrored,
            ZoomAnimator().mirrored.reversed.mirrored.mirrored,
        ] as [any TransitionAnimator] {
            #expect(animator.choreography(in: scene).describesTheSame(as: wanted))
            #expect(try #require(parts(of: animator)).animators[0] is ZoomAnimator)
        }
    }

    @Test("Adjusted animators keep the way back")
    func returnKept() {
        #expect(start(Sweep().duration(2).returnChoreography(in: scene)) == .offset(y: 1))
        #expect(ZoomAnimator().duration(2).returnChoreography(in: scene) == nil)
        #expect(
            ZoomAnimator().mirrored.returnChoreography(in: scene) == nil
                && ZoomAnimator().reversed.returnChoreography(in: scene) == nil
        )
    }

    @Test("Mirrored sees the mirrored scene: what grows out of a view still grows out of that view")
    func mirroredZoom() throws {
        let plain = try #require(start(ZoomAnimator().choreography(in: scene)))
        let mirrored = try #require(start(ZoomAnimator().mirrored.choreography(in: scene)))
        #expect(plain.offset.dx == -150)
        #expect(mirrored.offset.dx == -150)
        // While a move that does not ask for the source comes from the other side.
        #expect(start(Sweep().mirrored.choreography(in: scene)) == .offset(x: 1).mirrored)
        let back = try #require(Sweep().mirrored.returnChoreography(in: scene))
        #expect(back.background.motions[0].pose(at: 1).offset.dx == -320)
    }

    @Test("Mirrored twice and reversed twice are the same again")
    func twice() throws {
        for animator in [ZoomAnimator(), Sweep(), ZoomAnimator().combined(with: Sweep())] as [any TransitionAnimator] {
            let plain = animator.choreography(in: scene)
            let again = animator.mirrored.reversed.mirrored.reversed
            #expect(again.duration == animator.duration && again.timing == animator.timing)
            for twice in [
                again.choreography(in: scene),
                animator.mirrored.choreography(in: scene.mirrored).mirrored,
                animator.reversed.choreography(in: scene).reversed,
            ] {
                for role in ScreenRole.allCases {
                    #expect(twice[role].motions.count == plain[role].motions.count)
                    for (a, b) in zip(twice[role].motions, plain[role].motions) {
                        for progress in [0, 0.3, 1] { #expect(isClose(a.pose(at: progress), b.pose(at: progress))) }
                    }
                }
                for progress in [0, 0.3, 1] { #expect(twice.front(at: progress) == plain.front(at: progress)) }
            }
        }
    }

    @Test("Reversed exchanges the parts, on the way back too")
    func reversed() throws {
        let reversed = Sweep().reversed.choreography(in: scene)
        #expect(reversed.background.motions[0].pose(at: 1) == .offset(x: 1))
        #expect(reversed.foreground.motions.isEmpty)
        let back = try #require(Sweep().reversed.returnChoreography(in: scene))
        #expect(back.background.motions[0].pose(at: 1) == .offset(y: 1))
        #expect(start(back) == .offset(dx: 20))
    }

    @Test("Combined, the first one's name, duration and timing count")
    func combined() {
        let both = ZoomAnimator().combined(with: Sweep())
        #expect(both.info.name == "zoom" && both.duration == 0.7 && both.timing == .easeIn)
        #expect(both.info.containers == [.navigation] && !both.info.isReduceMotionSafe)
        #expect(!both.allowsOvershoot)
        #expect(both.choreography(in: scene).foreground.motions.count == 2)
        #expect(
            ZoomAnimator().combined(with: ZoomAnimator()).info.isReduceMotionSafe
                && ZoomAnimator().combined(with: ZoomAnimator()).allowsOvershoot)
    }

    @Test("Combined ways back: one that has none of its own gives its way in")
    func combinedReturn() throws {
        let both = try #require(ZoomAnimator().combined(with: Sweep()).returnChoreography(in: scene))
        #expect(both.foreground.motions.map { $0.pose(at: 0) } == [.offset(dx: -150).scale(0.1), .offset(y: 1)])
        let other = try #require(Sweep().combined(with: ZoomAnimator()).returnChoreography(in: scene))
        #expect(other.foreground.motions.map { $0.pose(at: 0) } == [.offset(y: 1), .offset(dx: -150).scale(0.1)])
        #expect(ZoomAnimator().combined(with: ZoomAnimator()).returnChoreography(in: scene) == nil)
    }

    @Test("The identity moves nothing, before or after another")
    func identity() {
        let identity: any TransitionAnimator = .identity
        #expect(identity.choreography(in: scene).foreground.motions.isEmpty)
        #expect(identity.info.isReduceMotionSafe)
        for both in [
            ZoomAnimator().combined(with: .identity), CatalogueAnimator.identity.combined(with: ZoomAnimator()),
        ] as [any TransitionAnimator] {
            #expect(both.choreography(in: scene).foreground.motions.count == 1)
            #expect(both.choreography(in: scene).background.motions.isEmpty)
        }
    }

    /// Keeps the presenter visible, tilted.
    private struct Sheet: TransitionAnimator {
        var info: AnimatorInfo { AnimatorInfo(name: "sheet", title: "Sheet", summary: "Rises.") }
        var keepsPresenter: Bool { true }

        func choreography(in scene: TransitionScene) -> Choreography {
            Choreography(foreground: .from(.offset(y: 1)), background: .to(.scale(0.9)), resting: .overlay)
        }
    }

    @Test("What is made of animators says of the presenter what its choreography does with it")
    func presenter() {
        let animators: [any TransitionAnimator] = [
            Sheet(), Sheet().duration(1), Sheet().mirrored, Sheet().reversed, Sheet().combined(with: .identity),
            CatalogueAnimator.identity.combined(with: Sheet()), Sheet().backward(.identity),
        ]
        for animator in animators {
            #expect(animator.keepsPresenter && animator.choreography(in: scene).resting == .overlay, "\(animator)")
        }
        for animator in [CatalogueAnimator.identity, CatalogueAnimator.identity.backward(Sheet())]
            as [any TransitionAnimator]
        {
            #expect(!animator.keepsPresenter && animator.choreography(in: scene).resting == .replace, "\(animator)")
        }
    }

    @Test("A scene in the mirror, and mirrored twice")
    func sceneInTheMirror() {
        let mirrored = scene.mirrored
        #expect(mirrored.sourceRect == CGRect(x: 320, y: 100, width: 60, height: 60))
        #expect(mirrored.targetRect == scene.targetRect)
        #expect(mirrored.safeArea == .init(top: 47, leading: 9, bottom: 34, trailing: 5))
        #expect(mirrored.mirrored == scene)
        #expect(TransitionScene(size: .zero).mirrored.sourceRect == nil)
        #expect(scene.width == 400 && scene.height == 800 && scene.container == .navigation)
    }

    @Test("An animator that moves the whole window goes on doing so, whatever is made of it")
    func wholeWindow() {
        let whole = CatalogueAnimator.identity.wholeWindow
        #expect(!CatalogueAnimator.identity.movesWholeWindow && whole.movesWholeWindow)
        #expect(whole.info.containers == [.navigation] && whole.info.name == CatalogueAnimator.identity.info.name)
        let derived: [any TransitionAnimator] = [
            whole.duration(1), whole.timing(.linear), whole.mirrored, whole.reversed, whole.wholeWindow,
            whole.combined(with: .identity), CatalogueAnimator.identity.combined(with: whole),
            whole.combined(with: .identity).duration(2),
        ]
        for animator in derived {
            #expect(animator.movesWholeWindow && animator.info.containers == [.navigation])
        }
        #expect(!CatalogueAnimator.identity.duration(1).mirrored.combined(with: .identity).movesWholeWindow)
    }
}
