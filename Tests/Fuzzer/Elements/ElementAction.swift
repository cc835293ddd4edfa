/// What an app does with the views on a screen that may fly.
struct ElementAction: Equatable {
    enum Kind: String, CaseIterable {
        /// The view gets the id of another one, as a cell that is reused.
        case reuse
        /// The view is removed, or comes back.
        case remove
        /// The view is hidden, or shown.
        case hide
        /// The view gets another frame.
        case move
        /// The view is rotated, or upright again.
        case turn
        /// The list scrolls: its cells move, and get other ids.
        case scroll
    }

    var kind: Kind
    /// Which view, and for a new frame or id, which one.
    var number: Int

    func description(of screen: Int) -> String { "elements of screen \(screen): \(kind.rawValue) \(number)" }
}

extension Event {
    static var elementForms: [Form] {
        [
            form("elements of screen _: _ _") { gaps, _ throws(Unreadable) in
                guard let kind = ElementAction.Kind(rawValue: String(gaps[1])) else {
                    throw Unreadable(text: gaps.line)
                }
                return .element(try gaps.int(0), ElementAction(kind: kind, number: try gaps.int(2)))
            }
        ]
    }
}
