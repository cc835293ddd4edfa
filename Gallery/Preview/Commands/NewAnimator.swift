import Foundation
import TransitionCore

/// The first version of an animator: a name, and the source file made from it.
struct NewAnimator {
    /// The name in Swift's dot syntax.
    let name: String
    let catalogue: NewCatalogue
    /// The plugin that it is for; nil for this package's catalogue.
    let owner: Owner?

    /// What a plugin's animators have in common.
    struct Owner {
        /// The beginning of their names, as in `acme.`.
        var prefix: String
        var author: String
        /// The folder of their files, from the package's folder.
        var folder: String
    }

    init(
        name: String, in catalogue: NewCatalogue = .transitions, owner: Owner? = nil
    ) throws(NewCommand.Refusal) {
        let fullName = (owner?.prefix ?? "") + name
        guard TransitionName(fullName).isWellFormed, !name.contains(".") else { throw .malformed(name, catalogue) }
        guard !Self.keywords.contains(name) else { throw .keyword(name) }
        self.name = name
        self.catalogue = catalogue
        self.owner = owner
    }

    /// The name by which it is looked up.
    var fullName: String { (owner?.prefix ?? "") + name }

    /// The struct's name.
    var type: String { name.prefix(1).uppercased() + name.dropFirst() + catalogue.suffix }

    var file: String { "\(owner?.folder ?? catalogue.folder)/\(type).swift" }

    /// The name for people: “tiltBack” becomes “Tilt back”.
    var title: String {
        var title = ""
        for character in name {
            if character.isUppercase { title += " " }
            title += character.lowercased()
        }
        return title.prefix(1).uppercased() + title.dropFirst()
    }

    /// The page of topics with this animator added under the heading for the newest ones; the heading is added if it is
    /// missing.
    func listed(in page: String) -> String {
        let heading = "### Latest additions\n\n"
        let page = page.contains(heading) ? page : page + "\n" + heading
        return page.replacingOccurrences(of: heading, with: heading + "- ``\(type)``\n")
    }

    /// Words that cannot name an enum case, and `none`, which a setter with an optional parameter would read as nil.
    private static let keywords: Set = [
        "any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
        "import", "in", "init", "inout", "internal", "is", "let", "nil", "none", "open", "operator", "package",
        "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "some", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
