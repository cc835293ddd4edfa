import Foundation
import Testing
import UIKit

@testable import fuzz

/// Rounds that once found a mistake, each as the fuzzer printed it.
@Suite(.serialized) @MainActor struct ReplayTests {
    private nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Rounds")

    private nonisolated static var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    @Test("What a round once violated, it violates no more", arguments: files)
    func replay(file: String) throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
        let round = try Round(text) { RepertoireSubject() }
        #expect(!round.events.isEmpty)
        let found = round.run()
        #expect(found == nil, "event \(found?.count ?? 0): \(found?.violation.description ?? "")")
    }

    @Test("All rounds are found")
    func count() { #expect(Self.files.count >= 9) }

    @Test("A round is replayed from a file, and what is wrong with the file is said")
    func command() throws {
        func run(_ file: String) -> (status: Int32, lines: [String]) {
            var command = Command()
            command.replay = file
            var lines: [String] = []
            return (command.run(print: { lines.append($0) }, progress: { _ in }), lines)
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("round").path
        try "# a\n  root: screen in 390×844\n  choices: 1\n  1. rest: lift all fingers, settle, check\n"
            .write(toFile: file, atomically: true, encoding: .utf8)
        let fine = run(file)
        #expect(fine.status == 0 && fine.lines == ["1 events, no violation"])
        try "choices: 1\n1. jump".write(toFile: file, atomically: true, encoding: .utf8)
        let unreadable = run(file)
        #expect(unreadable.status == 1 && unreadable.lines == ["\(file): I do not understand “jump”."])
        #expect(run(folder.appendingPathComponent("none").path).status == 1)
    }
}
