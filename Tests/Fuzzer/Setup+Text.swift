import UIKit

// Writes a setup as lines, and reads them.
extension Setup {
    private static var flags: [(line: String, path: WritableKeyPath<Setup, Bool>)] {
        [
            ("the app's delegates are there first", \.setsDelegatesFirst),
            ("screens animate along", \.animatesAlong),
            ("the app uses tabs instead of controllers", \.usesTabs),
            ("the app is reckless", \.isReckless),
            ("bars are blurred", \.blursBars),
            ("screens have elements", \.hasElements),
            ("tabs stand in a sidebar where there is room", \.usesSidebars),
        ]
    }

    private static func text(_ size: CGSize) -> String { "\(Int(size.width))×\(Int(size.height))" }

    /// Lines for everything that is not the default.
    var lines: [String] {
        var lines = ["root: \(root) in \(Self.text(Self.sizes[size]))"]
        if let posture { lines.append("a phone that opens: \(posture)") }
        lines.append("choices: \(choices.map { String($0.number) }.joined(separator: " "))")
        lines += Self.flags.filter { self[keyPath: $0.path] }.map(\.line)
        lines += hosts?.lines ?? []
        lines += assumed.map {
            let assumption = Headless.Assumptions.all[$0.index]
            return "assumed: \(assumption.name) = \(assumption.alternatives[$0.value])"
        }
        return lines
    }

    /// Reads one line of ``lines`` into this setup.
    mutating func read(_ line: String) throws(Unreadable) {
        if let flag = Self.flags.first(where: { $0.line == line }) {
            self[keyPath: flag.path] = true
        } else if let words = Sentence("root: _ in _").gaps(of: line) {
            root = try words.shape(0)
            guard let index = Self.sizes.firstIndex(where: { Self.text($0) == words[1] }) else {
                throw Unreadable(text: line)
            }
            size = index
        } else if let words = Sentence("a phone that opens: _").gaps(of: line) {
            posture = try words.posture(0)
        } else if let words = Sentence("choices: _").gaps(of: line) {
            choices = try words[0].split(separator: " ").map { word throws(Unreadable) in
                guard let number = Int(word), number >= 0 else { throw Unreadable(text: line) }
                return Choice(number: number)
            }
        } else if let words = Sentence("assumed: _ = _").gaps(of: line) {
            guard let index = Headless.Assumptions.all.firstIndex(where: { $0.name == words[0] }) else {
                throw Unreadable(text: line)
            }
            // A value that is not among the alternatives has become the default since.
            if let value = Headless.Assumptions.all[index].alternatives.firstIndex(of: String(words[1])) {
                assumed.append(Assumed(index: index, value: value))
            }
        } else if !HostSetup.read(line, into: &hosts) {
            throw Unreadable(text: line)
        }
    }
}

// Writes a round as lines: its setup, then its numbered events. Lines that begin with # are only for people.
extension Round {
    var lines: [String] {
        setup.lines.map { "  \($0)" } + events.enumerated().map { "  \($0.offset + 1). \($0.element)" }
    }

    /// Reads a round from the text of ``lines``.
    init(_ text: String, subject: @escaping @MainActor () -> any Subject) throws(Unreadable) {
        self.init(setup: Setup(root: .screen), events: [], makeSubject: subject)
        for line in text.split(separator: "\n") {
            let line = String(line.drop { $0 == " " })
            if line.isEmpty || line.hasPrefix("#") { continue }
            if line.first?.isNumber == true {
                guard let words = Sentence("_. _").gaps(of: line) else { throw Unreadable(text: line) }
                events.append(try Event(String(words[1])))
            } else {
                try setup.read(line)
            }
        }
        guard !setup.choices.isEmpty else { throw Unreadable(text: "no choices") }
    }
}
