import TransitionCore

/// Slides in from the trailing edge, and notes its name when it is asked for a choreography.
struct NamedAnimator: TransitionAnimator {
    /// Names, in order. Unchecked because adapters ask for choreographies on the main actor alone.
    final class Notes: @unchecked Sendable {
        private var names: [String] = []
        func note(_ name: String) { names.append(name) }
        func take() -> [String] {
            defer { names = [] }
            return names
        }
    }

    let info: AnimatorInfo
    let notes: Notes

    init(_ name: TransitionName, _ notes: Notes) {
        info = AnimatorInfo(name: name, title: name.rawValue, author: "Tests", summary: "Notes that it plays.")
        self.notes = notes
    }

    func choreography(in scene: TransitionScene) -> Choreography {
        notes.note(info.name.rawValue)
        return Choreography(foreground: .from(.offset(x: 1)))
    }
}
