import Foundation
import TransitionCore

/// The page's description of one animator.
struct Card: Equatable, Sendable {
    var name: String
    var title: String
    var summary: String
    var tags: [String]
    /// A line with the duration, the containers and the author.
    var facts: String
    /// Whether the animator plays unchanged while Reduce Motion is on.
    var isCalm: Bool
    /// The line of Swift to copy, for each container that the animator is made for.
    var lines: [ContainerKind: String]

    init(
        name: String, title: String, summary: String, tags: [String] = [], facts: String = "", isCalm: Bool = false,
        lines: [ContainerKind: String]
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.tags = tags
        self.facts = facts
        self.isCalm = isCalm
        self.lines = lines
    }

    init(_ animator: any TransitionAnimator) {
        let info = animator.info
        let kinds = ContainerKind.allCases.filter(info.containers.contains)
        self.init(
            name: info.name.rawValue,
            title: info.title,
            summary: info.summary,
            tags: info.tags.map(\.rawValue),
            facts: Card.facts(animator),
            isCalm: info.isCalm,
            lines: Dictionary(uniqueKeysWithValues: kinds.map { ($0, Card.line(info.name.rawValue, in: $0)) })
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

    /// The card as HTML: one item of the page's list.
    var html: String {
        let kinds = ContainerKind.allCases.filter { lines[$0] != nil }
        let attributes =
            [
                ("href", "#" + HTML.fragment(name)), ("data-name", name), ("data-file", file),
                ("data-tags", tags.joined(separator: " ")), ("data-facts", facts),
            ] + kinds.map { ("data-\($0.rawValue)", lines[$0] ?? "") } + (isCalm ? [("data-calm", "")] : [])
        let written = attributes.map { " \($0)=\"\(HTML.escaped($1))\"" }.joined()
        return """
                <li><a class="card"\(written)>
                  <span class="well"><span class="phone" aria-hidden="true"><span class="screen"></span></span></span>
                  <span class="words"><span class="title">\(HTML.escaped(title))</span>
                  <span class="summary">\(HTML.escaped(summary))</span></span>
                  <code class="line">\(HTML.escaped(kinds.first.flatMap { lines[$0] } ?? ""))</code>
                </a></li>
            """
    }

    /// The call that installs the animator. A name with a dot belongs to a plugin, whose own short forms are not known
    /// here.
    private static func line(_ name: String, in kind: ContainerKind) -> String {
        let setter =
            switch kind {
            case .navigation: "navigationController.setNavigationTransition"
            case .tab: "tabBarController.setTabTransition"
            case .modal: "detail.setModalTransition"
            }
        guard name.contains(".") else { return "\(setter)(.\(name))" }
        return "\(setter)(try TransitionRegistry.standard.animator(named: \(JSON.quoted(name))))"
    }

    private static func facts(_ animator: any TransitionAnimator) -> String {
        let hundredths = (animator.duration * 100).rounded() / 100
        let containers = ContainerKind.allCases.filter(animator.info.containers.contains).map { "\($0)" }
        return ["\(hundredths) s", containers.joined(separator: ", "), "since \(animator.info.since)"]
            .filter { !$0.isEmpty }
            .joined(separator: " · ")
    }
}
