import Foundation
import TransitionCore

extension Audit {
    /// The summary in the template of `gallery new`. The author of the animator has to replace it.
    package static let templateSummary = "The new screen swings up from below while the old one darkens."
    /// The template's description of the static member, which the author has to replace too.
    package static let templateMember = "The new screen swings up from below."
}

extension Audit.Inspection {
    /// The range of durations without a warning, in seconds.
    static let sensibleDurations = 0.1...2
    /// The number of characters of a title above which the audit warns.
    private static let longestTitle = 24
    /// The durations in seconds above which the audit warns, by tags.
    private static let longestByUse: [(tag: AnimatorTag, seconds: Double)] = [(.app, 0.4), (.show, 0.8)]

    /// Checks the animator's description of itself.
    mutating func inspectDescription() {
        let info = animator.info
        if !info.name.isWellFormed {
            report(
                .name, "\(info.name.quoted) cannot name a transition.",
                mend: "Use letters and digits beginning with a lower-case letter, such as “slide” or “acme.whoosh”.")
        }
        if info.title.isBlank {
            report(.description, kind: "title", "The title is empty.", mend: "Write one or two words.")
        } else if info.title.count > Self.longestTitle || info.title.split(whereSeparator: \.isWhitespace).count > 3 {
            report(
                .description, severity: .warning, kind: "title",
                "The title “\(info.title)” is too long for a card of the gallery.",
                mend: "Write one or two words; the summary says more.")
        }
        if info.author.isBlank {
            report(
                .description, severity: .warning, kind: "author", "The author is empty.",
                mend: "Write your name, or leave `author` out.")
        }
        if !info.since.isVersion {
            report(
                .description, severity: .warning, kind: "since",
                "“\(info.since)” is not the number of a version.",
                mend: "Name the first version of your package that contains it, such as “1.2”.")
        }
        if info.summary.isBlank {
            report(
                .description, kind: "summary", "The summary is empty.",
                mend: "Describe in one sentence what the user sees.")
        } else if !info.summary.isOneSentence {
            report(
                .description, severity: .warning, kind: "summary",
                "The summary is not one sentence that begins with a capital letter and ends with a full stop.",
                mend: "Describe in one sentence what the user sees.")
        } else if let side = info.summary.side {
            report(
                .description, severity: .warning, kind: "summary",
                "The summary says “\(side)”, but right-to-left layout shows the mirror image.",
                mend: "Say “the side” or “an edge”, or name the edge as `leading` and `trailing` do.")
        } else if info.summary == Audit.templateSummary {
            report(
                .description, severity: .warning, kind: "summary", "The summary is the one that `gallery new` wrote.",
                mend: "Describe what the user sees in one sentence, also above the type and its static member.")
        }
        if let fault = Self.fault(of: info.tags.map(\.rawValue)) {
            report(
                .description, severity: .warning, kind: "tags", fault,
                mend: "Add a few different words for searching.")
        }
        if info.tags.contains(.app), info.tags.contains(.show) {
            report(
                .description, severity: .warning, kind: "use", "Its tags say both `.app` and `.show`.",
                mend: "Keep `.app` for what people see every day, and `.show` for what they see seldom.")
        }
        if info.containers.isEmpty {
            report(
                .description, kind: "containers", "It supports no container.",
                mend: "Name the supported containers; the default is all.")
        }
        inspectWholeWindow()
        inspectDuration()
    }

    /// Returns what is wrong with tags, as a sentence; nil if nothing is.
    static func fault(of tags: [String]) -> String? {
        if tags.isEmpty { return "There are no tags." }
        if tags.contains(where: \.isBlank) { return "One of the tags is empty." }
        if let twice = tags.first(where: { tag in tags.count { $0 == tag } > 1 }) {
            return "The tags say “\(twice)” twice."
        }
        if let padded = tags.first(where: { $0.first?.isWhitespace == true || $0.last?.isWhitespace == true }) {
            return "The tags say “\(padded)”, with a space at its edge."
        }
        return nil
    }

    /// Warns about animators that move the whole window and support containers other than navigation controllers. Only
    /// in a navigation controller can a picture of the window move. In other containers the screens would move without
    /// their bars.
    private mutating func inspectWholeWindow() {
        let containers = animator.info.containers
        guard animator.movesWholeWindow, !containers.isEmpty, containers != [.navigation] else { return }
        report(
            .description, severity: containers.contains(.navigation) ? .warning : .failure, kind: "window",
            "It moves the whole window, which only navigation controllers support, but its containers are "
                + "\(ContainerKind.allCases.filter(containers.contains).map(\.rawValue).joined(separator: ", ")).",
            mend: "Name only that container: `containers: [.navigation]`.")
    }

    private mutating func inspectDuration() {
        let duration = animator.duration
        let longest = TransitionRegistry.longestDuration
        if !(duration > 0 && duration <= longest) {
            report(
                .duration,
                "It takes \(duration) seconds, which \(duration > longest ? "is likely wrong" : "cannot be played").",
                mend: "Use a duration above 0 and up to \(Int(longest)) seconds; 0.3 to 0.7 is usual.")
        } else if !Self.sensibleDurations.contains(duration) {
            report(
                .duration, severity: .warning, "It takes \(Audit.text(duration)) seconds.",
                mend: duration < 1
                    ? "A change shorter than a tenth of a second is invisible; 0.3 to 0.7 seconds is usual."
                    : "A change longer than two seconds makes users wait; 0.3 to 0.7 seconds is usual.")
        } else if let use = Self.longestByUse.first(where: { animator.info.tags.contains($0.tag) }),
            duration > use.seconds + 1e-9
        {
            report(
                .duration, severity: .warning,
                "It takes \(Audit.text(duration)) s, but has the tag `.\(use.tag.rawValue)`.",
                mend: "Let it take at most \(Audit.text(use.seconds)) seconds, or leave out the tag.")
        }
    }
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

    /// The words “from the left” or alike in the text; nil if it names no such side.
    var side: String? {
        ["left", "right"].flatMap { side in ["from the \(side)", "to the \(side)", "from \(side) to", "\(side) edge"] }
            .first(where: lowercased().contains)
    }

    /// Whether the text is the number of a version: one to three numbers with points between them.
    fileprivate var isVersion: Bool {
        let parts = split(separator: ".", omittingEmptySubsequences: false)
        return parts.count <= 3 && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }
    }

    /// Whether the text has the form of one sentence: it begins with a capital letter or digit, ends with a full stop,
    /// has no other full stop before a space, and is one line.
    var isOneSentence: Bool {
        guard let first, first.isUppercase || first.isNumber, hasSuffix("."), !contains(where: \.isNewline) else {
            return false
        }
        return !dropLast().contains(". ")
    }
}
