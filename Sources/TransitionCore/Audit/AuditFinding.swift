import Foundation

extension Audit {
    /// One thing that an animator was checked for.
    public enum Check: String, CaseIterable, Sendable, Codable {
        /// The name can be registered.
        case name
        /// Title, summary and tags say what it is.
        case description
        /// It takes a sensible time.
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
        /// It needs few pieces and layers.
        case cost
        /// One that says it is calm moves nothing.
        case calmness
        /// Nothing shows through between the screens.
        case backdrop
        /// No gap opens where a spring carries it beyond its ends.
        case overshoot
        /// Nothing comes behind the viewer's eye.
        case depth
        /// It goes on evenly enough for a finger.
        case pace
        /// Nothing goes back and forth while a finger goes straight on.
        case course
    }

    /// How bad a finding is.
    public enum Severity: String, Sendable, Codable {
        /// It works, but not well.
        case warning
        /// It breaks a rule that every animator must keep.
        case failure
    }

    /// The direction of layout that a finding was made in.
    public enum Direction: String, CaseIterable, Sendable, Codable {
        /// As an animator is written.
        case leftToRight
        /// Mirrored by the adapters.
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
        /// The progress, 0 to 1; nil when it is no matter of progress.
        public var progress: Double?
        /// The screen; nil when it is no matter of one of them.
        public var screen: ScreenRole?
        /// The index of the piece among its screen's pieces; nil when it is no piece.
        public var piece: Int?
    }

    /// Something that is wrong with an animator, and how to mend it.
    public struct Finding: Equatable, Sendable, Codable, CustomStringConvertible {
        /// What it was checked for.
        public var check: Check
        /// How bad it is.
        public var severity: Severity
        /// Where it was seen first; nil when it is wrong everywhere, as a name is.
        public var place: Place?
        /// In how many of the scenes that were tried it was seen.
        public var occurrences: Int
        /// What is wrong, as a sentence.
        public var problem: String
        /// How to mend it, as a sentence.
        public var remedy: String

        /// All of it in plain words, on one line.
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
        /// What is wrong with it: failures alone, no warnings.
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
    /// The container, and what is unusual about the scene.
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
    /// A number for people: three digits after the point at most.
    static func text(_ number: Double) -> String {
        guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
        let rounded = (number * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
