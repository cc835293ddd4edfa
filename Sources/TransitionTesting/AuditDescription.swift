import Foundation
import TransitionCore

extension Audit {
    /// The summary in the template of `gallery new`. The author of the animator has to replace it.
    package static let templateSummary =
        "The new screen swings up from below while the old one sinks back into the dark."
    /// The template's description of the static member, which the author has to replace too.
    package static let templateMember = "The new screen swings up from below."
}

extension Audit.Inspection {
    /// The range of durations without a warning, in seconds.
    static let sensibleDurations = 0.1...2

    /// Checks the animator's description of itself.
    mutating func inspectDescription() {
        let info = animator.info
        if !info.name.isWellFormed {
            report(
                .name, "\(info.name.quoted) cannot name a transition.",
                mend: "Use letters and digits beginning with a lower-case letter, such as “slide” or “acme.whoosh”.")
        }
        if info.title.isBlank {
            report(.description, kind: "title", "The title is empty.", mend: "Give it a word or two for people.")
        }
        if info.summary.isBlank {
            report(
                .description, kind: "summary", "The summary is empty.",
                mend: "Say in one sentence what is to be seen.")
        } else if !info.summary.isOneSentence {
            report(
                .description, severity: .warning, kind: "summary",
                "The summary is not one sentence that begins with a capital letter and ends with a full stop.",
                mend: "Say in one sentence what is to be seen.")
        } else if info.summary == Audit.templateSummary {
            report(
                .description, severity: .warning, kind: "summary", "The summary is the one that `gallery new` wrote.",
                mend: "Say in one sentence what is to be seen, above the type and in its static member too.")
        }
        if info.tags.isEmpty || info.tags.contains(where: \.rawValue.isBlank) || Set(info.tags).count != info.tags.count
        {
            report(
                .description, severity: .warning, kind: "tags", "The tags are missing, empty or twice the same.",
                mend: "Give it a few different words to find it by.")
        }
        if info.containers.isEmpty {
            report(
                .description, kind: "containers", "It is made for no container.",
                mend: "Name the containers it is made for; all is the default.")
        }
        inspectWholeWindow()
        inspectDuration()
    }

    /// Warns about whole-window animators for other containers. Only a navigation controller can move the window's
    /// picture; elsewhere the screens would move without bars.
    private mutating func inspectWholeWindow() {
        let containers = animator.info.containers
        guard animator.movesWholeWindow, !containers.isEmpty, containers != [.navigation] else { return }
        report(
            .description, severity: containers.contains(.navigation) ? .warning : .failure, kind: "window",
            "It moves the whole window, which only navigation controllers can do, but is made for "
                + "\(ContainerKind.allCases.filter(containers.contains).map(\.rawValue).joined(separator: ", ")).",
            mend: "Name that container alone: `containers: [.navigation]`.")
    }

    private mutating func inspectDuration() {
        let duration = animator.duration
        let longest = TransitionRegistry.longestDuration
        if !(duration > 0 && duration <= longest) {
            report(
                .duration,
                "It takes \(duration) seconds, which \(duration > longest ? "nobody can mean" : "cannot be played").",
                mend: "Give it a duration above 0 and of \(Int(longest)) seconds at most; 0.3 to 0.7 is usual.")
        } else if !Self.sensibleDurations.contains(duration) {
            report(
                .duration, severity: .warning, "It takes \(Audit.text(duration)) seconds.",
                mend: duration < 1
                    ? "Nobody sees less than a tenth of a second: take longer, 0.3 to 0.7 seconds is usual."
                    : "Nobody waits for more than two seconds: be quicker, 0.3 to 0.7 seconds is usual.")
        }
    }
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

    /// Whether the text has the form of one sentence: it begins with a capital letter or digit, ends with a full stop,
    /// has no other full stop before a space, and is one line.
    fileprivate var isOneSentence: Bool {
        guard let first, first.isUppercase || first.isNumber, hasSuffix("."), !contains(where: \.isNewline) else {
            return false
        }
        return !dropLast().contains(". ")
    }
}
