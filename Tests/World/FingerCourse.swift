/// A finger's course, written as one line: `"0.9 > 0.5 0.3s hold release"`.
///
/// The line begins with the place where the finger comes down. What follows, separated by spaces:
/// - `> place` moves the finger there at an even pace, in 0.2 seconds or in those that follow, as in `0.3s`. In `0s` the
///   finger jumps.
/// - `hold` lets it rest, so that its place decides and not its velocity.
/// - `release` lifts it, `cancel` lets the system take it away. Both end the line. Without them the finger stays down.
///
/// A place is a fraction of the window along the axis of the change, as in `0.9`, or fractions of width and height, as in
/// `0.9,0.4`. Both count from the leading edge and from the top.
package struct FingerCourse: Equatable, Sendable {
    /// A place in the window.
    package enum Place: Equatable, Sendable {
        case along(Double)
        case at(x: Double, y: Double)
    }

    /// What the finger does after it has come down.
    package enum Step: Equatable, Sendable {
        case move(to: Place, seconds: Double)
        case hold, release, cancel
    }

    /// A word that does not belong where it is, or one that is missing.
    package struct Fault: Error, Equatable, CustomStringConvertible {
        let line: String
        /// The word's place in the line; 1 is the first.
        let position: Int
        /// The word; nil at the end of the line.
        let found: String?
        let expected: String

        package var description: String {
            let found = found.map { "“\($0)”" } ?? "nothing"
            return "“\(line)”: word \(position) must be \(expected), and is \(found)"
        }
    }

    /// Where the finger comes down.
    package let start: Place
    package let steps: [Step]

    /// Reads a line.
    ///
    /// - Throws: ``Fault`` for the first word that it cannot use.
    package init(_ line: String) throws {
        var words = Words(line)
        start = try words.place()
        var steps: [Step] = []
        while let word = words.next() {
            switch word {
            case ">": steps.append(.move(to: try words.place(), seconds: try words.seconds() ?? 0.2))
            case "hold": steps.append(.hold)
            case "release": steps.append(.release)
            case "cancel": steps.append(.cancel)
            default: throw words.fault(word, "“>”, “hold”, “release” or “cancel”")
            }
            if [.release, .cancel].contains(steps.last), let more = words.next() {
                throw words.fault(more, "the end, because the finger is gone")
            }
        }
        self.steps = steps
    }

    /// The words of a line, one after the other.
    private struct Words {
        private let line: String
        private let all: [String]
        private var position = 0

        init(_ line: String) {
            self.line = line
            all = line.split(separator: " ").map(String.init)
        }

        mutating func next() -> String? {
            position += 1
            return position <= all.count ? all[position - 1] : nil
        }

        mutating func place() throws -> Place {
            let word = next()
            let parts = (word ?? "").split(separator: ",", omittingEmptySubsequences: false)
            let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
            guard numbers.count == parts.count, 1...2 ~= parts.count else {
                throw fault(word, "a place, such as 0.5 or 0.5,0.3")
            }
            return numbers.count == 1 ? .along(numbers[0]) : .at(x: numbers[0], y: numbers[1])
        }

        /// The seconds that a move takes, if they are given.
        mutating func seconds() throws -> Double? {
            guard position < all.count, all[position].first?.isNumber == true else { return nil }
            let word = next() ?? ""
            guard word.last == "s", let seconds = Double(word.dropLast()), seconds.isFinite, seconds >= 0 else {
                throw fault(word, "a time, such as 0.3s")
            }
            return seconds
        }

        func fault(_ found: String?, _ expected: String) -> Fault {
            Fault(line: line, position: position, found: found, expected: expected)
        }
    }
}
