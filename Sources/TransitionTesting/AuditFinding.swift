import Foundation
import TransitionCore

extension Audit {
    /// One property that an animator is checked for.
    public enum Check: String, CaseIterable, Sendable, Codable {
        /// The name can be registered.
        case name
        /// Title, summary and tags say what it is.
        case description
        /// The duration is sensible.
        case duration
        /// Every number is finite.
        case finiteness
        /// Opacities, shades and radii are within their ranges, and pieces within their screens.
        case range
        /// At progress 0 the background alone is seen, at rest.
        case start
        /// At progress 1 the foreground alone is seen, at rest.
        case end
        /// No piece stays behind at progress 1.
        case leftover
        /// Nothing jumps, except at a declared cut.
        case continuity
        /// The same scene gives the same choreography, and the same progress the same pose.
        case determinism
        /// Right-to-left layout shows the mirror image, and what is mirrored or reversed twice is the same again.
        case symmetry
        /// The choreography needs few pieces and layers.
        case cost
        /// An animator that says it is calm moves nothing.
        case calmness
        /// Nothing shows through between the screens.
        case backdrop
        /// No gap opens where a spring carries the progress beyond 0 or 1.
        case overshoot
        /// Nothing comes behind the viewer's eye.
        case depth
        /// The changes are spread evenly enough over the progress for a finger.
        case pace
        /// Nothing goes back and forth while a finger goes straight on.
        case course
        /// Its settings are true of it, and it is without fault at their ends too.
        case settings
    }

    /// How bad a finding is.
    public enum Severity: String, Sendable, Codable {
        /// The animator works, but not well.
        case warning
        /// The animator breaks a rule that every animator must keep.
        case failure
    }

    /// The direction of layout that a finding was made in.
    public enum Direction: String, CaseIterable, Sendable, Codable {
        /// Left-to-right, the direction that animators are written for.
        case leftToRight
        /// Right-to-left, for which the adapters mirror the choreography.
        case rightToLeft
    }

    /// Where in a transition a finding was made.
    public struct Place: Equatable, Sendable, Codable {
        /// The kind of container.
        public var container: ContainerKind
        /// The container's width in points.
        public var width: Double
        /// The container's height in points.
        public var height: Double
        /// The direction of layout.
        public var direction: Direction
        /// Whether the scene named a source and a target.
        public var hasRects: Bool
        /// Whether it was the animator's own choreography for the change backward.
        public var isBackward: Bool
        /// The progress, 0 to 1; nil when the finding does not depend on it.
        public var progress: Double?
        /// The screen; nil when the finding is not about one of them.
        public var screen: ScreenRole?
        /// The index of the piece among its screen's pieces; nil when the finding is not about a piece.
        public var piece: Int?
    }

    /// Something that is wrong with an animator, and how to mend it.
    public struct Finding: Equatable, Sendable, Codable, CustomStringConvertible {
        /// The property that was checked.
        public var check: Check
        /// How bad the finding is.
        public var severity: Severity
        /// Where the problem was seen first; nil when it is there in every scene, as with a name.
        public var place: Place?
        /// The number of tried scenes in which the problem was seen.
        public var occurrences: Int
        /// What is wrong, as a sentence.
        public var problem: String
        /// How to mend it, as a sentence.
        public var remedy: String

        /// The whole finding in plain words, on one line.
        public var description: String {
            var text = "\(check.rawValue): \(problem)"
            if let place { text += " Seen in \(place)" + (occurrences > 1 ? " and \(occurrences - 1) more." : ".") }
            return text + " \(remedy)"
        }
    }

    /// An audit that failed, as an error.
    public struct Failure: LocalizedError, Sendable, CustomStringConvertible {
        /// The animator.
        public var name: TransitionName
        /// The findings that are failures, without warnings.
        public var findings: [Finding]

        /// The name and every finding, one a line.
        public var description: String {
            (["The transition \(name.quoted) fails its audit."] + findings.map(\.description)).joined(separator: "\n")
        }

        /// The same text.
        public var errorDescription: String? { description }
    }
}

extension Audit.Place: CustomStringConvertible {
    /// The container in words, and what is unusual about the scene.
    public var description: String {
        var text = "a \(container.rawValue) container of \(Audit.text(width)) × \(Audit.text(height)) points"
        if direction == .rightToLeft { text += ", right to left" }
        if hasRects { text += ", with a source and a target" }
        if isBackward { text += ", in the choreography backward" }
        return text
    }

    /// Whether another place differs only in the progress, the screen or the piece.
    func isSameScene(as other: Audit.Place?) -> Bool {
        guard let other else { return false }
        return container == other.container && width == other.width && height == other.height
            && direction == other.direction && hasRects == other.hasRects
    }
}

extension Audit {
    /// A number as text for people: three digits after the point at most.
    static func text(_ number: Double) -> String {
        guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
        let rounded = (number * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
