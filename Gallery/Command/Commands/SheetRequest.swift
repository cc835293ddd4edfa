import GalleryCommandSupport
import TransitionCore

/// The arguments of `sheet` or `strip`.
struct SheetRequest: Equatable {
    /// An animator and, in a strip, the moment to show.
    struct Subject: Equatable {
        var name: String
        /// The moment in percent of the change, 1 to 99; nil for the default of a strip.
        var percent: Int?
        /// The container in a strip that moves; nil for that of the others.
        var container: ContainerKind?
    }

    var layout: Sheet.Layout
    /// The animators; none means all.
    var subjects: [Subject] = []
    var container = ContainerKind.navigation
    var isBackward = false
    var isRightToLeft = false
    /// Whether a strip moves: there, and back again.
    var isMoving = false
    /// Whether the screens are dark.
    var isDark = false
    /// The file to write. If its name ends in `.png` or `.webp`, a picture of the page is written.
    var output: String

    private static let containerOption = CommandOption("--container", short: "-c", value: .word)
    private static let backwardOption = CommandOption("--backward")
    private static let rightToLeftOption = CommandOption("--rtl")
    private static let movingOption = CommandOption("--moving")
    private static let darkOption = CommandOption("--dark")

    static func syntax(_ layout: Sheet.Layout) -> CommandSyntax {
        let options = [containerOption, backwardOption, rightToLeftOption, darkOption, .output]
        return CommandSyntax(operands: .any, options: layout == .strip ? options + [movingOption] : options)
    }

    init(_ layout: Sheet.Layout, _ words: ParsedCommand) throws(UsageError) {
        self.layout = layout
        isMoving = words.contains(SheetRequest.movingOption)
        output = words[.output] ?? "gallery-\(layout.rawValue).\(isMoving ? "webp" : "html")"
        guard !isMoving || output.hasSuffix(".webp") else { throw .unexpected(output) }
        if let name = words[SheetRequest.containerOption] {
            guard let kind = ContainerKind(rawValue: name) else { throw .unexpected(name) }
            container = kind
        }
        isBackward = words.contains(SheetRequest.backwardOption)
        isRightToLeft = words.contains(SheetRequest.rightToLeftOption)
        isDark = words.contains(SheetRequest.darkOption)
        for word in words.operands {
            let subject = try isMoving ? SheetRequest.movingSubject(word) : SheetRequest.subject(word, layout)
            // What moves goes there and back.
            if isMoving, isBackward { throw .unexpected(word) }
            subjects.append(subject)
        }
    }

    /// `cube`, or `cube/tab`.
    private static func movingSubject(_ word: String) throws(UsageError) -> Subject {
        let parts = word.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        // What moves shows every moment.
        guard !word.contains("@"), parts.count <= 2 else { throw .unexpected(word) }
        guard parts.count == 2 else { return Subject(name: word) }
        guard let container = ContainerKind(rawValue: parts[1]) else { throw .unexpected(word) }
        return Subject(name: parts[0], container: container)
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
}
