#if canImport(SwiftUI) && canImport(UIKit) && !HEADLESS_UIKIT && !PARTIAL_UIKIT
import SwiftUI
import TransitionCore
import TransitionUIKit
import UIKit

extension View {
    /// Makes this view the start of a zoom or a key-view transition forward, and its end backward.
    ///
    ///     Thumbnail(photo).transitionSource(id: photo.id)      // in the grid
    ///     LargePhoto(photo).transitionTarget(id: photo.id)     // on the screen that is pushed or presented
    ///
    /// Both views are searched for in the window when a transition starts. If several visible sources share an id, the
    /// most recent one wins. Sources that are scrolled out of view do not count. Without a visible source, the animator
    /// plays its fallback.
    ///
    /// Each source is an invisible `UIView` behind the view, which SwiftUI makes, lays out and reuses with its cell. A
    /// grid of hundreds of visible cells notices that.
    ///
    /// - Parameter id: Identifies what the view shows; the target has the same id.
    public func transitionSource<ID: Hashable>(id: ID) -> some View {
        background(AnchorRepresentable(role: .source, id: AnyHashable(id)).accessibilityHidden(true))
    }

    /// Makes this view the end of a zoom or a key-view transition forward, and its start backward. A source has an
    /// effect only together with a target. To grow the source into the whole screen, apply this modifier to the
    /// screen's outermost view.
    ///
    /// - Parameter id: Identifies what the view shows; the source has the same id.
    public func transitionTarget<ID: Hashable>(id: ID) -> some View {
        background(AnchorRepresentable(role: .target, id: AnyHashable(id)).accessibilityHidden(true))
    }
}

/// Places an anchor of the same size behind a view.
private struct AnchorRepresentable: UIViewRepresentable {
    let role: AnchorTable.Role
    let id: AnyHashable

    func makeUIView(context: Context) -> AnchorView { AnchorView(role, id: id) }

    func updateUIView(_ view: AnchorView, context: Context) { view.id = id }
}
#endif
