import TransitionCore
import TransitionTabBar
import TransitionTesting

/// A catalogue that `gallery new` adds to: where its animators are, and how a new one begins.
struct NewCatalogue: Equatable, Sendable {
    /// What one of the catalogue is called.
    let noun: String
    /// The folder with a file for each animator, relative to the package's folder.
    let folder: String
    /// The file with the catalogue's enum.
    let list: String
    /// The documentation page that sorts the catalogue by topic.
    let topics: String
    /// The modules that a plugin's file imports; one of the catalogue imports `TransitionCore`.
    let pluginModules: [String]
    /// The end of a file's name in a plugin, where transitions and items share a folder and may have the same names.
    let pluginSuffix: String
    /// The protocol of its animators.
    let animatorProtocol: String
    /// The documentation page of the protocol, as the page with the topics links to it.
    let protocolLink: String
    /// The property of a plugin that lists its animators.
    let pluginProperty: String
    /// The doc comment of the template, which the author replaces. The audit knows the sentence of the description.
    let sentence: String
    /// An animator that compiles and passes the audit, except for its two sentences. `<NAME>`, `<IMPORTS>`, `<LABELS>`
    /// (what its description begins with) and `<EMITTED>` (an attribute in this package) are replaced.
    let template: String

    static let transitions = NewCatalogue(
        noun: "a transition",
        folder: "Sources/Animations/Transitions",
        list: "Sources/Animations/BuiltInTransition.swift",
        topics: "Sources/Animations/TransitionAnimations.docc/TransitionAnimations.md",
        pluginModules: ["Repertoire"],
        pluginSuffix: "",
        animatorProtocol: "TransitionAnimator",
        protocolLink: "TransitionCore/TransitionAnimator",
        pluginProperty: "animators",
        sentence: Audit.templateMember,
        template: """
            <IMPORTS>

            extension TransitionAnimator where Self == CatalogueAnimator {
                /// \(Audit.templateMember)
                <EMITTED>public static var <NAME>: Self {
                    Self(
                        <LABELS>, tags: [.show, .edge, .rotation],
                        "\(Audit.templateSummary)"
                    ) { _ in
                        // Where the new screen comes from, and where the old one goes. Backward follows from it.
                        Choreography(
                            foreground: .from(.offset(y: 1.2).rotation(degrees: 12).cornerRadius(24)),
                            background: .to(.shade(0.5)))
                    }
                }
            }

            """)

    static let items = NewCatalogue(
        noun: "an item animator",
        folder: "Sources/TransitionTabBar/ItemAnimations",
        list: "Sources/TransitionTabBar/ItemAnimations/BuiltInTabItemAnimation.swift",
        topics: "Sources/TransitionTabBar/TransitionTabBar.docc/TransitionTabBar.md",
        pluginModules: ["Repertoire", "TransitionTabBar"],
        pluginSuffix: "Item",
        animatorProtocol: "TabItemAnimator",
        protocolLink: "TabItemAnimator",
        pluginProperty: "itemAnimators",
        sentence: TabItemAudit.templateMember,
        template: """
            <IMPORTS>

            extension TabItemAnimator where Self == CatalogueTabItemAnimator {
                /// \(TabItemAudit.templateMember)
                <EMITTED>public static var <NAME>: Self {
                    Self(
                        <LABELS>, tags: [.rotation, .vertical], duration: 0.4,
                        "\(TabItemAudit.templateSummary)"
                    ) { _ in
                        // What the icon does. It begins and ends at rest, because before and after the item is the system's.
                        let nod = Pose.offset(dy: 4).rotation(degrees: 10)
                        return TabItemChoreography(
                            icon: [.keyframes([.at(0, .rest), .at(0.4, nod, easing: .easeInOut), .at(1, .rest)])])
                    }
                }
            }

            """)
}
