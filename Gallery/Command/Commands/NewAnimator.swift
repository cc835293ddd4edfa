import Foundation
import TransitionCore

/// The first version of an animator.
struct NewAnimator {
    /// The name in Swift's dot syntax.
    let name: String
    let catalogue: NewCatalogue
    /// The prefix of its name in a registry, such as `acme.`; empty in this package's catalogue.
    var prefix = ""
    /// The author of a plugin's animators; nil in this package's catalogue.
    var author: String?
    /// The author of an animator of this package's catalogue; nil leaves the author out.
    var contributor: String?
    /// The transition that it begins as; nil for the template of the catalogue.
    var design: DesignedAnimator?
    /// The folder of its file, from the package's folder.
    var folder: String

    init(_ name: String, in catalogue: NewCatalogue = .transitions) {
        (self.name, self.catalogue, folder) = (name, catalogue, catalogue.folder)
    }

    /// The name by which it is looked up.
    var fullName: String { prefix + name }

    /// The Swift that makes it.
    var expression: String { ".\(name)" }

    /// The address of its documentation.
    var link: String { "\(catalogue.protocolLink)/\(name)" }

    var file: String {
        let ending = author == nil ? "" : catalogue.pluginSuffix
        return "\(folder)/\(name.prefix(1).uppercased())\(name.dropFirst())\(ending).swift"
    }

    /// Whether Swift and a registry take the name.
    var isWellFormed: Bool {
        TransitionName(fullName).isWellFormed && !name.contains(".") && !NewAnimator.keywords.contains(name)
    }

    /// The source file.
    var source: String {
        var labels = "\"\(fullName)\""
        if let author = author ?? contributor {
            let quoted = author.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
                of: "\"", with: "\\\"")
            labels += ", author: \"\(quoted)\""
        }
        let modules = author == nil ? ["TransitionCore"] : catalogue.pluginModules
        let imports = modules.map { "import \($0)" }.joined(separator: "\n")
        // An app contains those of the catalogue that it uses.
        let emitted = author == nil ? "@_alwaysEmitIntoClient\n    " : ""
        return [
            ("<NAME>", name), ("<IMPORTS>", imports), ("<LABELS>", labels), ("<EMITTED>", emitted),
        ].reduce(design?.template ?? catalogue.template) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }

    /// Words that cannot name an enum case, and `none`, which a setter with an optional parameter would read as nil.
    private static let keywords = Set(
        """
        any as associatedtype break case catch class continue default defer deinit do else enum extension fallthrough \
        false fileprivate for func guard if import in init inout internal is let nil none open operator package private \
        protocol public repeat rethrows return self some static struct subscript super switch throw throws true try \
        typealias var where while
        """.split(separator: " ").map(String.init))
}
