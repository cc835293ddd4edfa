import Foundation

/// The system's zoom as it is drawn here: the zoomed view grows out of the source view while it fades in.
///
/// Apple's zoom also moves a picture of the source.
@MainActor
struct ZoomMove {
    /// The smallest fraction of its size to which the view shrinks.
    private static let smallest: CGFloat = 0.02
    /// The fraction of its size to which the view shrinks if there is no source.
    private static let sourceless: CGFloat = 0.5

    private let view: UIView
    private let shade: UIView
    private let rest: (center: CGPoint, transform: CGAffineTransform, alpha: CGFloat)
    private let away: (center: CGPoint, transform: CGAffineTransform)

    /// Prepares the move of a view that is in the container already, at its final place.
    ///
    /// - Parameters:
    ///   - zoom: asked for the source.
    ///   - zoomed: the controller of the view.
    ///   - source: the controller that is zoomed from or to.
    ///   - shade: laid below the view, in the colour asked for.
    init(
        _ zoom: UIViewController.Transition.Zoom, of zoomed: UIViewController, from source: UIViewController,
        view: UIView, shade: UIView
    ) {
        self.view = view
        self.shade = shade
        rest = (view.center, view.transform, view.alpha)
        shade.backgroundColor = zoom.options?.dimmingColor
        let context = UIViewController.Transition.ZoomSourceViewProviderContext(source: source, zoomed: zoomed)
        if let origin = zoom.source(context), let container = view.superview, origin.window != nil,
            origin.window === container.window
        {
            let place = container.convert(origin.bounds, from: origin)
            away = (
                CGPoint(x: place.midX, y: place.midY),
                CGAffineTransform(
                    scaleX: Self.part(place.width, of: view.bounds.width),
                    y: Self.part(place.height, of: view.bounds.height))
            )
        } else {
            away = (view.center, CGAffineTransform(scaleX: Self.sourceless, y: Self.sourceless))
        }
    }

    private static func part(_ length: CGFloat, of whole: CGFloat) -> CGFloat {
        whole > 0 ? max(length / whole, smallest) : smallest
    }

    /// Sets the view to the end of the zoom, or to its start.
    func pose(isZoomed: Bool) {
        view.center = isZoomed ? rest.center : away.center
        view.transform = isZoomed ? rest.transform : away.transform
        view.alpha = isZoomed ? rest.alpha : 0
        shade.alpha = isZoomed ? 1 : 0
    }
}
