import UIKit

extension AssumptionMeasurement {
    /// Explicit animations of layers, and pictures of views.
    public static let layersAndPictures: [AssumptionMeasurement] = [
        flag("detachedLayersLoseAnimations") { trial in
            _ = try await probe(trial)
            let layer = CALayer()
            layer.add(fade(), forKey: "fade")
            try await trial.advance(0.2)
            return layer.animation(forKey: "fade") == nil
        },
        flag("removedAnimationsEndAtOnce") { trial in
            let view = try await probe(trial)
            let listener = AnimationListener()
            let animation = fade()
            animation.delegate = listener
            view.layer.add(animation, forKey: "fade")
            try await trial.advance(0.2)
            view.layer.removeAnimation(forKey: "fade")
            let isAtOnce = listener.stops == 1
            try await trial.advance(0.2)
            if listener.stops != 1 { throw Check.Missing(description: "the end of the animation") }
            return isAtOnce
        },
        flag("explicitTransactionsHoldBackScreenUpdates") { trial in
            let view = try await probe(trial)
            // The means must work at all: what is displayed can be drawn.
            if trial.harness.isEmpty(picture(of: view)) { throw Check.Missing(description: "a picture") }
            let fresh = UIView(frame: view.frame.offsetBy(dx: 0, dy: 150))
            fresh.backgroundColor = .red
            CATransaction.begin()
            view.superview?.addSubview(fresh)
            let taken = picture(of: fresh)
            CATransaction.commit()
            return trial.harness.isEmpty(taken)
        },
        flag("commitsPrecedeObservers") { trial in
            final class Watched: UIView {
                let log = Log()
                override func layoutSubviews() {
                    super.layoutSubviews()
                    log.note("layout")
                }
            }
            let view = Watched(frame: try await probe(trial).frame)
            trial.window.addSubview(view)
            try await trial.settle()
            _ = view.log.take()
            view.setNeedsLayout()
            atTheEndOfTheTurn { view.log.note("observer") }
            try await trial.advance(0.1)
            let calls = view.log.take()
            view.removeFromSuperview()
            if Set(calls) != ["layout", "observer"] { throw Check.Missing(description: "layout and end of a turn") }
            return calls.first == "layout"
        },
        flag("drawingWhatWasNeverDisplayedSucceeds") { trial in
            let view = try await probe(trial)
            let fresh = UIView(frame: view.frame.offsetBy(dx: 0, dy: 150))
            fresh.backgroundColor = .red
            var isDrawn = false
            CATransaction.begin()
            view.superview?.addSubview(fresh)
            let taken = picture(of: fresh) { isDrawn = $0 }
            CATransaction.commit()
            if !trial.harness.isEmpty(taken) { throw Check.Missing(description: "a view that cannot be drawn") }
            return isDrawn
        },
        number("sliderKnobWidth") { trial in
            let controller = UIViewController()
            let slider = UISlider(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
            controller.view.addSubview(slider)
            try await trial.show(controller)
            let track = slider.trackRect(forBounds: slider.bounds)
            let width = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5).width
            if width <= 0 { throw Check.Missing(description: "a knob") }
            return Double(width)
        },
    ]

    /// Calls a closure once, at the end of a turn of the run loop.
    @MainActor
    private static func atTheEndOfTheTurn(_ call: @escaping @MainActor @Sendable () -> Void) {
        #if HEADLESS_UIKIT
        Headless.clock.onTurn {
            call()
            return false
        }
        #else
        // Core Animation's order is 2,000,000.
        let observer = CFRunLoopObserverCreateWithHandler(nil, CFRunLoopActivity.beforeWaiting.rawValue, false, 0) {
            _, _ in MainActor.assumeIsolated { call() }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
        #endif
    }

    private static func fade() -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (1, 0, 5)
        return animation
    }

    @MainActor
    private static func picture(of view: UIView, answer: (Bool) -> Void = { _ in }) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.opaque = false
        return UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
            answer(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
        }
    }
}

/// Counts the ends of animations.
public final class AnimationListener: NSObject, CAAnimationDelegate {
    public private(set) var stops = 0
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stops += 1 }
}
