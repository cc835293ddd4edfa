import Animations
import Foundation

@testable import gallery

/// The catalogue, recorded once for all tests that only look at it.
@MainActor enum Exhibits {
    private static var recorded: [Site.Exhibit] = []

    static func all() throws -> [Site.Exhibit] {
        if recorded.isEmpty {
            recorded = try TransitionRegistry.standard.all.map {
                Site.Exhibit(card: Card($0), recording: try Recorder().record($0))
            }
        }
        return recorded
    }
}
