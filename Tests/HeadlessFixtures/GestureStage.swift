import Testing
import UIKit

/// A window with one view that fills it, and what recognisers and views were told.
@MainActor
package final class GestureStage {
    package let window: UIWindow
    package let view: RecordingView
    package var log: [String] = []

    package init() {
        Headless.reset()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
        view = RecordingView(frame: window.bounds)
        window.addSubview(view)
        window.isHidden = false
        Headless.clock.turn()
    }

    /// Adds a recogniser that logs its states under a name.
    @discardableResult
    package func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer,
        _ name: String,
        to target: UIView? = nil
    ) -> Recognizer {
        (target ?? view).addGestureRecognizer(recognizer)
        Headless.addAction(to: recognizer) { [unowned self] recognizer in
            log.append("\(name) \(recognizer.state)")
        }
        return recognizer
    }

    /// A finger at the middle of the window.
    package func touch(x: CGFloat = 160, y: CGFloat = 320) -> Headless.Touch {
        Headless.touch(at: CGPoint(x: x, y: y), in: window)
    }
}
