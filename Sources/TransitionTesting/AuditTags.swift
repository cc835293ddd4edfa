import Foundation
import TransitionCore

/// Checks that the choreography does what the tags say: people search by them.
extension Audit.Inspection {
    /// What an animator does in any of several scenes.
    private struct Features {
        var (turns, tilts, sizes, fades, clips) = (false, false, false, false, false)
        var pieces = 0

        mutating func add(_ track: Choreography.Track) {
            pieces = max(pieces, track.pieces.count)
            for motion in track.motions + track.pieces.flatMap(\.motions) {
                motion.forEachExtremePose { add($0) }
            }
        }

        private mutating func add(_ pose: Pose) {
            if pose.rotation.angle != 0 {
                turns = true
                if pose.rotation.axis.x != 0 || pose.rotation.axis.y != 0 { tilts = true }
            }
            if pose.offset.depth != 0 { tilts = true }
            if pose.scale != Pose.Scale() { sizes = true }
            if pose.opacity < 1 { fades = true }
            if pose.clip != .none { clips = true }
        }
    }

    /// The tags that a program can check: the words for what is missing, and whether it is.
    private static let promises: [(tags: [AnimatorTag], missing: String, isBroken: @Sendable (Features) -> Bool)] = [
        ([.rotation, .hinge, .door], "nothing turns", { !$0.turns }),
        ([.threeD], "nothing turns in space or moves in depth", { !$0.tilts }),
        ([.pieces, .strips, .tiles], "no screen has pieces", { $0.pieces < 2 }),
        ([.dissolve], "nothing fades", { !$0.fades }),
        ([.zoom, .stretch], "nothing grows or shrinks", { !$0.sizes && !$0.tilts && !$0.clips }),
        ([.clip], "nothing is clipped", { !$0.clips && $0.pieces == 0 }),
    ]

    /// Warns about a tag for something that does not happen in any scene, and with no end of a setting.
    mutating func inspectTags() {
        let tags = Set(animator.info.tags)
        guard tags.contains(.source) || Self.promises.contains(where: { !tags.isDisjoint(with: $0.tags) }) else {
            return
        }
        var features = Features()
        var needsSource = !tags.contains(.source)
        func broken() -> [(tag: AnimatorTag, missing: String)] {
            Self.promises.compactMap { promise in
                guard let tag = promise.tags.first(where: tags.contains), promise.isBroken(features) else { return nil }
                return (tag, promise.missing)
            }
        }
        // A setting may do it.
        let others = animator.settings.lazy.flatMap { setting in setting.domain.ends.lazy.compactMap(setting.changed) }
        for scene in tagScenes {
            add(animator, in: [scene.bare, scene.withRects], to: &features, &needsSource)
            if needsSource, broken().isEmpty { return }
        }
        for other in others {
            guard let scene = tagScenes.first else { break }
            add(other, in: [scene.bare, scene.withRects], to: &features, &needsSource)
            if needsSource, broken().isEmpty { return }
        }
        for (tag, missing) in broken() { reportTag(tag, missing) }
        if !needsSource { reportTag(.source, "with a source it does the same as without one") }
    }

    /// The scenes that may show what a tag says: those of a phone and of a tablet, without and with a source.
    private var tagScenes: [(bare: TransitionScene, withRects: TransitionScene)] {
        let sizes = [Audit.Setting.phone, CGSize(width: 1024, height: 1366)]
        return ContainerKind.allCases.filter(animator.info.containers.contains).flatMap { container in
            sizes.map { (Audit.Setting.bare($0, container), Audit.Setting.withRects($0, container)) }
        }
    }

    private func add(
        _ animator: any TransitionAnimator, in scenes: [TransitionScene], to features: inout Features,
        _ needsSource: inout Bool
    ) {
        let choreographies = scenes.map(animator.choreography)
        if let first = choreographies.first, let last = choreographies.last, !first.describesTheSame(as: last) {
            needsSource = true
        }
        for choreography in choreographies + scenes.compactMap(animator.returnChoreography) {
            ScreenRole.allCases.forEach { features.add(choreography[$0]) }
        }
    }

    private mutating func reportTag(_ tag: AnimatorTag, _ missing: String) {
        report(
            .description, severity: .warning, kind: "tag \(tag.rawValue)",
            "It has the tag “\(tag.rawValue)”, but \(missing).",
            mend: "Leave the tag out, or write what it says: people search by tags.")
    }
}
