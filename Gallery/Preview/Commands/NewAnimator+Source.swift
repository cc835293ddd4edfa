import Foundation
import TransitionAnimations
import TransitionCore
import TransitionTabBar
import TransitionTesting

extension NewAnimator {
    /// A source file that compiles and passes the audit, except for the summary, which the author has to write.
    var source: String {
        switch catalogue {
        case .transitions: transitionSource
        case .items: itemSource
        }
    }

    /// What a plugin imports, as apps do.
    private var module: String { owner == nil ? "TransitionCore" : "Repertoire" }

    /// What the file of an item animator imports.
    private var itemModules: String { "import \(module)" + (owner == nil ? "" : "\nimport TransitionTabBar") }

    /// The author's part of the description; this package's own animators need none.
    private var author: String {
        let quoted = owner?.author.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
            of: "\"", with: "\\\"")
        return quoted.map { "author: \"\($0)\", " } ?? ""
    }

    private var transitionSource: String {
        """
        import \(module)

        /// \(Audit.templateSummary)
        public struct \(type): TransitionAnimator {
            public var info: AnimatorInfo {
                AnimatorInfo(
                    name: "\(fullName)", title: "\(title)", \(author)tags: [.edge, .rotation],
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
            /// \(Audit.templateMember)
            public static var \(name): Self { Self() }
        }

        """
    }

    private var itemSource: String {
        """
        \(itemModules)

        /// \(TabItemAudit.templateSummary)
        public struct \(type): TabItemAnimator {
            /// The animation, which has no settings.
            public init() {}

            public var info: AnimatorInfo {
                AnimatorInfo(
                    name: "\(fullName)", title: "\(title)", \(author)tags: [.rotation, .vertical],
                    summary: "\(TabItemAudit.templateSummary)", containers: [.tab])
            }
            public var duration: Double { 0.4 }

            public func choreography(in scene: TabItemScene) -> TabItemChoreography {
                // What the icon does. It begins and ends at rest, because before and after the item is the system's.
                let nod = Pose.offset(dy: 4).rotation(degrees: 10)
                return TabItemChoreography(
                    icon: [.keyframes([.at(0, .rest), .at(0.4, nod, easing: .easeInOut), .at(1, .rest)])])
            }
        }

        extension TabItemAnimator where Self == \(type) {
            /// \(TabItemAudit.templateMember)
            public static var \(name): Self { Self() }
        }

        """
    }

    /// The text that tells the author what to do next.
    func advice(of program: String = "gallery") -> String {
        let isItem = catalogue == .items
        let words = "\(isItem ? "--item " : "")\(fullName)"
        let (audit, golden) = ("swift run \(program) audit \(words)", "swift run \(program) golden \(words)")
        func wide(_ command: String) -> String { command.padding(toLength: golden.count, withPad: " ", startingAt: 0) }
        return """

            .\(name) is in the \(owner == nil ? "catalogue" : "plugin"). Now make it yours:
              1. say in \(file) what is to be seen (the summary), and \
            \(isItem ? "what the parts of the item do" : "where the screens are")
              2. \(wide(audit))   what is wrong with it, if anything
              3. \(wide("swift run \(program) \(words)"))   look at it in gallery-site/index.html\(isItem ? ", under Tab bar items" : "")
              4. \(golden)   write down what it does, then swift test
            No test has to be written: the laws of the \(owner == nil ? "catalogue" : "audit") run on it by themselves.
            Does it take an edge or a number? \
            \(isItem ? "FlipItemAnimator.swift shows how." : "Then name that in `settings`, as SlideAnimator.swift does.")
            """
    }
}
