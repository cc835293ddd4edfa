#if canImport(UIKit) && !PARTIAL_UIKIT
import UIKit

/// The invisible view behind an element of SwiftUI. It has the element's id, frame, corners and style.
///
/// What SwiftUI draws is not in this view but in front of it. So a picture of the element shows the layers that are there,
/// and the modifier hides the element: it holds the opacity of its content.
final class ElementBacking: UIView {
    /// Sets the id of the element that flies, for the modifier; nil after the flight.
    private var hold: @MainActor (AnyHashable?) -> Void = { _ in }
    /// The flights that need the content to be hidden.
    private var holders = 0

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        layer.cornerCurve = .continuous
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Takes the modifier's latest values. A list changes the id when it reuses the view.
    ///
    /// - Parameters:
    ///   - cornerRadius: In points. A negative or infinite one is 0.
    ///   - hold: Sets the modifier's state. SwiftUI may apply it in a later turn of the run loop.
    func update(
        id: AnyHashable?, cornerRadius: CGFloat, style: ElementStyle, hold: @escaping @MainActor (AnyHashable?) -> Void
    ) {
        transitionID = id
        transitionElement = style
        layer.cornerRadius = cornerRadius.isFinite ? max(cornerRadius, 0) : 0
        self.hold = hold
    }

    /// Returns the opacity of a modifier's content. If the id has changed since the flight began, something else is
    /// shown there now, and it is visible.
    static func opacity(of id: AnyHashable?, flying: AnyHashable?) -> Double { flying != nil && flying == id ? 0 : 1 }

    /// Hides the content until ``reveal()`` is called as often as this.
    func conceal() {
        holders += 1
        if holders == 1 { hold(transitionID) }
    }

    /// Shows the content, if no other flight needs it to be hidden.
    func reveal() {
        holders -= 1
        if holders == 0 { hold(nil) }
    }

    /// Returns the layers that SwiftUI has drawn for the element, from the back to the front: those in front of this
    /// view that are within its frame.
    ///
    /// How SwiftUI nests its layers is not documented. That what is in the background is behind the content is.
    fileprivate func drawnLayers(in root: CALayer) -> [CALayer] {
        var found: [CALayer] = []
        let frame = layer.bounds.insetBy(dx: -0.5, dy: -0.5)
        func visit(_ other: CALayer) {
            guard !other.isHidden else { return }
            let place = layer.convert(other.bounds, from: other)
            if !place.isEmpty {
                if frame.contains(place) { return found.append(other) }
                guard place.intersects(frame) else { return }
            }
            for inner in other.sublayers ?? [] { visit(inner) }
        }
        var child = layer
        while child !== root, let parent = child.superlayer, let siblings = parent.sublayers,
            let index = siblings.firstIndex(where: { $0 === child })
        {
            for sibling in siblings[(index + 1)...] { visit(sibling) }
            child = parent
        }
        return found
    }
}

extension UIView {
    /// The layers that show the element, without which a picture of its screen does not show it.
    func elementLayers(in screen: UIView) -> [CALayer] {
        (self as? ElementBacking)?.drawnLayers(in: screen.layer) ?? [layer]
    }
}
#endif
