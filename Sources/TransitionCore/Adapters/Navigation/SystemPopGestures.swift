#if canImport(UIKit)
import UIKit

/// The system's own swipes back. They stay on: a delegate that could be asked for an animator keeps them from beginning
/// (F78), and they wait for ours. So whoever sets another delegate has them back at once.
@MainActor
enum SystemPopGestures {
    /// Those of a navigation controller: from the leading edge, and across the content from iOS 26.
    static func all(of navigationController: UINavigationController) -> [UIGestureRecognizer] {
        [navigationController.interactivePopGestureRecognizer, acrossContent(of: navigationController)]
            .compactMap { $0 }
    }

    /// The one across the content, nil before iOS 26.
    static func acrossContent(of navigationController: UINavigationController) -> UIGestureRecognizer? {
        // Compilers before 6.2 come with an SDK that does not know it.
        #if compiler(>=6.2)
        if #available(iOS 26.0, *) { return navigationController.interactiveContentPopGestureRecognizer }
        #endif
        return nil
    }
}
#endif
