import Foundation
import TransitionCore
import TransitionTabBar
import TransitionTesting

/// Sentences that `gallery new` wrote and the author has not replaced: they would be published as they are.
enum TemplateWords {
    /// A line of an animator's file that is still the template's.
    struct Leftover: Equatable {
        /// The file, from the package's folder.
        var file: String
        var line: String

        /// The audit's form of it.
        func finding(_ severity: Audit.Severity) -> Audit.Finding {
            Audit.Finding(
                .description, severity, "\(file) still says “\(line)”, as `gallery new` wrote it.",
                "Say there in one sentence what is to be seen.")
        }
    }

    /// The sentences left in the file of an animator. The audit itself knows the summary.
    ///
    /// - Parameters:
    ///   - file: The file, from the package's folder.
    ///   - root: The package's folder.
    ///   - catalogue: What the animator is.
    static func leftovers(in file: String, of root: URL, _ catalogue: NewCatalogue) -> [Leftover] {
        let lines = PackageSources(root).text(file).split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        return lines.contains("/// \(catalogue.sentence)") ? [Leftover(file: file, line: catalogue.sentence)] : []
    }

    /// A line for each animator that still has the summary of the template.
    static func remarks(_ animators: [any TransitionAnimator], _ items: [any TabItemAnimator]) -> [String] {
        (animators.map(\.info) + items.map(\.info))
            .filter { [Audit.templateSummary, TabItemAudit.templateSummary].contains($0.summary) }
            .map {
                "\($0.name): the summary is the one that `gallery new` wrote. Say in one sentence what is to be seen."
            }
    }
}
