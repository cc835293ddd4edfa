/// What the app or SwiftUI does with a container that SwiftUI keeps, or with the app's state. Numbers of containers, flags
/// and tabs count modulo their number.
enum HostAction: Equatable {
    // The state.
    /// One element more; with a choice it is put there within `withScreenTransition`.
    case append(Choice?)
    /// `withScreenTransition` around nothing.
    case expect(Choice)
    case shorten(count: Int)
    case replace(keeps: Int, adds: Int)
    case select(tab: Int)
    /// The bits say which tabs the app's binding does not take.
    case refuse(tabs: Int)
    /// The item of a flag; 0 for none.
    case flag(item: Int)
    /// Something that is no flag's is presented on top of all.
    case alert

    // Modifiers.
    /// The first modifier of a container gets other values.
    case modify(Choice)
    /// The first modifier's view gets another identity.
    case identify(Choice)
    case addModifier(Choice)
    /// The last of several modifiers goes.
    case dropModifier
    /// A flag gets another animator and other options.
    case style(Choice)
    /// The view with a flag gets another identity.
    case renew

    // The container.
    /// SwiftUI sets its delegate again.
    case setDelegate
    /// SwiftUI makes a stack anew.
    case rebuild
}

extension HostAction {
    /// Whether the action is of one container or flag among others.
    var isOfOne: Bool {
        switch self {
        case .expect, .select, .refuse, .alert: false
        default: true
        }
    }

    /// The action as a line for people.
    func description(of index: Int) -> String {
        switch self {
        case .append(nil): "append to path \(index)"
        case .append(let choice?): "append to path \(index) with choice \(choice.number)"
        case .expect(let choice): "expect a push with choice \(choice.number)"
        case .shorten(let count): "shorten path \(index) by \(count)"
        case .replace(let keeps, let adds): "keep \(keeps) of path \(index) and add \(adds)"
        case .select(let tab): "state selects tab \(tab)"
        case .refuse(let tabs): "refuse tabs \(tabs)"
        case .flag(let item): "flag \(index) becomes \(item)"
        case .alert: "alert"
        case .modify(let choice): "modifier \(index) gets choice \(choice.number)"
        case .identify(let choice): "modifier \(index) becomes another with choice \(choice.number)"
        case .addModifier(let choice): "one more modifier on \(index) with choice \(choice.number)"
        case .dropModifier: "one modifier less on \(index)"
        case .style(let choice): "flag \(index) gets choice \(choice.number)"
        case .renew: "flag \(index) becomes another"
        case .setDelegate: "the host of \(index) sets its delegate"
        case .rebuild: "rebuild \(index)"
        }
    }
}

extension Event {
    // The first form that fits is used, so special forms come first.
    static var hostForms: [Form] {
        [
            form("append to path _ with choice _") { gaps, _ throws(Unreadable) in
                .host(try gaps.int(0), .append(try gaps.choice(1)))
            },
            form("append to path _") { gaps, _ throws(Unreadable) in .host(try gaps.int(0), .append(nil)) },
            form("expect a push with choice _") { gaps, _ throws(Unreadable) in
                .host(0, .expect(try gaps.choice(0)))
            },
            form("shorten path _ by _") { gaps, _ throws(Unreadable) in
                .host(try gaps.int(0), .shorten(count: try gaps.int(1)))
            },
            form("keep _ of path _ and add _") { gaps, _ throws(Unreadable) in
                .host(try gaps.int(1), .replace(keeps: try gaps.int(0), adds: try gaps.int(2)))
            },
            form("state selects tab _") { gaps, _ throws(Unreadable) in .host(0, .select(tab: try gaps.int(0))) },
            form("refuse tabs _") { gaps, _ throws(Unreadable) in .host(0, .refuse(tabs: try gaps.int(0))) },
            form("flag _ becomes another") { gaps, _ throws(Unreadable) in .host(try gaps.int(0), .renew) },
            form("flag _ becomes _") { gaps, _ throws(Unreadable) in
                .host(try gaps.int(0), .flag(item: try gaps.int(1)))
            },
            form("flag _ gets choice _") { gaps, _ throws(Unreadable) in
                .host(try gaps.int(0), .style(try gaps.choice(1)))
            },
            form("alert") { _, _ in .host(0, .alert) },
            form("modifier _ gets choice _") { gaps, _ throws(Unreadable) in
                .host(try gaps.int(0), .modify(try gaps.choice(1)))
            },
            form("modifier _ becomes another with choice _") { gaps, _ throws(Unreadable) in
                .host(try gaps.int(0), .identify(try gaps.choice(1)))
            },
            form("one more modifier on _ with choice _") { gaps, _ throws(Unreadable) in
                .host(try gaps.int(0), .addModifier(try gaps.choice(1)))
            },
            form("one modifier less on _") { gaps, _ throws(Unreadable) in .host(try gaps.int(0), .dropModifier) },
            form("the host of _ sets its delegate") { gaps, _ throws(Unreadable) in
                .host(try gaps.int(0), .setDelegate)
            },
            form("rebuild _") { gaps, _ throws(Unreadable) in .host(try gaps.int(0), .rebuild) },
        ]
    }
}
