import Foundation

extension Headless {
    /// Whether an effect view shows its glass (F192). It never does where a view above it was shown at opacity 0 in the
    /// commit with which it came into a window, or got its effect; true before that commit.
    @MainActor public static func showsGlass(_ view: UIVisualEffectView) -> Bool {
        view.effect is UIGlassEffect && !view.hasLostGlass
    }

    /// The edges at which a scroll view has an effect under a bar, as a layout pass works them out now: from model
    /// values, transforms included, whatever animations show (F193).
    @MainActor public static func edgeEffects(of scrollView: UIScrollView) -> UIRectEdge {
        guard let window = scrollView.window else { return [] }
        let place = scrollView.convert(scrollView.bounds, to: nil)
        var edges: UIRectEdge = []
        for bar in bars(in: window) where !bar.isHidden {
            let part = bar.convert(bar.bounds, to: nil).intersection(place)
            guard !part.isNull, !part.isEmpty else { continue }
            edges.insert(bar is UINavigationBar ? .top : .bottom)
        }
        return edges
    }

    @MainActor private static func bars(in view: UIView) -> [UIView] {
        if view is UINavigationBar || view is UITabBar { return [view] }
        return view.subviews.flatMap(bars)
    }

    /// Sends the app to the background: explicit animations end unfinished unless their `isRemovedOnCompletion` is
    /// false, which are kept (F201), and the notifications of each scene and of the app are posted (F240).
    @MainActor public static func enterBackground() {
        World.current.animated.enterBackground()
        for scene in World.current.scenes { setActivationState(.background, of: scene) }
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
    }
}

/// The effect views with glass that the next commit shows or loses.
@MainActor enum FreshGlass {
    /// Called after a commit.
    static func judge() {
        let views = World.current.freshGlass.compactMap(\.view)
        World.current.freshGlass = []
        for view in views { view.hasLostGlass = view.hasLostGlass || isBelowNothing(view.ownLayer) }
    }

    /// Whether a layer above is shown at an opacity at which glass is not installed.
    private static func isBelowNothing(_ layer: CALayer) -> Bool {
        var next = layer.parent
        while let above = next {
            if above.presentedLayer.values.opacity <= 0.01 { return true }
            next = above.parent
        }
        return false
    }
}

/// An effect view that is not kept alive.
struct WeakEffectView {
    weak var view: UIVisualEffectView?
}

extension AnimatedLayers {
    /// Removes the explicit animations that do not stay at their end.
    fileprivate func enterBackground() {
        for live in live where live.animation.isRemovedOnCompletion && !(live.animation is ViewAnimation) {
            live.layer?.take(live)
            remove(live)
        }
    }
}
