/// What no public source settles about the containers that SwiftUI keeps. The modifiers must hold under all of it.
struct HostAssumptions: Equatable, Sendable, CustomStringConvertible {
    /// When SwiftUI sets its delegate.
    enum Delegate: CaseIterable, Sendable {
        /// As it makes the container: swiftui-introspect's closures find one already.
        case first
        /// A turn after the modifiers have found the container. To be told by `StackDelegateExperiment`.
        case late
        /// Again at each update. To be told by `StackDelegateExperiment`.
        case always
    }

    var delegate = Delegate.first
    /// The path is taken from the stack when a change that `willShow` tells of has completed, asked of the transition
    /// coordinator; if not, in `didShow`. A call stack has SwiftUI asking for a change of its state in `willShow`
    /// (github.com/pointfreeco/swift-composable-architecture/issues/3653). To be told by `StackPathExperiment`.
    var takesPathFromWillShow = false
    /// A changed state changes the container in the next turn; if not, at once. To be told by `StackPathExperiment`.
    var updatesInNextTurn = true
    /// One screen more is pushed, one less is popped; if not, all screens are set. Both are animated
    /// (github.com/davdroman/swiftui-navigation-transitions/issues/41). To be told by `StackPathExperiment`.
    var pushesSingleScreens = true
    /// The controllers of SwiftUI around the container that a modifier on the container itself stands beside
    /// (github.com/siteline/swiftui-introspect/issues/74 finds it as a sibling).
    var isDeepBeside = false
    /// Who is gone is dismantled before who takes its place is made. To be told by `StackDelegateExperiment`.
    var dismantlesFirst = true
    /// A selection in code sets the index; if not, the controller. To be told by `TabSelectionExperiment`.
    var selectsByIndex = true

    var description: String {
        var words = ["\(delegate)"]
        if takesPathFromWillShow { words.append("willShow") }
        if !updatesInNextTurn { words.append("at once") }
        if !pushesSingleScreens { words.append("sets all") }
        if isDeepBeside { words.append("deep") }
        if !dismantlesFirst { words.append("makes first") }
        if !selectsByIndex { words.append("by controller") }
        return words.joined(separator: ", ")
    }

    /// Each switch by itself, and all together.
    static let each: [HostAssumptions] = {
        let changes: [(inout HostAssumptions) -> Void] = [
            { _ in }, { $0.delegate = .late }, { $0.delegate = .always }, { $0.takesPathFromWillShow = true },
            { $0.updatesInNextTurn = false }, { $0.pushesSingleScreens = false }, { $0.isDeepBeside = true },
            { $0.dismantlesFirst = false }, { $0.selectsByIndex = false },
        ]
        var all = HostAssumptions()
        for change in changes where !changes.isEmpty { change(&all) }
        return changes.map { change in
            var assumptions = HostAssumptions()
            change(&assumptions)
            return assumptions
        } + [all]
    }()
}
