import UIKit

// A setup in lines, and back.
extension FuzzSetup {
    private static var flags: [(line: String, path: WritableKeyPath<FuzzSetup, Bool>)] {
        [
            ("the app's delegates are there first", \.setsDelegatesFirst),
            ("screens animate along", \.animatesAlong),
            ("the app uses tabs instead of controllers", \.usesTabs),
            ("the app is reckless", \.isReckless),
            ("bars are blurred", \.blursBars),
        ]
    }

    private static func text(_ size: CGSize) -> String { "\(Int(size.width))×\(Int(size.height))" }

    /// Lines that say what is special.
    var lines: [String] {
        var lines = ["root: \(root) in \(Self.text(Self.sizes[size]))"]
        lines.append("choices: \(choices.map { String($0.number) }.joined(separator: " "))")
        lines += Self.flags.filter { self[keyPath: $0.path] }.map(\.line)
        lines += assumed.map { "assumed: \(FuzzAssumption.all[$0.index].name) = \(value($0))" }
        return lines
    }

    private func value(_ entry: Assumed) -> String { FuzzAssumption.all[entry.index].text(entry.value) }

    /// Takes over what a line of ``lines`` says.
    mutating func read(_ line: String) throws(FuzzUnreadable) {
        if let flag = Self.flags.first(where: { $0.line == line }) {
            self[keyPath: flag.path] = true
        } else if let words = FuzzSentence("root: _ in _").gaps(of: line) {
            root = try words.shape(0)
            guard let index = Self.sizes.firstIndex(where: { Self.text($0) == words[1] }) else {
                throw FuzzUnreadable(text: line)
            }
            size = index
        } else if let words = FuzzSentence("choices: _").gaps(of: line) {
            choices = try words[0].split(separator: " ").map { word throws(FuzzUnreadable) in
                guard let number = Int(word), number >= 0 else { throw FuzzUnreadable(text: line) }
                return FuzzChoice(number: number)
            }
        } else if let words = FuzzSentence("assumed: _ = _").gaps(of: line) {
            guard let index = FuzzAssumption.all.firstIndex(where: { $0.name == words[0] }) else {
                throw FuzzUnreadable(text: line)
            }
            // Where it is not among the others it has become the default.
            let assumption = FuzzAssumption.all[index]
            if let value = (0..<assumption.alternatives).first(where: { assumption.text($0) == words[1] }) {
                assumed.append(Assumed(index: index, value: value))
            }
        } else {
            throw FuzzUnreadable(text: line)
        }
    }
}

// A round in lines: its setup, and then its events, each with its number. What begins with # is for people alone.
extension FuzzRound {
    var lines: [String] {
        setup.lines.map { "  \($0)" } + events.enumerated().map { "  \($0.offset + 1). \($0.element)" }
    }

    /// Reads what ``lines`` says.
    init(_ text: String, subject: @escaping @MainActor () -> any FuzzSubject) throws(FuzzUnreadable) {
        self.init(setup: FuzzSetup(root: .screen), events: [], makeSubject: subject)
        for line in text.split(separator: "\n") {
            let line = String(line.drop { $0 == " " })
            if line.isEmpty || line.hasPrefix("#") { continue }
            if line.first?.isNumber == true {
                guard let words = FuzzSentence("_. _").gaps(of: line) else { throw FuzzUnreadable(text: line) }
                events.append(try FuzzEvent(String(words[1])))
            } else {
                try setup.read(line)
            }
        }
        guard !setup.choices.isEmpty else { throw FuzzUnreadable(text: "no choices") }
    }
}
