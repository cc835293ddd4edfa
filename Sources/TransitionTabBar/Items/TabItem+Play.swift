#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

extension TabItem {
    /// Plays an animation on the item now, whether it is selected or not. The next animation of the item and any change of
    /// the selection cancel it.
    ///
    ///     tabBarController.tabItems[2].play(.ring)
    ///
    /// - Parameters:
    ///   - animation: The animation; nil, the default, plays the one for the item's selection.
    ///   - completion: Called at the end, with true if the animation played to its end. Not called if nothing moves.
    /// - Returns: Whether something moves. Nothing moves where the animation for a selection would not play.
    @discardableResult
    public func play(
        _ animation: (any TabItemAnimator)? = nil, completion: (@MainActor (_ isFinished: Bool) -> Void)? = nil
    ) -> Bool {
        adapter?.play(animation, on: self) { completion?($0) } == true
    }

    /// Repeats an animation until the item is selected, so that users notice it. The selected item does not prompt.
    ///
    ///     tabBarController.tabItems[3].prompt(.swing)
    ///
    /// Core Animation plays it, and no display link runs. If the item is not visible, or may not move because of Reduce
    /// Motion, the animation waits. It plays on the bars on which the animation for a selection would play.
    ///
    /// - Parameters:
    ///   - animation: The animation.
    ///   - pause: The time between two passes, in seconds.
    public func prompt(_ animation: any TabItemAnimator, pause: TimeInterval = 2) {
        prompting?.end()
        prompting = adapter.map { _ in
            TabItemPrompt(pause: pause) { [weak self] onEnd in
                guard let self, let adapter else { return .over }
                if adapter.isSelected(self) {
                    prompting = nil
                    adapter.update()
                    return .over
                }
                return adapter.play(animation, on: self, onEnd: onEnd) ? .plays : .waits
            }
        }
        adapter?.update()
        prompting?.look()
    }

    /// Whether an animation of ``prompt(_:pause:)`` repeats or waits.
    public var isPrompting: Bool { prompting != nil }

    /// Ends the animation of ``prompt(_:pause:)`` immediately.
    public func stopPrompting() {
        guard let ending = prompting else { return }
        prompting = nil
        ending.end()
        adapter?.stop(self)
        adapter?.update()
    }
}
#endif
