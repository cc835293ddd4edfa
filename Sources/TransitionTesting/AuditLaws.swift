import Foundation
import TransitionCore

/// Checks that a scene always gives the same choreography, and that mirroring and reversing obey their rules.
extension Audit.Inspection {
    /// Checks determinism.
    ///
    /// - Returns: Whether a second call gives the same choreography.
    mutating func inspectDeterminism() -> Bool {
        let containers = ContainerKind.allCases.filter(animator.info.containers.contains)
        let sizes = [Audit.Setting.phone, CGSize(width: 844, height: 390)]
        for container in containers {
            for scene in sizes.map({ Audit.Setting.withRects($0, container) }) {
                let setting = Audit.Setting(scene: scene, direction: .leftToRight, intervals: 0)
                let first = setting.choreographies(of: animator)
                let second = setting.choreographies(of: animator)
                let isSame =
                    first.count == second.count
                    && zip(first, second).allSatisfy { $0.choreography.describesTheSame(as: $1.choreography) }
                guard isSame else {
                    report(
                        .determinism, at: first.first?.place(),
                        "Two calls with the same scene return different choreographies.",
                        mend:
                            "Use only the scene and the progress. Compute numbers that should look random from the "
                            + "piece's index.")
                    return false
                }
            }
        }
        return true
    }

    /// Checks that a mirrored choreography shows the mirror image, and that mirroring or reversing twice restores the
    /// original.
    mutating func inspectSymmetry() {
        let container = ContainerKind.allCases.first(where: animator.info.containers.contains) ?? .navigation
        let setting = Audit.Setting(
            scene: Audit.Setting.bare(Audit.Setting.phone, container), direction: .leftToRight, intervals: 0)
        for rehearsal in setting.choreographies(of: animator) {
            let choreography = rehearsal.choreography
            let laws: [(words: String, other: Choreography, isMirrored: Bool)] = [
                ("right-to-left layout does not show the mirror image", choreography.mirrored, true),
                ("mirroring twice does not restore the original", choreography.mirrored.mirrored, false),
                ("reversing twice does not restore the original", choreography.reversed.reversed, false),
            ]
            // An axis without a direction has no mirror image, and is reported by itself.
            guard !has(.range) else { continue }
            for progress in [0.2871, 0.7193] {
                for law in laws where !shows(choreography, as: law.other, at: progress, isMirrored: law.isMirrored) {
                    report(
                        .symmetry, at: rehearsal.place(progress), kind: law.words,
                        "At progress \(Audit.text(progress)) \(law.words).",
                        mend:
                            "A motion's function must return the same pose for the same progress each time.")
                }
            }
        }
    }

    private func shows(_ a: Choreography, as b: Choreography, at progress: Double, isMirrored: Bool) -> Bool {
        let size = Audit.Setting.phone
        let first = Coverage(of: a, size: size, progress: progress)
        let second = Coverage(of: b, size: size, progress: progress)
        let grid = Audit.grid(in: size, columns: 4, rows: 5)
        return grid.allSatisfy { x, y in
            let seen = first.sightings(x: x, y: y)
            let other = second.sightings(x: isMirrored ? size.width - x : x, y: y)
            guard seen.count == other.count else { return false }
            return zip(seen, other).allSatisfy { p, q in
                p.role == q.role && abs(p.x - (isMirrored ? 1 - q.x : q.x)) < 1e-4 && abs(p.y - q.y) < 1e-4
                    && abs(p.weight - q.weight) < 1e-4 && abs(p.shade - q.shade) < 1e-4
            }
        }
    }
}

extension Choreography {
    /// Whether another choreography has the same values, and the same poses at five progresses. Non-finite poses count
    /// as equal.
    func describesTheSame(as other: Choreography) -> Bool {
        guard front == other.front, backdrop == other.backdrop, resting == other.resting, cuts == other.cuts,
            eyeDistance == other.eyeDistance
        else { return false }
        return ScreenRole.allCases.allSatisfy { role in
            let (a, b) = (self[role], other[role])
            return a.showsScreen == b.showsScreen && a.pieces.map(\.rect) == b.pieces.map(\.rect)
                && agree(a.motions, b.motions) && zip(a.pieces, b.pieces).allSatisfy { agree($0.motions, $1.motions) }
        }
    }

    private func agree(_ a: [Motion], _ b: [Motion]) -> Bool {
        a.count == b.count
            && zip(a, b).allSatisfy { a, b in
                [0, 0.31, 0.5, 0.73, 1].allSatisfy { progress in
                    let (first, second) = (a.pose(at: progress), b.pose(at: progress))
                    return first == second || (!first.isFinite && !second.isFinite)
                }
            }
    }
}
