import UIKit

/// A line of a round's text that cannot be read.
struct Unreadable: Error, Equatable, CustomStringConvertible {
    var text: String

    var description: String { "I do not understand “\(text)”." }
}

/// A sentence with gaps, each written as `_`.
struct Sentence {
    private let pieces: [Substring]

    init(_ sentence: String) { pieces = sentence.split(separator: "_", omittingEmptySubsequences: false) }

    /// The texts in the gaps of a line; nil if the line does not match the sentence.
    func gaps(of line: String) -> Gaps? {
        guard line.hasPrefix(pieces[0]) else { return nil }
        var rest = line.dropFirst(pieces[0].count)
        var texts: [Substring] = []
        for (index, piece) in pieces.enumerated().dropFirst() {
            let isLast = index == pieces.count - 1
            guard let end = piece.isEmpty ? rest.endIndex : isLast ? rest.tail(piece) : rest.place(of: piece) else {
                return nil
            }
            texts.append(rest[..<end])
            rest = rest[end...].dropFirst(piece.count)
        }
        return rest.isEmpty ? Gaps(line: line, texts: texts) : nil
    }

    /// The texts in the gaps of a line, with functions that read them.
    struct Gaps {
        let line: String
        let texts: [Substring]

        subscript(_ index: Int) -> Substring { texts[index] }

        private func mean<Value>(_ value: Value?) throws(Unreadable) -> Value {
            guard let value else { throw Unreadable(text: line) }
            return value
        }

        func int(_ index: Int) throws(Unreadable) -> Int {
            try mean(Int(texts[index]).flatMap { $0 >= 0 ? $0 : nil })
        }

        func bool(_ index: Int) throws(Unreadable) -> Bool { try mean(Bool(String(texts[index]))) }
        func choice(_ index: Int) throws(Unreadable) -> Choice { Choice(number: try int(index)) }
        func look(_ index: Int) throws(Unreadable) -> Look { Look(number: try int(index)) }

        func number(_ index: Int) throws(Unreadable) -> Double { try mean(Double(String(texts[index]))) }

        func place(_ index: Int) throws(Unreadable) -> Place {
            let numbers = texts[index].split(separator: ",").compactMap { Double($0) }.filter(\.isFinite)
            return try mean(numbers.count == 2 ? Place(x: numbers[0], y: numbers[1]) : nil)
        }

        /// A finger or the trackpad.
        func finger(_ index: Int) throws(Unreadable) -> Int {
            if texts[index] == "trackpad" { return Event.trackpad }
            return try mean(texts[index].hasPrefix("finger ") ? Int(texts[index].dropFirst(7)) : nil)
        }

        func style(_ index: Int) throws(Unreadable) -> PresentationStyle {
            try mean(PresentationStyle.allCases.first { "\($0)" == texts[index] })
        }

        func posture(_ index: Int) throws(Unreadable) -> Headless.Posture {
            try mean(Headless.Posture(rawValue: String(texts[index])))
        }

        func shape(_ index: Int) throws(Unreadable) -> Shape {
            var rest = texts[index]
            let shape = try mean(Shape(reading: &rest))
            return try mean(rest.isEmpty ? shape : nil)
        }
    }
}

extension Substring {
    fileprivate func place(of piece: Substring) -> Index? {
        indices.first { self[$0...].hasPrefix(piece) }
    }

    /// The index at which a piece begins that ends the text; nil if the text does not end with it.
    fileprivate func tail(_ piece: Substring) -> Index? {
        hasSuffix(piece) ? index(endIndex, offsetBy: -piece.count) : nil
    }
}

extension Shape {
    /// Takes a shape from the front of a text.
    fileprivate init?(reading text: inout Substring) {
        func take(_ word: String) -> Bool {
            guard text.hasPrefix(word) else { return false }
            text = text.dropFirst(word.count)
            return true
        }
        func list() -> [Shape]? {
            var shapes: [Shape] = []
            repeat {
                guard let shape = Shape(reading: &text) else { return nil }
                shapes.append(shape)
            } while take(", ")
            return take(")") ? shapes : nil
        }
        if take("screen") {
            self = .screen
        } else if take("navigation(") {
            let digits = text.prefix { $0.isNumber }
            text = text.dropFirst(digits.count)
            guard let count = Int(digits), take(")") else { return nil }
            self = .navigation(screens: count)
        } else if take("framed(") {
            guard let shape = Shape(reading: &text), take(")") else { return nil }
            self = .framed(shape)
        } else if take("tabs(") {
            guard let shapes = list() else { return nil }
            self = .tabs(shapes)
        } else if take("row(") {
            guard let shapes = list() else { return nil }
            self = .row(shapes)
        } else {
            return nil
        }
    }
}
