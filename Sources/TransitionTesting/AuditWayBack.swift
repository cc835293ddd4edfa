import Foundation
import TransitionCore

/// Checks that a separate choreography for the change backward moves the way that a finger moves.
extension Audit.Inspection {
    /// The distance from which on a movement has a direction, as a fraction of the container.
    private static let noticeable = 0.25

    /// Compares the side from which the foreground comes with the side to which it leaves. A swipe back moves against
    /// the change forward, so the screen under the finger has to leave to where it came from.
    mutating func inspectWayBack() {
        for container in ContainerKind.allCases where animator.info.containers.contains(container) {
            let scene = Audit.Setting.bare(Audit.Setting.phone, container)
            guard let backward = animator.returnChoreography(in: scene) else { continue }
            let setting = Audit.Setting(scene: scene, direction: .leftToRight, intervals: 0)
            let origin = Self.way(of: animator.choreography(in: scene), in: scene.size)
            let exit = Self.way(of: backward, in: scene.size)
            for (from, to) in [(origin.x, exit.x), (origin.y, exit.y)]
            where min(abs(from), abs(to)) > Self.noticeable && from * to < 0 {
                let rehearsal = Audit.Rehearsal(setting: setting, choreography: backward, isBackward: true)
                report(
                    .course, severity: .warning, at: rehearsal.place(nil, .foreground), kind: "back",
                    "In the choreography backward the foreground leaves to the side opposite to the one that it came from: "
                        + "it runs against the finger.",
                    mend: "Let the foreground leave to the side that it came from.")
            }
        }
    }

    /// Returns the place of the foreground at progress 0 relative to its rest, in widths and heights of the container.
    private static func way(of choreography: Choreography, in size: CGSize) -> (x: Double, y: Double) {
        let placement = Placement(frame: CGRect(origin: .zero, size: size), containerSize: size)
        let moment = Audit.Moment(of: choreography.foreground.motions, at: 0, placement: placement)
        guard moment.isFinite else { return (0, 0) }
        // The centre is half-way between two opposite corners.
        let x = (moment.corners[1].x + moment.corners[2].x) / 2
        let y = (moment.corners[1].y + moment.corners[2].y) / 2
        return (x / size.width, y / size.height)
    }
}
