#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// A transition of UIKit that is set on a screen, until the app's own value is restored.
@MainActor
final class SystemRequest {
    private(set) weak var screen: UIViewController?
    private var restore: (@MainActor (UIViewController) -> Void)?

    /// Whether UIKit draws a transition in a kind of container.
    static func isServed(_ wanted: SystemTransition, in container: ContainerKind) -> Bool {
        switch (container, wanted) {
        case (.navigation, .push): true
        // UIKit raises an exception if a partial curl is not a presentation between full screens.
        case (.tab, _), (_, .push), (_, .pageCurl), (.navigation, .partialCurl): false
        case (.navigation, _), (_, .zoom): SystemPreference.isThere
        case (.modal, _): true
        }
    }

    /// Sets a transition on a screen; returns nil if UIKit does not draw it in this kind of container.
    init?(_ wanted: SystemTransition, on screen: UIViewController, in container: ContainerKind) {
        guard Self.isServed(wanted, in: container) else { return nil }
        self.screen = screen
        if SystemPreference.isThere, #available(iOS 18.0, *) {
            let (own, before) = (wanted.preferred, screen.preferredTransition)
            screen.preferredTransition = own
            restore = { if $0.preferredTransition === own { $0.preferredTransition = before } }
        } else if let own = wanted.style {
            let before = screen.modalTransitionStyle
            screen.modalTransitionStyle = own
            restore = { if $0.modalTransitionStyle == own { $0.modalTransitionStyle = before } }
        }
    }

    /// Restores the app's own value, unless the app has set another one since.
    func takeBack() {
        if let screen { restore?(screen) }
        restore = nil
    }
}

extension SystemTransition {
    /// The transition for `preferredTransition`; nil for UIKit's usual one.
    @available(iOS 18.0, *)
    @MainActor
    fileprivate var preferred: UIViewController.Transition? {
        switch self {
        case .push, .pageCurl: nil
        case .zoom:
            .zoom { context in
                AnchorTable.source(of: context.zoomedViewController, on: context.sourceViewController)
            }
        case .crossDissolve: .crossDissolve
        case .coverVertical: .coverVertical
        case .flipHorizontal: .flipHorizontal
        case .partialCurl: .partialCurl
        }
    }

    /// The style for `modalTransitionStyle`.
    fileprivate var style: UIModalTransitionStyle? {
        switch self {
        case .push, .zoom, .pageCurl: nil
        case .crossDissolve: .crossDissolve
        case .coverVertical: .coverVertical
        case .flipHorizontal: .flipHorizontal
        case .partialCurl: .partialCurl
        }
    }
}
#endif
