import TransitionElements
import UIKit

/// Views on a screen that may fly. They take no touches and lie behind everything else.
@MainActor final class ElementViews {
    /// Whether the views have ids. The same round without ids must leave the same model values.
    let hasIDs: Bool
    private(set) var actions: [ElementAction] = []
    private let number: Int
    private var views: [UIView] = []
    private weak var root: UIView?
    /// The list of the row and two more.
    private weak var list: ElementList?
    private static let ids = ["photo", "title", "card", "inner", "row"]

    init(_ look: Look, on root: UIView, hasIDs: Bool) {
        self.hasIDs = hasIDs
        self.root = root
        number = look.number
        // One screen in ten has none, so that partners are missing.
        guard number % 10 != 9 else { return }
        addPhoto()
        addTitle()
        addCard()
        addRow()
        for (index, view) in views.enumerated() {
            view.isUserInteractionEnabled = false
            if view.superview !== list { name(view, Self.ids[index]) }
            style(view, index)
        }
        // Of two views with one id the larger one flies.
        if number % 8 == 7 { name(views[2], "photo") }
    }

    /// Performs the actions of another screen's views too.
    func follow(_ other: ElementViews) {
        for action in other.actions where action.kind != .scroll { act(action) }
        if let list, let model = other.list { list.follow(model) }
    }

    /// The view that a screen returns for an id that is not visible; nil on most screens.
    func view(for id: AnyHashable) -> UIView? {
        guard number % 6 == 5, !views.isEmpty else { return nil }
        return views[Self.ids.firstIndex { AnyHashable($0) == id } ?? 0]
    }

    func act(_ action: ElementAction) {
        actions.append(action)
        guard !views.isEmpty else { return }
        let view = views[action.number % views.count]
        switch action.kind {
        case .reuse: name(view, Self.ids[action.number / 7 % Self.ids.count])
        case .remove:
            if view.superview != nil { view.removeFromSuperview() } else { root?.insertSubview(view, at: 0) }
        case .hide: view.isHidden.toggle()
        case .move: view.frame = frame(action.number)
        case .turn:
            view.transform = view.transform.isIdentity ? CGAffineTransform(rotationAngle: 0.2) : .identity
        case .scroll: list?.scroll(action.number, animated: action.number % 3 != 0)
        }
    }

    /// The number of its views in the screen's view.
    var count: Int {
        let outermost = views.count { $0.superview === root && root != nil }
        return outermost + (list?.superview === root && root != nil ? 1 : 0)
    }

    private func name(_ view: UIView, _ id: String) { if hasIDs { view.transitionID = id } }

    private func style(_ view: UIView, _ index: Int) {
        guard hasIDs, (number + index) % 4 == 3 else { return }
        view.transitionElement = ElementStyle(
            content: ElementStyle.Content.allCases[(number + index) / 4 % ElementStyle.Content.allCases.count],
            path: number % 3 == 0 ? .arc : .straight, after: number % 5 == 0 ? 0.2 : 0,
            until: number % 7 == 0 ? 0.7 : 1,
            level: number % 2)
    }

    /// A frame that depends on a number, most of it within every window.
    private func frame(_ number: Int) -> CGRect {
        CGRect(
            x: CGFloat(number % 9) * 22 - 10, y: 60 + CGFloat(number % 13) * 24, width: 40 + CGFloat(number % 5) * 21,
            height: 30 + CGFloat(number % 7) * 15)
    }

    private func add(_ view: UIView, to parent: UIView? = nil) {
        views.append(view)
        guard parent == nil else { return parent?.addSubview(view) ?? () }
        root?.insertSubview(view, at: 0)
    }

    private static let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { context in
        UIColor.blue.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
    }

    private func addPhoto() {
        let photo = UIImageView(image: Self.image)
        let modes: [UIView.ContentMode] = [.scaleAspectFill, .scaleAspectFit, .scaleToFill, .center]
        photo.contentMode = modes[number % modes.count]
        photo.clipsToBounds = number % 3 != 0
        photo.layer.cornerRadius = number % 3 == 1 ? 12 : 0
        photo.frame = frame(number)
        add(photo)
    }

    private func addTitle() {
        let title = UILabel(frame: frame(number + 3))
        title.text = number % 5 == 4 ? "Another title" : "A title"
        title.font = .systemFont(ofSize: CGFloat(12 + number % 4 * 8))
        title.numberOfLines = number % 3
        add(title)
    }

    private func addCard() {
        let card = UIView(frame: frame(number + 5))
        card.backgroundColor = UIColor.red.withAlphaComponent(number % 2 == 0 ? 1 : 0.5)
        if number % 4 == 1 {
            card.layer.shadowOpacity = 0.4
            card.layer.shadowRadius = 8
        }
        let inner = UIView(frame: CGRect(x: 4, y: 4, width: 20, height: 12))
        inner.backgroundColor = .green
        add(card)
        add(inner, to: card)
        if number % 11 == 3 { card.addSubview(UIVisualEffectView(effect: UIBlurEffect(style: .light))) }
    }

    private func addRow() {
        let list = ElementList(frame: frame(number + 8)) { [weak self] cell, row in
            self?.name(cell, "\(Self.ids[4]) \(row)")
        }
        if number % 3 == 1 { list.scroll(number, animated: false) }
        root?.insertSubview(list, at: 0)
        self.list = list
        views.append(list.cells[0])
    }
}
