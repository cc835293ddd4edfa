#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Observes a scroll view's content offset until it is freed.
@MainActor
package final class OffsetWatch {
    #if HEADLESS_UIKIT
    private let token: Headless.Token
    #else
    private let observation: NSKeyValueObservation
    #endif

    package init(_ scrollView: UIScrollView, _ onChange: @escaping @MainActor @Sendable () -> Void) {
        #if HEADLESS_UIKIT
        token = Headless.onChangeOfOffset(in: scrollView, onChange)
        #else
        observation = scrollView.observe(\.contentOffset) { _, _ in MainActor.assumeIsolated { onChange() } }
        #endif
    }

    package func end() {
        #if HEADLESS_UIKIT
        token.cancel()
        #else
        observation.invalidate()
        #endif
    }
}
#endif
