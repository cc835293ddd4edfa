import UIKit

/// What a transition has left on the views of a screen and of all that it lies in: nothing, if all is well.
@MainActor
struct Remains {
    /// How many views lay beside each other when the container was first at rest in this state.
    private var counts: [Bool: Int] = [:]

    /// Looks at a container that is at rest.
    ///
    /// - Parameters:
    ///   - screen: The view of the screen that is to be seen.
    ///   - isForward: Whether it is the second one: each has its own surroundings.
    /// - Returns: What should not be there, in words.
    mutating func look(at screen: UIView, isForward: Bool) -> [String] {
        var chain: [UIView] = []
        var next: UIView? = screen
        while let view = next, !(view is UIWindow) {
            chain.append(view)
            next = view.superview
        }
        let count = chain.reduce(0) { $0 + ($1.superview?.subviews.count ?? 0) }
        let known = counts[isForward] ?? count
        counts[isForward] = min(known, count)
        return [
            Self.words(chain.count { $0.layer.animationKeys()?.isEmpty == false }, "animation"),
            Self.words(chain.count { !CATransform3DIsIdentity($0.layer.transform) }, "transform"),
            Self.words(chain.count { $0.layer.mask != nil }, "mask"),
            Self.words(chain.count { $0.isHidden || $0.alpha < 1 }, "hidden view"),
            Self.words(count - known, "view"),
        ].compactMap { $0 }
    }

    /// Forgets the container, as when another one takes its place.
    mutating func forget() { counts = [:] }

    private static func words(_ count: Int, _ thing: String) -> String? {
        count > 0 ? "\(count) \(thing)\(count == 1 ? "" : "s")" : nil
    }
}
