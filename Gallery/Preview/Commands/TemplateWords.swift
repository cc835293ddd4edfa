import Foundation
import TransitionCore
import TransitionTabBar
import TransitionTesting

/// Words that `gallery new` wrote and that nobody has replaced: they would be published as they are.
enum TemplateWords {
    /// A line of an animator's file that is still the one of the beginning.
    struct Leftover: Equatable {
        /// The file, from the package's folder.
        var file: String
        var line: String

        var problem: String { "\(file) still says “\(line)”, as `gallery new` wrote it." }
        var remedy: String { "Say there in one sentence what is to be seen." }
    }

    /// What is left in the file of an animator.
    ///
    /// - Parameters:
    ///   - file: The file, from the package's folder.
    ///   - root: The package's folder.
    ///   - catalogue: What the animator is.
    static func leftovers(in file: String, of root: URL, _ catalogue: NewCatalogue) -> [Leftover] {
        // The audit itself knows the summary; its copy above the type is seen here.
        let words =
            switch catalogue {
            case .transitions: [Audit.templateSummary, Audit.templateMember]
            case .items: [TabItemAudit.templateSummary, TabItemAudit.templateMember]
            }
        let lines = PackageSources(root).text(file).split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        return words.filter { lines.contains("/// \($0)") }.map { Leftover(file: file, line: $0) }
    }

    /// A line for each animator whose summary is the one of the beginning.
    static func remarks(_ animators: [any TransitionAnimator], _ items: [any TabItemAnimator]) -> [String] {
        let names =
            animators.filter { $0.info.summary == Audit.templateSummary }.map(\.info.name)
            + items.filter { $0.info.summary == TabItemAudit.templateSummary }.map(\.info.name)
        return names.map {
            "\($0): the summary is the one that `gallery new` wrote. Say in one sentence what is to be seen."
        }
    }
}
