import Foundation
import GalleryModel
import TransitionAnimations
import TransitionCore
import TransitionUIKit

/// The page's description of one animator.
struct Card: Equatable, Sendable {
    var name: String
    var title: String
    var summary: String
    var tags: [String]
    /// The shelf of the page on which the card stands.
    var section: GallerySection
    /// The progress that the card shows while it does not play.
    var moment: Double
    /// Where its source is, from the package's folder; nil for an animator of another package.
    var source: String?
    /// A line with the duration and the containers.
    var facts: String
    /// Whether the page has a recording on dark screens.
    var hasDark = false
    /// The screens that its recording shows; nil where all cards show the same.
    var scene: String?
    /// The author; nil for this package's own animators.
    var author: Author?
    /// Whether the animator plays unchanged while Reduce Motion is on.
    var isReduceMotionSafe: Bool
    /// The line of Swift to copy, for each container that the animator is made for.
    var lines: [ContainerKind: String]
    /// The line before it, for an animator that begins at a view: it names that view.
    var anchors: String?

    /// Whatever the card does not know, it leaves out.
    init(
        name: String, title: String, summary: String, tags: [String] = [], section: GallerySection = .more,
        moment: Double = 0.4, source: String? = nil, facts: String = "", author: Author? = nil,
        isReduceMotionSafe: Bool = false, lines: [ContainerKind: String], anchors: String? = nil
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.tags = tags
        self.section = section
        self.moment = moment
        self.source = source
        self.facts = facts
        self.author = author
        self.isReduceMotionSafe = isReduceMotionSafe
        self.lines = lines
        self.anchors = anchors
    }

    /// - Parameters:
    ///   - animator: The animator that the card shows.
    ///   - scene: Where its best moment is looked for; nil leaves the moment at 40 %.
    init(_ animator: any TransitionAnimator, in scene: TransitionScene? = nil) {
        let info = animator.info
        let kinds = ContainerKind.allCases.filter(info.containers.contains)
        self.init(
            name: info.name.rawValue,
            title: info.title,
            summary: info.summary,
            tags: info.tags.map(\.rawValue),
            section: GallerySection(tags: info.tags),
            moment: scene.map { BestMoment.progress(of: animator, in: $0) } ?? 0.4,
            source: Card.source(of: animator),
            facts: Card.facts(animator),
            author: info.author.isEmpty || info.author == "Repertoire" ? nil : Author(info.author),
            isReduceMotionSafe: info.isReduceMotionSafe,
            lines: Dictionary(uniqueKeysWithValues: kinds.map { ($0, Card.line(info.name.rawValue, in: $0)) }),
            anchors: info.tags.contains(.source) ? Card.anchors(of: info.name) : nil
        )
    }

    /// The address of the recording relative to the page. Capital letters become a hyphen and a small letter, because
    /// some file systems do not distinguish names that differ by case alone; all other unusual characters are written
    /// as their bytes.
    var file: String {
        var name = ""
        for byte in self.name.utf8 {
            let character = Character(Unicode.Scalar(byte))
            switch character {
            case "a"..."z", "0"..."9", ".": name.append(character)
            case "A"..."Z": name += "-" + character.lowercased()
            default: name += "~" + String(byte, radix: 16)
            }
        }
        return "data/\(name).js"
    }

    /// The container that pictures show first: a presentation, because no bars are in its way.
    static func preferred(of kinds: [ContainerKind]) -> ContainerKind? {
        [.modal, .navigation, .tab].first(where: kinds.contains)
    }

    var momentText: String { String(format: "%.2f", moment) }

    /// Whom it is for, as HTML; empty for an animator that does not say it.
    private var use: String {
        let words = Card.use(of: tags.map(AnimatorTag.init(rawValue:)))
        return words.map { "\n      <span class=\"use\">\($0)</span>" } ?? ""
    }

    /// Whom an animator with these tags is for; nil if they do not say it.
    static func use(of tags: [AnimatorTag]) -> String? {
        tags.contains(.app) ? "for apps" : tags.contains(.show) ? "for show" : nil
    }

    /// The card as HTML: one item of the page's list.
    var html: String {
        let kinds = ContainerKind.allCases.filter { lines[$0] != nil }
        var attributes = [
            ("href", "#" + HTML.fragment(name)), ("data-name", name), ("data-file", file),
            ("data-tags", tags.joined(separator: " ")), ("data-facts", facts), ("data-moment", momentText),
        ]
        if hasDark { attributes.append(("data-dark", DarkRecording.file(beside: file))) }
        if let scene { attributes.append(("data-scene", scene)) }
        if let source { attributes.append(("data-source", source)) }
        if let anchors { attributes.append(("data-anchors", anchors)) }
        // The page writes a line that follows from the name by itself.
        for kind in kinds {
            let line = lines[kind] ?? ""
            attributes.append(("data-\(kind.rawValue)", line == Card.line(name, in: kind) ? "" : line))
        }
        if isReduceMotionSafe { attributes.append(("data-calm", "")) }
        let written = attributes.map { " \($0)=\"\(HTML.escaped($1))\"" }.joined()
        // A link within the card's own would not be valid, so the author stands below it.
        let by = author.map { "\n    <p class=\"by\">\($0.html)</p>" } ?? ""
        return """
                <li><a class="card"\(written)>
                  <span class="words"><span class="title">\(HTML.escaped(title))</span>\(use)
                  <span class="summary">\(HTML.escaped(summary))</span></span>
                  <code class="line">\(HTML.escaped(kinds.first.flatMap { lines[$0] } ?? ""))</code>
                </a>\(by)</li>
            """
    }

    /// The call that installs the animator. A name with a dot belongs to a plugin; its short forms are not known here.
    private static func line(_ name: String, in kind: ContainerKind) -> String {
        let setter = setter(in: kind)
        guard name.contains(".") else { return "\(setter)(.\(name))" }
        return "\(setter)(try TransitionRegistry.standard.animator(named: \(JSON.quoted(name))))"
    }

    /// The call that installs an animator, without its argument.
    static func setter(in kind: ContainerKind) -> String {
        switch kind {
        case .navigation: "navigationController.setNavigationTransition"
        case .tab: "tabBarController.setTabTransition"
        case .modal: "detail.setModalTransition"
        }
    }

    /// Two of them also have a place to grow into.
    private static func anchors(of name: TransitionName) -> String {
        let source = "detail.transitionAnchors = TransitionAnchors { [weak cell] in cell }"
        let hasTarget = ["zoom", "flyingView"].contains(name)
        return hasTarget ? source + " target: { [weak detail] in detail?.imageView }" : source
    }

    /// Each animator of the catalogue has a file called like it.
    static func source(of animator: any TransitionAnimator) -> String? {
        let name = animator.info.name.rawValue
        guard animator is CatalogueAnimator, parts(of: animator) == nil, BuiltInTransition(rawValue: name) != nil else {
            return nil
        }
        // The cross-fade is in the core, because it replaces other animators.
        let folder = name == "fade" ? "TransitionCore/Catalogue" : "Animations/Transitions"
        return "Sources/\(folder)/\(name.prefix(1).uppercased())\(name.dropFirst()).swift"
    }

    private static func facts(_ animator: any TransitionAnimator) -> String {
        let hundredths = (animator.duration * 100).rounded() / 100
        let containers = ContainerKind.allCases.filter(animator.info.containers.contains).map { "\($0)" }
        return ["\(hundredths) s", containers.joined(separator: ", ")].filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
