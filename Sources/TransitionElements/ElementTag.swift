#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionUIKit
import UIKit

extension Attachment {
    /// The ``ElementTag`` of a view.
    static let element = Self("element")
    /// A screen's closure for views that are not visible.
    static let elements = Self("elements")
}

/// What an app has said of a view as an element. The view keeps it.
@MainActor
final class ElementTag {
    var id: AnyHashable? {
        get { key?.id }
        set { key = newValue.map { ElementKey($0) } }
    }
    private(set) var key: ElementKey?
    var style = ElementStyle()
    var content: (@MainActor () -> UIView?)?

    static func of(_ view: UIView) -> ElementTag? { of(view, .element) }

    /// - Parameter attachment: The attachment of tags, for those who ask often.
    static func of(_ view: UIView, _ attachment: Attachment) -> ElementTag? {
        guard let tag = attachment.get(from: view) else { return nil }
        return unsafeDowncast(tag, to: ElementTag.self)
    }

    static func change(_ view: UIView, _ change: (ElementTag) -> Void) {
        let tag = of(view) ?? ElementTag()
        change(tag)
        let isEmpty = tag.id == nil && tag.style == ElementStyle() && tag.content == nil
        Attachment.element.set(isEmpty ? nil : tag, on: view)
    }
}

/// A screen's closure for views that are not visible. A class, because an attachment must be an object.
@MainActor
final class ElementFinder {
    let find: @MainActor (AnyHashable) -> UIView?

    init(_ find: @escaping @MainActor (AnyHashable) -> UIView?) { self.find = find }

    static func of(_ controller: UIViewController) -> ElementFinder? {
        Attachment.elements.get(from: controller) as? ElementFinder
    }
}
#endif
