import Foundation
import Testing

@testable import GalleryCommand

/// The browser that the page is tried in, if there is one on this machine.
enum Chromium {
    static let isRequired = ProcessInfo.processInfo.environment["REPERTOIRE_REQUIRE_CHROMIUM"] == "1"

    /// Whether the tests run: it is there, or must be.
    static let isWanted = Browser.path != nil || isRequired
}
