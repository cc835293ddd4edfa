import TransitionCore

/// Slides in from the trailing edge, and notes its name when it is asked for a choreography.
public struct NamedAnimator: TransitionAnimator {
    /// Names, in order. Unchecked because adapters ask for choreographies on the main actor alone.
    public final class Notes: @unchecked Sendable {
        private var names: [String] = []

        public init() {}
        public func note(_ name: String) { names.append(name) }
        public func take() -> [String] {
            defer { names = [] }
            return names
        }
    }

    public let info: AnimatorInfo
    public let notes: Notes

    public init(_ name: TransitionName, _ notes: Notes) {
        info = AnimatorInfo(name: name, title: name.rawValue, author: "Tests", summary: "Notes that it plays.")
        self.notes = notes
    }

    public func choreography(in scene: TransitionScene) -> Choreography {
        notes.note(info.name.rawValue)
        return Choreography(foreground: .from(.offset(x: 1)))
    }
}
