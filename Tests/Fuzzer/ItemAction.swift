/// What an app or a user does with the items of a tab bar controller.
enum ItemAction: Equatable {
    /// Items move when they are selected; nil: none does, and all that was set for items is forgotten.
    case animate(Choice?)
    /// A bar of the package's own in place of the system's; nil takes it off.
    case bar(Choice?)
    /// The app gives an item another badge, picture or text.
    case dress(tab: Int, Choice)
    /// A badge moves.
    case badge(tab: Int, Choice)
    /// A finger rests on an item.
    case press(tab: Int, frames: Int)
}

extension ItemAction {
    /// The action as a line for people.
    func description(of index: Int) -> String {
        switch self {
        case .animate(let choice?): "items of t\(index) move with choice \(choice.number)"
        case .animate(nil): "items of t\(index) rest"
        case .bar(let choice?): "own bar for t\(index) with choice \(choice.number)"
        case .bar(nil): "take the own bar from t\(index)"
        case .dress(let tab, let choice): "dress item \(tab) of t\(index) with choice \(choice.number)"
        case .badge(let tab, let choice): "badge of item \(tab) of t\(index) moves with choice \(choice.number)"
        case .press(let tab, let frames): "press item \(tab) of t\(index) for \(frames)/60 s"
        }
    }
}

extension Event {
    static var itemForms: [Form] {
        [
            form("items of t_ move with choice _") { gaps, _ throws(Unreadable) in
                .item(try gaps.int(0), .animate(try gaps.choice(1)))
            },
            form("items of t_ rest") { gaps, _ throws(Unreadable) in .item(try gaps.int(0), .animate(nil)) },
            form("own bar for t_ with choice _") { gaps, _ throws(Unreadable) in
                .item(try gaps.int(0), .bar(try gaps.choice(1)))
            },
            form("take the own bar from t_") { gaps, _ throws(Unreadable) in .item(try gaps.int(0), .bar(nil)) },
            form("dress item _ of t_ with choice _") { gaps, _ throws(Unreadable) in
                .item(try gaps.int(1), .dress(tab: try gaps.int(0), try gaps.choice(2)))
            },
            form("badge of item _ of t_ moves with choice _") { gaps, _ throws(Unreadable) in
                .item(try gaps.int(1), .badge(tab: try gaps.int(0), try gaps.choice(2)))
            },
            form("press item _ of t_ for _/60 s") { gaps, _ throws(Unreadable) in
                .item(try gaps.int(1), .press(tab: try gaps.int(0), frames: try gaps.int(2)))
            },
        ]
    }
}
