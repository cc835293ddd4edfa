#if canImport(SwiftUI) && canImport(UIKit) && !HEADLESS_UIKIT
import SwiftUI
import TransitionCore
import TransitionUIKit
import UIKit

extension View {
    /// Lets a zoom or a key view begin at this view, and end here on the way back.
    ///
    ///     Thumbnail(photo).transitionSource(id: photo.id)      // in the grid
    ///     LargePhoto(photo).transitionTarget(id: photo.id)     // on the screen that is pushed or presented
    ///
    /// Both are looked for when a transition starts, in the window in which it plays. Of several sources with one id the
    /// one that came last counts of those that can be seen; a source that has been scrolled away is none, and the
    /// animator plays what it plays without one.
    ///
    /// - Parameter id: What the view shows; the same as that of the target.
    public func transitionSource<ID: Hashable>(id: ID) -> some View {
        background(AnchorRepresentable(role: .source, id: AnyHashable(id)).accessibilityHidden(true))
    }

    /// Lets a zoom or a key view end at this view, and begin here on the way back. Without a target, a screen has no
    /// source either; put it on all of the screen to grow the source into that.
    ///
    /// - Parameter id: What the view shows; the same as that of the source.
    public func transitionTarget<ID: Hashable>(id: ID) -> some View {
        background(AnchorRepresentable(role: .target, id: AnyHashable(id)).accessibilityHidden(true))
    }
}

/// Puts an anchor behind a view, as large as that.
private struct AnchorRepresentable: UIViewRepresentable {
    let role: AnchorTable.Role
    let id: AnyHashable

    func makeUIView(context: Context) -> AnchorView { AnchorView(role, id: id) }

    func updateUIView(_ view: AnchorView, context: Context) { view.id = id }
}
#endif
