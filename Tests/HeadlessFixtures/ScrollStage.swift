import Testing
import UIKit

/// A scroll view with content of a size in a window, and what its delegate heard.
@MainActor
package final class ScrollStage {
    package let stage = GestureStage()
    package let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    package let listener = ScrollListener()

    package init(content: CGSize = CGSize(width: 320, height: 2000)) {
        scrollView.contentSize = content
        scrollView.delegate = listener
        stage.view.addSubview(scrollView)
        Headless.clock.turn()
    }

    package var window: UIWindow { stage.window }

    /// Drags slowly, so that nothing moves on after the finger is lifted.
    package func drag(by way: CGVector, lift: Bool = true) -> Headless.Touch {
        let touch = stage.touch()
        touch.move(to: CGPoint(x: 160 + way.dx / 10, y: 320 + way.dy / 10))
        Headless.clock.advance(by: 0.2)
        touch.move(to: CGPoint(x: 160 + way.dx, y: 320 + way.dy))
        Headless.clock.advance(by: 0.2)
        if lift { touch.lift() }
        return touch
    }

    /// A flick upwards or downwards that is still fast when the finger is lifted.
    package func flick(dy: CGFloat) {
        Headless.swipe(
            from: CGPoint(x: 160, y: 320), to: CGPoint(x: 160, y: 320 + dy), duration: 0.1, in: stage.window)
    }
}
