import Foundation
import TransitionCore

/// Checks scenes that do not exist on any device. All numbers must be finite in these scenes too, because a layer
/// accepts only finite numbers.
extension Audit.Inspection {
    private static let unusualSizes = [
        CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 0, height: 800), CGSize(width: 400, height: 0),
        CGSize(width: 1e9, height: 1),
    ]

    /// Sources and targets that are empty, outside the container, or larger than it.
    private static let unusualRects = [
        (CGRect.zero, CGRect.zero),
        (CGRect(x: 30, y: 40, width: 80, height: 60), CGRect(x: 200, y: 300, width: 0, height: 0)),
        (CGRect(x: -500, y: 9000, width: 10, height: 0), CGRect(x: -50, y: -60, width: 800, height: 2000)),
    ]

    mutating func inspectUnusualScenes() {
        let container = ContainerKind.allCases.first(where: animator.info.containers.contains) ?? .navigation
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
