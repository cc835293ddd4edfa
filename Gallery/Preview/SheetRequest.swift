import TransitionCore

/// What the words after `sheet` or `strip` ask for.
struct SheetRequest: Equatable {
    var layout: Sheet.Layout
    /// The animators; none means all.
    var names: [String] = []
    var container = ContainerKind.navigation
    var isBack = false
    var isRightToLeft = false
    /// A file; one whose name ends in `.png` is a picture of the page.
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
            default: names.append(word)
            }
        }
    }

    private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(UsageError) -> String {
        guard let value = rest.popFirst(), !value.isEmpty else { throw .missingValue(option) }
        return value
    }
}
