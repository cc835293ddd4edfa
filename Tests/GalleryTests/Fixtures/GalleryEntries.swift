import Foundation
import TransitionAnimations
import TransitionCore

@testable import GalleryCommand

/// Animators of the catalogue and their recordings, each recorded once for all tests that only look at it.
///
/// A few of them, spread over the catalogue; all with the environment variable `REPERTOIRE_WHOLE_CATALOGUE` set to 1.
@MainActor enum GalleryEntries {
    /// About so many: the ones that a test of the page and the recorder cannot do without, and some more.
    private static let few = 8
    private static let always: Set<TransitionName> = ["push", "cover", "fade", "cube", "fold"]

    static let animators: [any TransitionAnimator] = {
        let all = TransitionRegistry.standard.all
        if ProcessInfo.processInfo.environment["REPERTOIRE_WHOLE_CATALOGUE"] == "1" { return all }
        let stride = max(1, all.count / (few - always.count))
        return all.enumerated()
            .filter { always.contains($0.element.info.name) || $0.offset % stride == stride / 2 }
            .map(\.element)
    }()

    private static var recorded: [GalleryEntry] = []

    static func all() throws -> [GalleryEntry] {
        if recorded.isEmpty {
            recorded = try animators.map { GalleryEntry(card: Card($0), recording: try Recorder().record($0)) }
        }
        return recorded
    }
}
