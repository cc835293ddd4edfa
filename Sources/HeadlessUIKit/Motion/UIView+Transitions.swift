import Foundation

extension UIView {
    /// Changes a view's content and shows the change as a transition. Every kind but a cut is shown as a dissolve.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let isShown = options.rawValue & (7 << 20) != 0
        let old = isShown && duration > 0 ? view.drawing(afterUpdates: true) : nil
        run(duration, 0, TimingCurve(options), options, completion) { context in
            AnimationBlocks.run(options.contains(.allowAnimatedContent) ? context : nil) { animations?() }
            guard let context, isShown else { return }
            let dissolve = ContentDissolve()
            dissolve.old = old
            dissolve.kind = options.intersection(UIView.AnimationOptions(rawValue: 7 << 20))
            dissolve.configure(context)
            view.layer.add(dissolve, forKey: "transition")
        }
    }

    /// Replaces a view by another in its superview, or hides one and shows the other.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            completion?(true)
            return
        }
        let change = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                container.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        transition(
            with: container, duration: duration, options: options, animations: change, completion: completion)
    }
}

extension Headless {
    /// The kind of transition that `UIView.transition` plays in a view, such as `.transitionCurlUp`; nil if none plays.
    @MainActor
    public static func contentTransition(in view: UIView) -> UIView.AnimationOptions? {
        (view.layer.animation(forKey: "transition") as? ContentDissolve)?.kind
    }
}
