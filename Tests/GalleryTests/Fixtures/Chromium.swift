import Foundation
import Testing

@testable import GalleryCommand

/// The browser that the page is tried in, if there is one on this machine.
///
/// Tests that need it are skipped without it, unless the environment variable `REPERTOIRE_REQUIRE_CHROMIUM` is 1: then
/// they run, and fail.
enum Chromium {
    static let isRequired = ProcessInfo.processInfo.environment["REPERTOIRE_REQUIRE_CHROMIUM"] == "1"

    /// Whether the tests run: it is there, or must be.
    static let isWanted = Browser.path != nil || isRequired

    /// Loads a page, lets `milliseconds` of its own time pass and returns its document as it then is.
    static func document(of page: URL, milliseconds: Int = 20_000, flags: [String] = []) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("document-\(UUID().uuidString).html")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try Browser.open(
            page,
            arguments: ["--window-size=1280,900", "--virtual-time-budget=\(milliseconds)", "--dump-dom"] + flags,
            output: try FileHandle(forWritingTo: file))
        return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
}
