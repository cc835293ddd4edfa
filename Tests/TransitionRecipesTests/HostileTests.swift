import Foundation
import Testing
import TransitionRecipes

/// Files that somebody has made to do harm: each is refused with a typed error, at once.
struct HostileTests {
    @Test(
        "What is not JSON is refused where it begins",
        arguments: [
            "": 0, " ": 1, "{": 1, "[": 1, "nul": 0, "{\"version\": 1,}": 14, "[1,]": 3, "{\"a\" 1}": 5,
            "{\"a\": 1 \"b\"}": 8,
            "01": 1, "-": 1, "1.": 2, "1e": 2, "+1": 0, ".5": 0, "NaN": 0, "Infinity": 0, "'a'": 0, "// a\n{}": 0,
            "{} {}": 3,
            "\u{FEFF}{}": 0, "\"a": 2, "\"a\nb\"": 2, "\"\\x\"": 1, "\"\\u12\"": 1, "\"\\ud800\"": 1, "\"\\udc00\"": 1,
            "\"\\ud800\\u0041\"": 1, "\"\\": 2, "{a: 1}": 1, "[1 2]": 3, "tru": 0, "\u{0}": 0,
        ])
    func syntax(text: String, place: Int) throws {
        let error = try #require(readingError(text))
        guard case .syntax = error.problem else {
            Issue.record("\(error)")
            return
        }
        #expect(error.range?.lowerBound == place)
        #expect(error.description.contains("This is not JSON. Write"))
    }

    @Test(
        "Bytes that are not UTF-8 are refused", arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82]])
    func encoding(bytes: [UInt8]) throws {
        let data = Data([UInt8(ascii: "\"")] + bytes + [UInt8(ascii: "\"")])
        let error = thrownError { try RecipeFile(json: data) }
        #expect(error?.problem == .syntax(expected: "UTF-8"))
    }

    @Test("A file of more than 64 KiB is refused before it is read")
    func size() {
        let text = #"{"version": 1, "name": "cube"}"# + String(repeating: " ", count: 65_536)
        #expect(readingError(text)?.problem == .tooLarge(bytes: text.utf8.count, limit: 65_536))
        #expect(readingError(String(text.prefix(65_536))) == nil)
    }

    @Test("Nesting is limited", arguments: ["[", #"{"a":"#])
    func depth(opening: String) {
        let text = String(repeating: opening, count: 30_000 / opening.utf8.count)
        #expect(readingError(text)?.problem == .tooDeep(limit: 16))
    }

    @Test("The number of values is limited")
    func values() {
        let list = Array(repeating: "1", count: 4_200).joined(separator: ",")
        #expect(readingError(#"{"version": 1, "a": [\#(list)]}"#)?.problem == .tooManyValues(limit: 4_096))
        let keys = (0..<2_200).map { "\"\($0)\": 1" }.joined(separator: ",")
        #expect(readingError("{\(keys)}")?.problem == .tooManyValues(limit: 4_096))
    }

    @Test("The length of texts, keys and numbers is limited")
    func length() {
        let long = String(repeating: "a", count: 300)
        #expect(readingError(#"{"version": 1, "name": "\#(long)"}"#)?.problem == .tooLong(limit: 256))
        #expect(readingError(#"{"\#(long)": 1}"#)?.problem == .tooLong(limit: 256))
        let digits = String(repeating: "1", count: 41)
        #expect(readingError(#"{"version": \#(digits)}"#)?.problem == .tooLong(limit: 40))
    }

    @Test("Numbers are limited", arguments: ["1e10", "-1e10", "1e400", "1e99999999"])
    func numbers(number: String) {
        let text = #"{"version": 1, "a": \#(number)}"#
        guard case .outOfRange(_, -1e9...1e9) = readingError(text)?.problem else {
            Issue.record("\(String(describing: readingError(text)))")
            return
        }
        #expect(marked(readingError(text), in: text) == number)
    }

    @Test("A key twice in an object is refused, among few keys and among many")
    func repeatedKeys() {
        #expect(readingError(#"{"version": 1, "version": 1}"#)?.problem == .repeatedKey("version"))
        let keys = (0..<20).map { "\"k\($0)\": 1" }.joined(separator: ",")
        #expect(readingError("{\(keys), \"k3\": 1}")?.problem == .repeatedKey("k3"))
        #expect(readingError("{\(keys), \"k17\": 1}")?.problem == .repeatedKey("k17"))
    }

    @Test("The number of transitions is limited")
    func parts() {
        let list = Array(repeating: "\"fade\"", count: 17).joined(separator: ",")
        #expect(readingError(#"{"version": 1, "combine": [\#(list)]}"#)?.problem == .tooManyParts(limit: 8))
        #expect(
            readingError(#"{"version": 1, "name": "fade", "otherwise": [\#(list)]}"#)?.problem
                == .tooManyParts(limit: 4))
    }

    @Test("A message is short and on one line, whatever the file contains")
    func messages() throws {
        let text = #"{"version": 1, "name": "cube", "\u0007\n\u202e\#(String(repeating: "x", count: 200))": 1}"#
        let notice = try #require(try file(text).notices.first)
        #expect(notice.description.utf8.count < 300)
        #expect(!notice.description.contains("\n") && !notice.description.contains("\u{202E}"))
    }

    private func thrownError(_ body: () throws -> some Any) -> RecipeError? {
        do {
            _ = try body()
            return nil
        } catch {
            return error as? RecipeError
        }
    }
}
