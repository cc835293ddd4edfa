import Foundation
import TransitionCore

/// Checks scenes that do not exist on any device. All numbers must be finite in these scenes too, because a layer
/// accepts only finite numbers.
extension Audit.Inspection {
    private static let unusualSizes = [
        CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 0, height: 800), CGSize(width: 400, height: 0),
        CGSize(width: 1e9, height: 1),
    ]

    /// A container larger than any display: pieces of a fixed size are many there.
    private static let largeSize = CGSize(width: 10_000, height: 10_000)

    /// Sources and targets that are empty, outside the container, or larger than it.
    private static let unusualRects = [
        (CGRect.zero, CGRect.zero),
        (CGRect(x: 30, y: 40, width: 80, height: 60), CGRect(x: 200, y: 300, width: 0, height: 0)),
        (CGRect(x: -500, y: 9000, width: 10, height: 0), CGRect(x: -50, y: -60, width: 800, height: 2000)),
    ]

    mutating func inspectUnusualScenes() {
        let container = ContainerKind.allCases.first(where: animator.info.containers.contains) ?? .navigation
        guard inspectGrowth(container) else { return }
        inspectSources(container)
        var scenes = Self.unusualSizes.map { Audit.Setting.bare($0, container) }
        for (source, target) in Self.unusualRects {
            scenes.append(
                TransitionScene(
                    size: Audit.Setting.phone, container: container, sourceRect: source, targetRect: target))
        }
        for scene in scenes {
            let setting = Audit.Setting(scene: scene, direction: .leftToRight, intervals: 0)
            setting.choreographies(of: animator).forEach { inspectFiniteness($0) }
        }
    }

    /// Views that may be tapped: an avatar, a row that a bar covers in part, and a cell that begins outside.
    private static let sources = [
        CGRect(x: 338, y: 62, width: 36, height: 36), CGRect(x: 0, y: 800, width: 390, height: 64),
        CGRect(x: -40, y: 300, width: 110, height: 110),
    ]

    /// Checks both ends and the signs of the scales with other sources than the usual one, if a source has an effect.
    private mutating func inspectSources(_ container: ContainerKind) {
        guard !has(.start), !has(.end) else { return }
        let bare = animator.choreography(in: Audit.Setting.bare(Audit.Setting.phone, container))
        for source in Self.sources {
            let scene = TransitionScene(size: Audit.Setting.phone, container: container, sourceRect: source)
            guard !animator.choreography(in: scene).describesTheSame(as: bare) else { continue }
            let setting = Audit.Setting(scene: scene, direction: .leftToRight, intervals: 0)
            for rehearsal in setting.choreographies(of: animator) {
                inspectUnits(rehearsal)
                inspectFiniteness(rehearsal)
                if !has(.finiteness) { inspectEnds(rehearsal) }
            }
        }
    }

    /// Checks whether the number of pieces grows with the container without a limit. In the largest of the unusual scenes
    /// there would be millions.
    ///
    /// - Returns: Whether it has a limit.
    private mutating func inspectGrowth(_ container: ContainerKind) -> Bool {
        let scene = Audit.Setting.bare(Self.largeSize, container)
        let setting = Audit.Setting(scene: scene, direction: .leftToRight, intervals: 0)
        for rehearsal in setting.choreographies(of: animator) {
            let pieces = ScreenRole.allCases.reduce(0) { $0 + rehearsal.choreography[$1].pieces.count }
            guard pieces > Self.tooManyPieces else { continue }
            report(
                .cost, severity: .warning, at: rehearsal.place(), kind: "growth",
                "The number of pieces grows with the container: here it is \(pieces).",
                mend: "Give the number a limit: `min(Int(scene.width / 48), 12)`.")
            return false
        }
        return true
    }

    private mutating func inspectFiniteness(_ rehearsal: Audit.Rehearsal) {
        for role in ScreenRole.allCases {
            let track = rehearsal.choreography[role]
            let lists = [(nil, track.motions)] + track.pieces.enumerated().map { (Optional($0), $1.motions) }
            for (piece, motions) in lists {
                if let piece, !track.pieces[piece].rect.isFinite {
                    return reportNotFinite("The place", rehearsal.place(nil, role, piece: piece))
                }
                for progress in [0, 0.001, 0.5, 0.999, 1]
                where !motions.allSatisfy({ $0.pose(at: progress).isFinite }) {
                    let what = "A number of \(Audit.subject(role, piece: piece))"
                    return reportNotFinite(what, rehearsal.place(progress, role, piece: piece))
                }
            }
        }
    }
}
