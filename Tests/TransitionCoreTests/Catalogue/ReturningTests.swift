import Foundation
import Testing

@testable import TransitionCore
@testable import TransitionTesting

/// Another animator for the change backward.
struct ReturningTests {
    private let scene = TransitionScene(
        size: CGSize(width: 400, height: 800), sourceRect: CGRect(x: 20, y: 100, width: 60, height: 60))

    private func sliding(_ name: String, _ pose: Pose, containers: Set<ContainerKind> = [.navigation, .tab]) -> Specimen
    {
        var specimen = Specimen.foreground(.from(pose))
        specimen.info.name = TransitionName(name)
        specimen.info.containers = containers
        return specimen
    }

    private var right: Specimen { sliding("right", .offset(x: 1)) }
    private var below: Specimen { sliding("below", .offset(y: 1), containers: [.tab, .modal]) }
    private var left: Specimen {
        var left = sliding("left", .offset(x: -1))
        left.backward = { _ in Choreography(foreground: .from(.offset(y: -1))) }
        return left
    }

    private func start(_ choreography: Choreography?) -> Pose? { choreography?.foreground.motions.first?.pose(at: 0) }

    @Test("The way in is the one's, the way back the other's, whose own way back counts")
    func ways() {
        let animator = right.backward(below)
        #expect(start(animator.choreography(in: scene)) == .offset(x: 1))
        #expect(start(animator.returnChoreography(in: scene)) == .offset(y: 1))
        #expect(start(right.backward(left).returnChoreography(in: scene)) == .offset(y: -1))
        #expect(start(left.backward(right).returnChoreography(in: scene)) == .offset(x: 1))
    }

    @Test("Name, duration and timing are the one's; containers, calm, overshoot and the window follow from both")
    func description() {
        var (one, other) = (right, below)
        (one.duration, one.timing, one.allowsOvershoot, one.info.isReduceMotionSafe) = (0.7, .easeIn, true, true)
        let animator = one.backward(other)
        #expect(animator.info.name == "right" && animator.duration == 0.7 && animator.timing == .easeIn)
        #expect(animator.info.containers == [.tab] && !animator.info.isReduceMotionSafe && !animator.allowsOvershoot)
        (other.allowsOvershoot, other.info.isReduceMotionSafe) = (true, true)
        #expect(one.backward(other).allowsOvershoot && one.backward(other).info.isReduceMotionSafe)
        #expect(!one.backward(other).movesWholeWindow)
        #expect(one.wholeWindow.backward(other).movesWholeWindow)
        #expect(one.backward(other.wholeWindow).movesWholeWindow)
    }

    @Test("The last word counts, and adjusting keeps both ways")
    func laws() {
        let last = right.backward(left).backward(below)
        #expect(start(last.choreography(in: scene)) == .offset(x: 1))
        #expect(start(last.returnChoreography(in: scene)) == .offset(y: 1))
        let animator = right.backward(below)
        for adjusted in [animator.duration(2), animator.timing(.linear), animator.wholeWindow]
            as [any TransitionAnimator]
        {
            #expect(start(adjusted.choreography(in: scene)) == .offset(x: 1))
            #expect(start(adjusted.returnChoreography(in: scene)) == .offset(y: 1))
        }
        // Mirroring and reversing both ways is the same as mirroring and reversing each.
        #expect(start(animator.mirrored.choreography(in: scene)) == .offset(x: 1).mirrored)
        #expect(
            start(left.mirrored.backward(right.mirrored).returnChoreography(in: scene)) == .offset(x: 1).mirrored
        )
        #expect(animator.reversed.returnChoreography(in: scene)?.background.motions[0].pose(at: 1) == .offset(y: 1))
        // Combining adds to both ways.
        let both = animator.combined(with: Specimen.foreground(.from(.opacity(0))))
        #expect(
            both.returnChoreography(in: scene)?.foreground.motions.map { $0.pose(at: 0) } == [
                .offset(y: 1), .opacity(0),
            ])
        #expect(both.choreography(in: scene).foreground.motions.map { $0.pose(at: 0) } == [.offset(x: 1), .opacity(0)])
    }

    @Test("The audit looks at both ways")
    func audit() {
        #expect(Audit.findings(of: right.backward(below)) == [])
        let findings = Audit.findings(of: right.backward(sliding("near", .offset(x: 0.5))))
        #expect(findings.contains { $0.check == .start && $0.place?.isBackward == true })
        #expect(findings.allSatisfy { $0.place?.isBackward == true })
    }
}
