#if canImport(SwiftUI) && canImport(UIKit) && !HEADLESS_UIKIT && !PARTIAL_UIKIT
import SwiftUI
import TransitionCore
import UIKit

/// The content of a presented screen, in the environment of the view that presents it. The traits are the screen's own:
/// the presenter may be in no window while it is covered, and is then not updated.
struct PresentedContent: View {
    let content: AnyView
    /// The environment of the view that presents.
    let presenter: EnvironmentValues
    /// The traits of the presenter's window; nil outside a window.
    let window: UITraitCollection?
    let dismiss: DismissPresentationAction
    /// The environment of the hosting controller.
    @Environment(\.self) private var own

    var body: some View { content.environment(\.self, merged) }

    private var merged: EnvironmentValues {
        var all = presenter
        all.horizontalSizeClass = own.horizontalSizeClass
        all.verticalSizeClass = own.verticalSizeClass
        all.displayScale = own.displayScale
        all.scenePhase = own.scenePhase
        all.legibilityWeight = own.legibilityWeight
        all.colorScheme = PresentedValue.choose(
            presenter: presenter.colorScheme, window: window.flatMap { ColorScheme($0.userInterfaceStyle) },
            own: own.colorScheme)
        all.dynamicTypeSize = PresentedValue.choose(
            presenter: presenter.dynamicTypeSize,
            window: window.flatMap { DynamicTypeSize($0.preferredContentSizeCategory) },
            own: own.dynamicTypeSize)
        all.layoutDirection = PresentedValue.choose(
            presenter: presenter.layoutDirection, window: window.flatMap { LayoutDirection($0.layoutDirection) },
            own: own.layoutDirection)
        // Values of this package that belong to the presenter's containers.
        all.screenTransition = ScreenTransitionAction()
        all.screenTransitionProgress = nil
        all.ownDismissPresentation = dismiss
        return all
    }
}
#endif
