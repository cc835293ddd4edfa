#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import TransitionUIKit
import UIKit

/// The elements of a screen that can be seen, by id.
@MainActor
struct ElementSearch {
    /// A view with an id, and its place.
    @MainActor
    final class Found {
        let view: UIView
        let place: ElementPlace
        /// What the app has said of the view; nil for a view that a screen has returned.
        let tag: ElementTag?
        /// The order in the screen, from the back to the front.
        let order: Int

        init(view: UIView, place: ElementPlace, tag: ElementTag?, order: Int) {
            (self.view, self.place, self.tag, self.order) = (view, place, tag, order)
        }
    }

    typealias Outcome = Result<Found, ElementRefusal>

    /// The elements in the order of the screen, from the back to the front.
    private(set) var elements: [(key: ElementKey, result: Outcome)] = []
    /// The places of ids in ``elements``.
    private var places: [ElementKey: Int] = [:]
    private let attachment = Attachment.element
    private let setting: StageSetting
    private let role: ScreenRole
    private let frame: CGRect

    /// Searches a screen. Hidden views are not searched.
    init(_ role: ScreenRole, of setting: StageSetting) {
        self.setting = setting
        self.role = role
        frame = setting.frame(of: role)
        visit(setting[role].view)
    }

    private mutating func visit(_ view: UIView) {
        let (tag, subviews) = (ElementTag.of(view, attachment), view.subviews)
        // Most views have neither, and nothing more is asked of them.
        guard tag != nil || !subviews.isEmpty, !view.isHidden, view.alpha >= 0.01 else { return }
        if let tag, let key = tag.key { add(view, key, tag) }
        for subview in subviews { visit(subview) }
    }

    /// Whether the screen was not visible before.
    var isArriving: Bool { setting.arriving == role }

    /// Returns what was found for an id; nil if no view has it.
    subscript(key: ElementKey) -> (place: Int, outcome: Outcome)? {
        places[key].map { ($0, elements[$0].result) }
    }

    /// Asks the screen's controllers for a view with an id that is not visible.
    func ask(for id: AnyHashable) -> Outcome? {
        guard let controller = setting[role].controller, let view = Self.ask(controller, for: id) else {
            return nil
        }
        guard view.isDescendant(of: setting[role].view) else { return .failure(.elsewhere) }
        setting[role].view.layoutIfNeeded()
        return find(view, ElementTag.of(view))
    }

    /// Asks the innermost visible controllers first, because they show the screen.
    private static func ask(_ controller: UIViewController, for id: AnyHashable) -> UIView? {
        for child in controller.children.reversed() where child.viewIfLoaded?.window != nil {
            if let view = ask(child, for: id) { return view }
        }
        return ElementFinder.of(controller)?.find(id)
    }

    private func find(_ view: UIView, _ tag: ElementTag?) -> Outcome {
        guard tag?.style.content != ElementStyle.Content.none else { return .failure(.styleNone) }
        return ElementPlace.of(view, in: setting, role, screen: frame).map {
            Found(view: view, place: $0, tag: tag, order: elements.count)
        }
    }

    private mutating func add(_ view: UIView, _ key: ElementKey, _ tag: ElementTag) {
        let new = find(view, tag)
        if let place = places.updateValue(elements.count, forKey: key) {
            // Of several views with an id, the one with the largest visible part counts.
            places[key] = place
            if elements[place].result.visibleArea < new.visibleArea { elements[place].result = new }
        } else {
            elements.append((key, new))
        }
    }
}

extension ElementSearch.Outcome {
    @MainActor
    fileprivate var visibleArea: CGFloat { (try? get().place.visibleArea) ?? 0 }
}
#endif
