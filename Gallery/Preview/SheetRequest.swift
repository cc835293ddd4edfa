import TransitionCore

/// What the words after `sheet` or `strip` ask for.
struct SheetRequest: Equatable {
    /// An animator, and how far it has come in a strip.
    struct Subject: Equatable {
        var name: String
        /// Of the change, 1 to 99; nil for what a strip shows without being told.
        var percent: Int?
    }

    var layout: Sheet.Layout
    /// The animators; none means all.
    var subjects: [Subject] = []
    var container = ContainerKind.navigation
    var isBack = false
    var isRightToLeft = false
    /// A file; one whose name ends in `.png` or `.webp` is a picture of the page.
    var output: String

    init(_ layout: Sheet.Layout, _ arguments: ArraySlice<String>) throws(UsageError) {
        self.layout = layout
        output = "gallery-\(layout.rawValue).html"
        var rest = arguments
        while let word = rest.popFirst() {
            switch word {
            case "-o", "--output": output = try SheetRequest.value(of: "--output", &rest)
            case "-c", "--container":
                let name = try SheetRequest.value(of: "--container", &rest)
                guard let kind = ContainerKind(rawValue: name) else { throw .unexpected(name) }
                container = kind
            case "--back": isBack = true
            case "--rtl": isRightToLeft = true
            case _ where word.hasPrefix("-") || word.isEmpty: throw .unexpected(word)
            default: subjects.append(try SheetRequest.subject(word, layout))
            }
        }
    }

    /// `cube`, or in a strip also `cube@45`.
    private static func subject(_ word: String, _ layout: Sheet.Layout) throws(UsageError) -> Subject {
        let parts = word.split(separator: "@", omittingEmptySubsequences: false)
        if parts.count == 1 { return Subject(name: word) }
        guard layout == .strip, parts.count == 2, let percent = Int(parts[1]), 1...99 ~= percent else {
            throw .unexpected(word)
        }
        return Subject(name: String(parts[0]), percent: percent)
    }

    private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(UsageError) -> String {
        guard let value = rest.popFirst(), !value.isEmpty else { throw .missingValue(option) }
        return value
    }
}
