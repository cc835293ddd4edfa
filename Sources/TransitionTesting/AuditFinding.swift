import Foundation
import TransitionCore

extension Audit {
    /// A property that the audit checks.
    public enum Check: String, CaseIterable, Sendable, Codable {
        /// The name is well-formed.
        case name
        /// Title, summary and tags describe the animator.
        case description
        /// The duration is sensible.
        case duration
        /// Every number is finite.
        case finiteness
        /// Opacities, shades and radii are within their ranges, and pieces are within their screens.
        case range
        /// At progress 0 only the background is visible, at rest.
        case start
        /// At progress 1 only the foreground is visible, at rest.
        case end
        /// No piece stays behind at progress 1.
        case leftover
        /// Nothing jumps except at a declared cut.
        case continuity
        /// The same scene always gives the same choreography, and the same progress the same pose.
        case determinism
        /// Right-to-left layout shows the mirror image, and mirroring or reversing twice restores the original.
        case symmetry
        /// The choreography needs few pieces and layers.
        case cost
        /// An animator that is safe for Reduce Motion moves nothing.
        case calmness
        /// Nothing shows through between the screens.
        case backdrop
        /// No gap opens when a spring carries the progress beyond 0 or 1.
        case overshoot
        /// Nothing moves behind the viewer's eye, and no screen shows its mirrored back.
        case depth
        /// The changes are spread evenly enough over the progress to follow a finger.
        case pace
        /// Nothing moves back and forth under a finger that moves straight on.
        case course
        /// The brightness of the whole picture does not flash, and no light backdrop glares in a dark appearance.
        case flashing
        /// The picture differs from that of every other animator it is compared with.
        case originality
        /// The settings are correct, and the animator has no problems at the ends of their ranges.
        case settings
        /// The package draws the animator, so that there is a choreography to check.
        case drawing
    }

    /// The severity of a finding.
    public enum Severity: String, Sendable, Codable {
        /// The animator works, but not well.
        case warning
        /// The animator violates a rule that all animators must follow.
        case failure
    }

    /// The layout direction of a finding.
    public enum Direction: String, CaseIterable, Sendable, Codable {
        /// Left-to-right, the direction that animators are written for.
        case leftToRight
        /// Right-to-left, for which the adapters mirror the choreography.
        case rightToLeft
    }

    /// The place of a finding in a transition.
    public struct Place: Equatable, Sendable, Codable {
        /// The kind of container.
        public var container: ContainerKind
        /// The container's width in points.
        public var width: Double
        /// The container's height in points.
        public var height: Double
        /// The layout direction.
        public var direction: Direction
        /// Whether the scene had a source and a target.
        public var hasRects: Bool
        /// Whether the scene had a dark appearance.
        public var isDark = false
        /// Whether the choreography was the separate one for the change backward.
        public var isBackward: Bool
        /// The progress, 0 to 1; nil if the finding does not depend on it.
        public var progress: Double?
        /// The screen; nil if the finding is not about a single screen.
        public var screen: ScreenRole?
        /// The index of the piece among its screen's pieces, from 0; nil if the finding is not about a piece. In
        /// sentences pieces are counted from 1.
        public var piece: Int?
        /// Whether the scene is an item of a tab bar, and the size is the item's.
        public var isItem = false
    }

    /// A problem of a transition or an item animator, and how to fix it.
    public struct Finding: Equatable, Sendable, Codable, CustomStringConvertible {
        /// The checked property.
        public var check: Check
        /// The severity of the finding.
        public var severity: Severity
        /// The place of the first occurrence; nil if it occurs in every scene, for example for a name.
        public var place: Place?
        /// The number of checked scenes with this problem.
        public var occurrences: Int
        /// The problem, as a sentence.
        public var problem: String
        /// How to fix it, as a sentence.
        public var remedy: String

        package init(
            _ check: Check, _ severity: Severity, _ problem: String, _ remedy: String, in place: Place? = nil
        ) {
            (self.check, self.severity, self.place, occurrences) = (check, severity, place, 1)
            (self.problem, self.remedy) = (problem, remedy)
        }

        /// The whole finding on one line.
        public var description: String {
            var text = "\(check.rawValue): \(problem)"
            if let place { text += " Seen in \(place)" + (occurrences > 1 ? " and \(occurrences - 1) more." : ".") }
            return text + " \(remedy)"
        }
    }

    /// The failures of an audit, as an error.
    public struct Failure: LocalizedError, Sendable, CustomStringConvertible {
        /// The animator.
        public var name: TransitionName
        /// The findings that are failures; warnings are not included.
        public var findings: [Finding]

        /// The name, and one line for each finding.
        public var description: String {
            (["The transition \(name.quoted) fails its audit."] + findings.map(\.description)).joined(separator: "\n")
        }

        /// The same text as ``description``.
        public var errorDescription: String? { description }
    }
}

extension Audit.Place: CustomStringConvertible {
    /// The container and the unusual properties of the scene, for display.
    public var description: String {
        let scene = isItem ? "an item" : "a \(container.rawValue) container"
        var text = "\(scene) of \(Audit.text(width)) × \(Audit.text(height)) points"
        if direction == .rightToLeft { text += ", right to left" }
        if hasRects { text += ", with a source and a target" }
        if isDark { text += ", in a dark appearance" }
        if isBackward { text += ", in the choreography backward" }
        return text
    }

    /// Returns whether another place differs only in the progress, the screen or the piece.
    func isSameScene(as other: Audit.Place?) -> Bool {
        guard let other else { return false }
        return container == other.container && width == other.width && height == other.height
            && direction == other.direction && hasRects == other.hasRects && isDark == other.isDark
    }
}

extension Audit {
    /// Returns a number as text, with at most three digits after the point.
    static func text(_ number: Double) -> String {
        guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
        let rounded = (number * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
