import Foundation
import TransitionCore

/// The first version of an animator: a name, and the source file made from it.
struct NewAnimator {
    let name: String

    /// The file that lists the catalogue, relative to the package's folder.
    static let list = "Sources/Animations/BuiltInTransition.swift"

    init(name: String) throws(NewCommand.Refusal) {
        guard TransitionName(name).isWellFormed, !name.contains(".") else { throw .malformed(name) }
        guard !Self.keywords.contains(name) else { throw .keyword(name) }
        self.name = name
    }

    /// The struct's name. The suffix keeps it apart from the types of Swift, Apple's frameworks and apps.
    var type: String { name.prefix(1).uppercased() + name.dropFirst() + "Animator" }

    var file: String { "Sources/Animations/Transitions/\(type).swift" }

    /// The name for people: “tiltBack” becomes “Tilt back”.
    var title: String {
        var title = ""
        for character in name {
            if character.isUppercase { title += " " }
            title += character.lowercased()
        }
        return title.prefix(1).uppercased() + title.dropFirst()
    }

    /// A source file that compiles and passes the audit, except for the summary, which the author has to write.
    var source: String {
        """
        import TransitionCore

        /// \(Audit.templateSummary)
        public struct \(type): TransitionAnimator {
            public var info: AnimatorInfo {
                AnimatorInfo(
                    name: "\(name)", title: "\(title)", tags: [.edge, .rotation],
                    summary: "\(Audit.templateSummary)")
            }

            public func choreography(in scene: TransitionScene) -> Choreography {
                // Where the new screen comes from, and where the old one goes. Backward follows from it.
                Choreography(
                    foreground: .from(.offset(y: 1.2).rotation(degrees: 12).cornerRadius(24)),
                    background: .to(.scale(0.9).shade(0.5)), backdrop: .black)
            }
        }

        extension TransitionAnimator where Self == \(type) {
            /// The new screen swings up from below.
            public static var \(name): Self { Self() }
        }

        """
    }

    /// The documentation page that sorts the catalogue by topic, relative to the package's folder.
    static let topics = "Sources/Animations/Animations.docc/Animations.md"

    /// That page with this animator added under the heading for the newest ones; the heading is added if it is missing.
    func listed(in page: String) -> String {
        let heading = "### Latest additions\n\n"
        let page = page.contains(heading) ? page : page + "\n" + heading
        return page.replacingOccurrences(of: heading, with: heading + "- ``\(type)``\n")
    }

    /// The text that tells the author what to do next.
    var advice: String {
        let audit = "swift run gallery audit \(name)"
        let show = "swift run gallery".padding(toLength: audit.count, withPad: " ", startingAt: 0)
        return """

            .\(name) is in the catalogue. Now make it yours:
              1. say in \(file) what is to be seen (the summary), and where the screens are
              2. \(audit)   what is wrong with it, if anything
              3. \(show)   look at it in gallery-site/index.html
              4. RENEW_GOLDENS=1 swift test --filter GoldenTests, then swift test
            No test has to be written: the laws of the catalogue run on it by themselves.
            Does it take an edge or a number? Then name that in `settings`, as SlideAnimator.swift does.
            """
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
