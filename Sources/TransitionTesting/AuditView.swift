import Foundation
import TransitionCore

/// Checks the picture as a whole: it follows a finger all the way, also if the screens move unseen, and no light
/// backdrop glares between dark screens.
extension Audit.Inspection {
    /// The picture that counts as standing still at either end, as a fraction of its whole change, and the longest part
    /// of the progress without a warning.
    private static let (nextToNothing, patience) = (0.01, 0.4)

    /// The number of steps of the progress that are compared.
    private static let steps = 24

    mutating func inspectView(_ rehearsal: Audit.Rehearsal) {
        guard rehearsal.setting.isCloseLook, !has(.pace) else { return }
        let grid = Audit.grid(in: rehearsal.size, columns: 12, rows: 8)
        let pictures = (0...Self.steps).map {
            rehearsal.coverage(at: Double($0) / Double(Self.steps)).spots(grid)
        }
        let changes = zip(pictures, pictures.dropFirst()).map { one, other in
            zip(one, other).reduce(0) { $0 + min($1.0.distance(from: $1.1), 1) }
        }
        inspectStillness(changes, rehearsal)
    }

    /// Warns about a picture that stands still at either end, for example because a screen comes from far outside.
    private mutating func inspectStillness(_ changes: [Double], _ rehearsal: Audit.Rehearsal) {
        let threshold = Self.nextToNothing * changes.reduce(0, +)
        func still(_ changes: some Sequence<Double>) -> Double {
            var sum = 0.0
            let steps = changes.prefix { change in
                sum += change
                return sum <= threshold
            }
            return Double(steps.count) / Double(Self.steps)
        }
        for (share, isStart) in [(still(changes), true), (still(changes.reversed()), false)]
        where share > Self.patience && threshold > 0 {
            let progress = isStart ? share : 1 - share
            report(
                .pace, severity: .warning, at: rehearsal.place(progress), kind: isStart ? "wait" : "rest",
                (isStart ? "Until progress \(Audit.text(progress))" : "From progress \(Audit.text(progress)) on")
                    + " the picture stands still, although a screen moves where it is not seen.",
                mend: "Let the screens move only while they are seen: from just outside, in front of the other.")
        }
    }

    /// The luminance of a backdrop above which it counts as light, and the share of the picture that may show it
    /// between dark screens.
    private static let (light, glare) = (0.5, 0.3)

    /// Warns about a light backdrop that fills much of the picture in a dark appearance.
    mutating func inspectGlare() {
        for container in ContainerKind.allCases where animator.info.containers.contains(container) {
            var scene = Audit.Setting.bare(Audit.Setting.phone, container)
            scene.isDark = true
            let setting = Audit.Setting(scene: scene, direction: .leftToRight, intervals: 0)
            for rehearsal in setting.choreographies(of: animator) {
                guard let color = rehearsal.choreography.backdrop,
                    0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue > Self.light
                else { continue }
                let grid = Audit.grid(in: rehearsal.size)
                for step in 1..<32 {
                    let progress = Double(step) / 32
                    let coverage = rehearsal.coverage(at: progress)
                    let shown = grid.reduce(0) { sum, point in
                        coverage.sightings(x: point.x, y: point.y).reduce(sum) { $0 + $1.weight }
                    }
                    let bare = 1 - shown / Double(grid.count)
                    guard bare > Self.glare else { continue }
                    report(
                        .flashing, severity: .warning, at: rehearsal.place(progress), kind: "glare",
                        "At progress \(Audit.text(progress)) a light backdrop fills \(Int(100 * bare)) % of the "
                            + "container between two dark screens.",
                        mend: "Use the colour of an empty screen, `backdrop: scene.emptyScreen`, or `.charcoal`.")
                    return
                }
            }
        }
    }
}
