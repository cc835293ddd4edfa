#if canImport(SwiftUI) && canImport(UIKit) && !HEADLESS_UIKIT && !PARTIAL_UIKIT
import SwiftUI
import UIKit

extension View {
    /// Makes this view an element of transitions. If a view on each of two screens has the same id, a picture of it flies
    /// over the transition from one place to the other.
    ///
    /// > Experimental: Names and behaviour may change with a minor version.
    ///
    ///     Image(photo.name).resizable().clipShape(RoundedRectangle(cornerRadius: 12))
    ///         .transitionElement(id: photo.id, cornerRadius: 12)
    ///
    /// Apply the modifier on both screens, to views of about the same shape. A view of UIKit with the same
    /// `transitionID` is a partner too. For the time of the transition this modifier holds the view's opacity at 0, and
    /// changes nothing else.
    ///
    /// - Parameters:
    ///   - id: Identifies the element. It must be different from the other ids on its screen. nil for a view that stays
    ///     in its screen.
    ///   - cornerRadius: The radius of the view's corners in points, because it cannot be read; 0 by default.
    ///   - style: How the view flies. If both views have a style, that of the arriving screen counts.
    public func transitionElement<ID: Hashable>(
        id: ID?, cornerRadius: CGFloat = 0, style: ElementStyle = ElementStyle()
    ) -> some View {
        modifier(TransitionElementModifier(id: id.map { AnyHashable($0) }, cornerRadius: cornerRadius, style: style))
    }
}

/// Holds the opacity of an element.
private struct TransitionElementModifier: ViewModifier {
    let id: AnyHashable?
    let cornerRadius: CGFloat
    let style: ElementStyle
    /// The id of the element that flies from here or to here; nil if none flies.
    @State private var flying: AnyHashable?

    func body(content: Content) -> some View {
        content
            .opacity(ElementBacking.opacity(of: id, flying: flying))
            .background(
                ElementRepresentable(id: id, cornerRadius: cornerRadius, style: style, flying: $flying)
                    .accessibilityHidden(true))
    }
}

/// Places the backing of an element behind it.
private struct ElementRepresentable: UIViewRepresentable {
    let id: AnyHashable?
    let cornerRadius: CGFloat
    let style: ElementStyle
    @Binding var flying: AnyHashable?

    func makeUIView(context: Context) -> ElementBacking { ElementBacking() }

    func updateUIView(_ view: ElementBacking, context: Context) {
        view.update(id: id, cornerRadius: cornerRadius, style: style) { id in
            var transaction = Transaction()
            transaction.disablesAnimations = true
            withTransaction(transaction) { flying = id }
        }
    }
}
#endif
