import Foundation
import TransitionCore

/// The transitions that UIKit draws. Each is a request to UIKit, with the transition of this package that plays where UIKit
/// cannot serve.
extension TransitionAnimator where Self == CatalogueAnimator {
    /// Pushes and pops as UIKit does, with its own swipe back.
    @_alwaysEmitIntoClient
    public static var systemPush: Self {
        system(
            "systemPush", .push, nearest: .push,
            "UIKit's own push: the new screen comes in from the side while the old one gives way.")
    }

    /// The new screen grows out of a view as UIKit's zoom does, and goes back into it.
    @_alwaysEmitIntoClient
    public static var systemZoom: Self {
        system(
            "systemZoom", .zoom, nearest: .zoom,
            "UIKit's own zoom: the new screen grows out of the view that was tapped, and goes back into it.")
    }

    /// One screen dissolves into the other as UIKit does it.
    @_alwaysEmitIntoClient
    public static var systemCrossDissolve: Self {
        system(
            "systemCrossDissolve", .crossDissolve, nearest: .fade,
            "UIKit's own cross-fade: one screen dissolves into the other.")
    }

    /// The new screen rises over the old one as UIKit does it.
    @_alwaysEmitIntoClient
    public static var systemCoverVertical: Self {
        system(
            "systemCoverVertical", .coverVertical, nearest: .cover,
            "UIKit's own cover: the new screen rises over the old one.")
    }

    /// A card turns over as UIKit does it.
    @_alwaysEmitIntoClient
    public static var systemFlipHorizontal: Self {
        system(
            "systemFlipHorizontal", .flipHorizontal, nearest: .flip,
            "UIKit's own flip: the screens are the two sides of one card that turns over.")
    }

    /// The lower part of the old screen curls up as UIKit does it.
    @_alwaysEmitIntoClient
    public static var systemPartialCurl: Self {
        system(
            "systemPartialCurl", .partialCurl, nearest: .page,
            "UIKit's own curl: the lower part of the old screen curls up and shows the new one.")
    }

    /// The old screen curls up like a page as UIKit does it, when a tap selects another tab, or when the root of a window or
    /// the child of a container changes.
    @_alwaysEmitIntoClient
    public static var systemPageCurl: Self {
        system(
            "systemPageCurl", .pageCurl, nearest: .page,
            "UIKit's own page curl: the old screen curls up like a page, between tabs, roots or children.")
    }

    /// A request to UIKit.
    @_alwaysEmitIntoClient
    static func system(
        _ name: TransitionName, _ transition: SystemTransition, nearest: CatalogueAnimator, _ summary: String
    ) -> Self {
        Self(
            name, tags: [.system], isReduceMotionSafe: nearest.info.isReduceMotionSafe, duration: nearest.duration,
            timing: nearest.timing, systemTransition: transition, summary
        ) { scene in
            nearestPlays.note(
                "Repertoire: UIKit cannot draw \(name.rawValue) here, so \(nearest.info.name.rawValue) plays instead. "
                    + "That is so before iOS 18, in containers that UIKit does not draw it in, in previews, and for "
                    + "adjusted or combined animators.",
                for: transition)
            return nearest.choreography(in: scene)
        }
    }
}

@usableFromInline let nearestPlays = NearestPlays()

/// Logs that a transition of this package plays instead of one that UIKit draws, once for each of the latter. Safe to use
/// from any thread.
@usableFromInline
final class NearestPlays: @unchecked Sendable {
    // Unchecked, because the compiler cannot see that the lock guards the variable below.
    private let lock = NSLock()
    // Bits, because a set of names is kilobytes of code in every app.
    private var noted = 0

    /// Writes a line, unless one was written for the transition before.
    @usableFromInline
    func note(_ line: String, for transition: SystemTransition) {
        let bit = 1 << transition.number
        lock.lock()
        let isNew = noted & bit == 0
        noted |= bit
        lock.unlock()
        if isNew { NSLog("%@", line) }
    }
}
