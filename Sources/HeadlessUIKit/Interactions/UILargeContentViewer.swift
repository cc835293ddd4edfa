import Foundation

/// Something of which a large picture and a large text can be shown while a finger holds it, for users of the largest
/// texts.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether there is something to show.
    var showsLargeContentViewer: Bool { get }
    /// The text.
    var largeContentTitle: String? { get }
    /// The picture.
    var largeContentImage: UIImage? { get }
    /// Whether the picture is shown larger than it is.
    var scalesLargeContentImage: Bool { get }
    /// How far the picture's sides are inwards of their usual places, in points.
    var largeContentImageInsets: UIEdgeInsets { get }
}

/// What a view shows to users of the largest texts.
struct LargeContent {
    var isShown = false
    var title: String?
    var image: UIImage?
    var scales = false
    var insets = UIEdgeInsets.zero
}

extension UIView: UILargeContentViewerItem {
    /// Whether the view has large content to show. Default false.
    public var showsLargeContentViewer: Bool {
        get { largeContent.isShown }
        set { largeContent.isShown = newValue }
    }

    /// The text of the large content.
    public var largeContentTitle: String? {
        get { largeContent.title }
        set { largeContent.title = newValue }
    }

    /// The picture of the large content.
    public var largeContentImage: UIImage? {
        get { largeContent.image }
        set { largeContent.image = newValue }
    }

    /// Whether the picture is shown larger than it is. Default false.
    public var scalesLargeContentImage: Bool {
        get { largeContent.scales }
        set { largeContent.scales = newValue }
    }

    /// How far the picture's sides are inwards of their usual places, in points.
    public var largeContentImageInsets: UIEdgeInsets {
        get { largeContent.insets }
        set { largeContent.insets = newValue }
    }
}

/// The delegate of an interaction for large content. All methods are optional.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// The finger was lifted on an item, or beside all of them (nil).
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)
    /// The item at a point of the interaction's view, nil for none.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
}

extension UILargeContentViewerInteractionDelegate {
    /// The default for an absent method.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) { Headless.methodIsAbsent() }
    /// The default for an absent method.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? {
        Headless.methodIsAbsent()
        return nil
    }
}

/// Shows the large content of a view, or of the views in it, while a finger holds it.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// The view that has the interaction.
    public private(set) weak var view: UIView?
    /// The delegate. Not retained.
    public private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?

    /// An interaction with a delegate, or with none.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Whether the user's text size is one of those for which large content is shown.
    public class var isEnabled: Bool { Headless.contentSizeCategory.isAccessibilityCategory }

    /// The interaction is about to change its view.
    open func willMove(to view: UIView?) {}

    /// The interaction has changed its view.
    open func didMove(to view: UIView?) {
        self.view = view
    }

    /// What is shown for a point of the view.
    func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        if let delegate,
            let answer = Headless.optional({ delegate.largeContentViewerInteraction(self, itemAt: point) })
        {
            return answer.flatMap { $0.showsLargeContentViewer ? $0 : nil }
        }
        var hit = view?.hitTest(point, with: nil)
        while let candidate = hit, candidate !== view?.superview {
            if candidate.showsLargeContentViewer { return candidate }
            hit = candidate.superview
        }
        return nil
    }
}

extension Headless {
    /// A finger that rests on a point of a window until large content is shown, and is then lifted.
    ///
    /// - Returns: what was shown; nil if the user's texts are not large enough, or there was nothing to show.
    @discardableResult
    public static func holdForLargeContent(at point: CGPoint, in window: UIWindow) -> (any UILargeContentViewerItem)? {
        guard UILargeContentViewerInteraction.isEnabled else { return nil }
        var hit = window.hitTest(point, with: nil)
        while let view = hit {
            if let interaction = view.interactions.lazy.compactMap({ $0 as? UILargeContentViewerInteraction }).first {
                let place = view.convert(point, from: nil)
                let item = interaction.item(at: place)
                if let delegate = interaction.delegate {
                    _ = optional { delegate.largeContentViewerInteraction(interaction, didEndOn: item, at: place) }
                }
                return item
            }
            hit = view.superview
        }
        return nil
    }
}
