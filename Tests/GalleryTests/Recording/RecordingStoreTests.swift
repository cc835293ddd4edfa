import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit

@testable import GalleryCommand

/// What a program recorded before is taken again, and never what another program recorded.
@Suite(.inRelease, .serialized) @MainActor struct RecordingStoreTests {
    /// A folder with a program, which is deleted with this object.
    private final class Place {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString)")
        var program: URL { folder.appendingPathComponent("program") }

        init() throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("the program's bytes".utf8).write(to: program)
        }

        deinit { try? FileManager.default.removeItem(at: folder) }
    }

    private static let job = RecordingJob.transition("slide", .journeys)
    private static let finished = FinishedJob(recording: EncodedRecording(SiteTests.recording()), moment: 0.5)

    @Test("It is found again by the same program, for the same screens and inputs")
    func same() throws {
        let place = try Place()
        let store = try #require(RecordingStore(of: place.program))
        #expect(store.finished(Self.job, inputs: "a") == nil)
        store.keep(Self.finished, for: Self.job, inputs: "a")
        #expect(RecordingStore(of: place.program)?.finished(Self.job, inputs: "a") == Self.finished)
        #expect(store.finished(Self.job, inputs: "b") == nil)
        #expect(store.finished(.transition("slide", .photos), inputs: "a") == nil)
        #expect(store.finished(.item("slide"), inputs: "a") == nil)
        store.forget(Self.job)
        #expect(store.finished(Self.job, inputs: "a") == nil)
    }

    @Test("Any other byte of the program, or of a library beside it, and it is not found")
    func other() throws {
        let place = try Place()
        let bytes = [UInt8](try Data(contentsOf: place.program))
        try #require(RecordingStore(of: place.program)).keep(Self.finished, for: Self.job, inputs: "")
        for index in bytes.indices {
            var other = bytes
            other[index] ^= 128
            try Data(other).write(to: place.program)
            #expect(RecordingStore(of: place.program)?.finished(Self.job, inputs: "") == nil)
        }
        // In two places the same difference does not make up for itself.
        for index in 0..<8 {
            var other = bytes
            other[index] ^= 128
            other[index + 8] ^= 128
            try Data(other).write(to: place.program)
            #expect(RecordingStore(of: place.program)?.finished(Self.job, inputs: "") == nil)
        }
        try Data(bytes).write(to: place.program)
        #expect(RecordingStore(of: place.program)?.finished(Self.job, inputs: "") != nil)
        try Data("x".utf8).write(to: place.folder.appendingPathComponent("libPlugin.so"))
        #expect(RecordingStore(of: place.program)?.finished(Self.job, inputs: "") == nil)
    }

    @Test("A damaged file is no recording, and a program that is not there has no store")
    func damaged() throws {
        let place = try Place()
        let store = try #require(RecordingStore(of: place.program))
        store.keep(Self.finished, for: Self.job, inputs: "")
        for name in try FileManager.default.contentsOfDirectory(atPath: store.folder.path) {
            try Data("{".utf8).write(to: store.folder.appendingPathComponent(name))
        }
        #expect(store.finished(Self.job, inputs: "") == nil)
        #expect(RecordingStore(of: place.folder.appendingPathComponent("other")) == nil)
    }

    @Test("The command says what it takes again, takes it, and makes it anew if asked to or if the animator changed")
    func command() throws {
        let place = try Place()
        let slide = try TransitionRegistry.standard.animator(named: "slide")
        func run(_ words: String..., animators: [any TransitionAnimator]) -> (lines: [String], recorded: [String]) {
            var (lines, recorded): ([String], [String]) = ([], [])
            var command = Gallery(animators: animators, print: { lines.append($0) }, complain: { lines.append($0) })
            command.recorder.places = [0, 1, 2]
            command.store = RecordingStore(of: place.program)
            command.progress = { if !$0.isEmpty { recorded.append(String($0.split(separator: " ").last ?? "")) } }
            _ = command.run(words + ["--output", place.folder.appendingPathComponent("site").path])
            return (lines, recorded)
        }
        func site() throws -> [String: Data] {
            let folder = try Folder(place.folder.appendingPathComponent("site").path)
            let names = folder.names(in: "").filter { $0 != "data" } + folder.names(in: "data").map { "data/" + $0 }
            return Dictionary(uniqueKeysWithValues: names.map { ($0, folder.read($0) ?? Data()) })
        }
        let first = run(animators: [slide])
        #expect(first.recorded == ["slide", "Motion"] && !first.lines.joined().contains("before"))
        let files = try site()
        #expect(files.count > 10)

        let second = run(animators: [slide])
        #expect(try second.recorded == [] && site() == files)
        #expect(
            second.lines.first
                == "2 of 2 recordings are those that this very program made before; --anew makes them again")
        #expect(try run("--anew", animators: [slide]).recorded == ["slide", "Motion"] && site() == files)
        let slower = run(animators: [slide.duration(0.9)])
        #expect(slower.recorded == ["slide"] && slower.lines.first?.hasPrefix("1 of 2 ") == true)
        #expect(try site() != files)
    }

    @Test(
        "Words of jobs are read as they are written",
        arguments: [
            RecordingJob.transition("acme.whoosh", .photos), .item("pop"), .swap(.root, "fold"), .reduced,
        ])
    func words(job: RecordingJob) throws {
        #expect(RecordingJob(job.word) == job)
        let request = try Request(["record", "--claims", "/x", job.word])
        guard case .record(let command) = request else {
            Issue.record("\(request)")
            return
        }
        #expect(command.jobs == [job] && command.claims == "/x")
        for wrong in ["", "transition/a", "transition/a/b", "items/a", "reduced/", "transition/a/photos/b"] {
            #expect(RecordingJob(wrong) == nil)
        }
    }

    @Test("A job belongs to the first that claims it")
    func claims() {
        let claims = RecordingClaims()
        defer { claims.remove() }
        #expect(claims.claim(Self.job) && !claims.claim(Self.job))
        let other = RecordingClaims(in: claims.folder.path)
        #expect(!other.claim(Self.job) && other.claim(.reduced) && !claims.claim(.reduced))
    }

    @Test("Two processes write the same files as one, and as one that takes what they made")
    func processes() throws {
        let place = try Place()
        let program = Bundle.main.bundleURL.appendingPathComponent("gallery")
        func site(_ words: String...) throws -> (text: String, files: [String: Data]) {
            let folder = try Folder(place.folder.appendingPathComponent(UUID().uuidString).path)
            let process = Process()
            process.executableURL = program
            process.arguments = ["fade", "cover", "slide", "--output", folder.url.path] + words
            let pipe = Pipe()
            process.standardOutput = pipe
            try process.run()
            let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
            let names = folder.names(in: "").filter { $0 != "data" } + folder.names(in: "data").map { "data/" + $0 }
            return (text, Dictionary(uniqueKeysWithValues: names.map { ($0, folder.read($0) ?? Data()) }))
        }
        let one = try site("--anew", "--jobs", "1")
        let two = try site("--anew", "--jobs", "2")
        let again = try site()
        #expect(one.files.count > 10 && two.files == one.files && again.files == one.files)
        #expect(again.text.hasPrefix("4 of 4 recordings"))
        #expect(!one.text.contains("made before") && !two.text.contains("made before"))
    }
}
