import Foundation

/// A transition that the page's workshop has written: the file of Swift that `gallery new --from` takes.
struct DesignedAnimator: Equatable {
    /// The file with `<IMPORTS>`, `<EMITTED>`, `<NAME>` and `<LABELS>` where those of a catalogue or a plugin go.
    let template: String

    private static let head = "import Repertoire\n\nextension TransitionAnimator where Self == CatalogueAnimator {\n"

    /// - Parameters:
    ///   - text: The file's text.
    ///   - file: The file's name, for the reason why it is not taken.
    init(_ text: String, file: String) throws(NewCommand.Failure) {
        func failure() -> NewCommand.Failure {
            NewCommand.Failure(
                description: "\(file) is not as the workshop of the page writes it. Save it there again, and change it "
                    + "after this command.")
        }
        guard text.hasPrefix(Self.head), text.hasSuffix("\n    }\n}\n"), text.utf8.count < 1_000_000,
            text.components(separatedBy: "\nextension ").count == 2,
            text.components(separatedBy: "static var ").count == 2
        else { throw failure() }
        let lines = text.dropFirst(Self.head.count).components(separatedBy: "\n")
        // The comment, the declaration, the initialiser, its name.
        let declaration = "    public static var "
        guard lines.count > 4, lines[0].hasPrefix("    /// "), lines[1].hasPrefix(declaration),
            lines[1].hasSuffix(": Self {"), lines[2] == "        Self("
        else { throw failure() }
        let name = lines[1].dropFirst(declaration.count).dropLast(": Self {".count)
        let label = "            \"\(name)\""
        guard NewAnimator(String(name)).isWellFormed, lines[3].hasPrefix(label) else { throw failure() }
        let body = [
            lines[0], "    <EMITTED>public static var <NAME>: Self {", lines[2],
            "            <LABELS>" + lines[3].dropFirst(label.count),
        ]
        template =
            "<IMPORTS>\n" + Self.head.dropFirst("import Repertoire\n".count)
            + (body + lines.dropFirst(4)).joined(separator: "\n")
    }

    /// Reads a file.
    static func file(_ path: String) throws(NewCommand.Failure) -> DesignedAnimator {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw NewCommand.Failure(description: "I cannot read \(path).")
        }
        return try DesignedAnimator(text, file: path)
    }
}
