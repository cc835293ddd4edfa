/// What an app wants of a transition: the answers to three questions. An answer that is nil is open.
struct Wish: Hashable, Sendable {
    /// Where the new screen comes from.
    enum Origin: String, CaseIterable, Sendable {
        case side, below, tapped, place
    }

    /// How loud the transition may be.
    enum Volume: String, CaseIterable, Sendable {
        case quiet, plain, loud
    }

    /// How often people see it.
    enum Frequency: String, CaseIterable, Sendable {
        case often, sometimes, once
    }

    var origin: Origin?
    var volume: Volume?
    var frequency: Frequency?

    /// The answers in words, in the order of the questions: `side quiet often`.
    var words: String {
        [origin?.rawValue, volume?.rawValue, frequency?.rawValue].compactMap(\.self).joined(separator: " ")
    }

    /// Every wish without an open answer.
    static let all = Origin.allCases.flatMap { origin in
        Volume.allCases.flatMap { volume in
            Frequency.allCases.map { Wish(origin: origin, volume: volume, frequency: $0) }
        }
    }
}

extension Wish {
    /// A question, and the answers to choose from.
    struct Question: Equatable, Sendable {
        struct Answer: Equatable, Sendable {
            /// The word of the command line and of the page's data. No two answers have the same.
            let word: String
            let title: String
        }

        let name: String
        let title: String
        let answers: [Answer]
    }

    /// The questions, in their order.
    static let questions = [
        Question(
            name: "origin", title: "Where does the new screen come from?",
            answers: Origin.allCases.map { .init(word: $0.rawValue, title: title(of: $0)) }),
        Question(
            name: "volume", title: "How loud may it be?",
            answers: Volume.allCases.map { .init(word: $0.rawValue, title: title(of: $0)) }),
        Question(
            name: "frequency", title: "How often do people see it?",
            answers: Frequency.allCases.map { .init(word: $0.rawValue, title: title(of: $0)) }),
    ]

    private static func title(of origin: Origin) -> String {
        switch origin {
        case .side: "From the side"
        case .below: "From below or above"
        case .tapped: "Out of what was tapped"
        case .place: "It appears in place"
        }
    }

    private static func title(of volume: Volume) -> String {
        switch volume {
        case .quiet: "Quiet: hardly anything moves"
        case .plain: "Plain, as apps move"
        case .loud: "Loud: people may talk about it"
        }
    }

    private static func title(of frequency: Frequency) -> String {
        switch frequency {
        case .often: "Many times a day"
        case .sometimes: "Now and then"
        case .once: "Once, at a special moment"
        }
    }

    /// Takes an answer, given as its word, and returns the name of the question; nil for a word that is no answer.
    mutating func answer(_ word: String) -> String? {
        if let origin = Origin(rawValue: word) {
            self.origin = origin
            return "origin"
        }
        if let volume = Volume(rawValue: word) {
            self.volume = volume
            return "volume"
        }
        if let frequency = Frequency(rawValue: word) {
            self.frequency = frequency
            return "frequency"
        }
        return nil
    }
}
