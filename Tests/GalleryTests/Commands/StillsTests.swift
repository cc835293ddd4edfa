import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTestSupport

@testable import GalleryCommand

/// The pictures that the app's cells show before they play.
@Suite struct StillsTests {
    private static let folder = PackageFolder.url.appendingPathComponent(StillList.folder)

    private func list(in folder: URL) throws -> StillList {
        StillList(try String(contentsOf: folder.appendingPathComponent(StillList.file), encoding: .utf8))
    }

    /// The size of a WebP picture, of the kind with or without transparency that Chromium writes.
    private func size(of picture: Data) throws -> [Int] {
        let bytes = [UInt8](picture)
        try #require(bytes.count > 30 && bytes.starts(with: Array("RIFF".utf8)))
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8 ": return [26, 28].map { Int(bytes[$0]) | Int(bytes[$0 + 1] & 0x3F) << 8 }
        case "VP8X": return [24, 27].map { (Int(bytes[$0]) | Int(bytes[$0 + 1]) << 8 | Int(bytes[$0 + 2]) << 16) + 1 }
        default: return []
        }
    }

    @Test("The pictures of the app are of what goldens and screens are now; `gallery stills` draws them")
    func current() throws {
        let list = try list(in: Self.folder)
        let screens = try StillList.screens(in: PackageFolder.url)
        let goldens = PackageFolder.url.appendingPathComponent("Tests/AnimationsTests/Goldens")
        var total = 0
        for (name, digest) in list.digests {
            let golden = try? String(contentsOf: goldens.appendingPathComponent("\(name).txt"), encoding: .utf8)
            #expect(
                digest == golden.map { StillList.digest(golden: $0, screens: screens) }, "\(name) is an old picture")
            let picture = try Data(contentsOf: Self.folder.appendingPathComponent(StillList.picture(of: name)))
            #expect(try size(of: picture) == [292, 632], "\(name)")
            total += picture.count
        }
        #expect(total < 2_000_000, "the app grows by \(total) bytes")
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(files) == Set(list.digests.keys.map(StillList.picture) + [StillList.file]))
        // The app draws what is missing by itself, and slowly.
        let missing = Set(BuiltInTransition.allCases.map(\.rawValue)).subtracting(list.digests.keys)
        #expect(missing.count <= 5, "without a picture: \(missing.sorted())")
    }

    @Test("A list reads what it has written, and skips what is none")
    func text() {
        var list = StillList()
        list.digests = ["cube": "1-2", "fold": "3-4"]
        #expect(list.text == "cube 1-2\nfold 3-4\n")
        #expect(StillList(list.text) == list)
        #expect(StillList("cube\n\nfold 3-4 5\nslide 6-7") == StillList("slide 6-7"))
    }

    @Test("A digest is another for another golden, and for other screens")
    func digests() throws {
        let digest = StillList.digest(golden: "a", screens: "b")
        #expect(digest != StillList.digest(golden: "c", screens: "b"))
        #expect(digest != StillList.digest(golden: "a", screens: "c"))
        #expect(!digest.contains(" "))
        #expect(try StillList.screens(in: PackageFolder.url).contains("class JourneysScreen"))
    }

    @Test("The command draws what is named, what is missing and what is old, and removes what is gone", .inChromium)
    @MainActor func draws() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("stills-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(
            at: root.appendingPathComponent("Gallery"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: PackageFolder.url.appendingPathComponent("Gallery/Scenes"),
            to: root.appendingPathComponent("Gallery/Scenes"))
        func run(_ animators: [any TransitionAnimator], _ words: String...) -> [String] {
            var lines: [String] = []
            let command = Gallery(
                animators: animators, print: { lines.append($0) }, complain: { lines.append("! \($0)") })
            _ = command.run(["stills"] + words + ["--root", root.path])
            return lines.map { String($0.prefix { $0 != "," }) }
        }
        let last = { (count: Int) in "\(count) pictures in \(StillList.folder)" }
        let (cube, cards) = (BuiltInTransition.cube.animator, BuiltInTransition.cards.animator)
        #expect(run([cube, cards], "cube") == ["cube", last(1)])
        let folder = root.appendingPathComponent(StillList.folder)
        let picture = folder.appendingPathComponent(StillList.picture(of: "cube"))
        #expect(try size(of: Data(contentsOf: picture)) == [292, 632])
        #expect(run([cube, cards]) == ["cards", last(2)], "a presentation pushes there as well")
        #expect(run([cube, cards]) == [last(2)])
        #expect(run([cube, cards], "cube") == ["cube", last(2)])
        try FileManager.default.removeItem(at: picture)
        #expect(run([cube, cards]) == ["cube", last(2)])
        #expect(run([cube.duration(1.7), cards]) == ["cube", last(2)], "another golden")
        #expect(run([cube]) == ["removed cards", "cube", last(1)])
        #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("cards.webp").path))
        #expect(run([cube], "cubbe").first?.contains("Did you mean “cube”") == true)
    }
}
