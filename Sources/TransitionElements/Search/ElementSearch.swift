#if canImport(UIKit)
import TransitionCore
import TransitionPlayback
import UIKit

/// The elements of a screen that can be seen, by id.
@MainActor
struct ElementSearch {
    /// A view with an id, and its place.
    struct Found {
        let view: UIView
        let place: ElementPlace
        /// The order in the screen, from the back to the front.
        let order: Int
    }

    private(set) var found: [AnyHashable: Found] = [:]
    /// The ids that were found and cannot fly, each with the reason.
    private(set) var refused: [AnyHashable: ElementRefusal] = [:]
    /// The ids in the order of the screen.
    private(set) var ids: [AnyHashable] = []
    private let setting: StageSetting
    private let role: ScreenRole
    private let frame: CGRect

    /// Searches a screen. Hidden views are not searched.
    init(_ role: ScreenRole, of setting: StageSetting) {
        self.setting = setting
        self.role = role
        frame = setting.frame(of: role)
        let root = setting[role].view
        // From the front to the back of the stack; the last one is looked at next.
        var open = [root]
        while let view = open.popLast() {
            if view.isHidden || view.alpha < 0.01 { continue }
            if let tag = ElementTag.of(view), let id = tag.id { add(view, id, tag.style) }
            let subviews = view.subviews
            if !subviews.isEmpty { open.append(contentsOf: subviews.reversed()) }
        }
    }

    /// Whether the screen's controllers are asked for a view with this id.
    func isMissing(_ id: AnyHashable) -> Bool { found[id] == nil && refused[id] != .styleNone }

    /// Asks the screen's controllers for a view with an id that was not found.
    mutating func ask(for id: AnyHashable) {
        guard let controller = setting[role].controller, let view = Self.ask(controller, for: id) else { return }
        guard view.isDescendant(of: setting[role].view) else { return refused[id] = .elsewhere }
        setting[role].view.layoutIfNeeded()
        add(view, id, ElementTag.of(view)?.style ?? ElementStyle())
    }

    /// Asks the innermost visible controllers first, because they show the screen.
    private static func ask(_ controller: UIViewController, for id: AnyHashable) -> UIView? {
        for child in controller.children.reversed() where child.viewIfLoaded?.window != nil {
            if let view = ask(child, for: id) { return view }
        }
        return ElementFinder.of(controller)?.find(id)
    }

    private mutating func add(_ view: UIView, _ id: AnyHashable, _ style: ElementStyle) {
        guard style.content != .none else { return refused[id] = .styleNone }
        switch ElementPlace.of(view, in: setting, role, screen: frame) {
        case .failure(let refusal):
            if found[id] == nil { refused[id] = refusal }
        case .success(let place):
            if let known = found[id], known.place.visibleArea >= place.visibleArea { return }
            if found[id] == nil { ids.append(id) }
            refused[id] = nil
            found[id] = Found(view: view, place: place, order: ids.count)
        }
    }
}
#endif
