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
    /// A state that changes while a change of screens runs is followed when that is over; if not, during it, unless a
    /// finger leads it: nobody knows then where it ends. To be told by `StackPathExperiment`.
    var waitsForChanges = true
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
    /// The tabs are given as `tabs`, and a selection in code sets `selectedTab`, as the names of iOS 18's `Tab` suggest; if
    /// not, they are `viewControllers`. To be told by `TabSelectionExperiment`.
    var usesTabs = false

    /// The delegate writes the selection when it is asked whether a tab may be selected, and answers whether the binding
    /// has taken it; if not, it writes the selection after it. On iOS 27 only the methods with tabs are called
    /// (developer.apple.com/forums/thread/831295), and what they write is open: `TabSelectionExperiment` measures it.
    var selectsWhenAsked = false
    /// If it writes the selection when it is asked, it answers no in any case, and selects the tab itself in its update,
    /// which comes in the next turn.
    var refusesWhatItWrites = false

    /// A value besides the default, with its name.
    struct Switch: Sendable {
        let name: String
        let turn: @Sendable (inout HostAssumptions) -> Void
    }

    static let switches: [Switch] = [
        Switch(name: "delegate late") { $0.delegate = .late },
        Switch(name: "delegate always") { $0.delegate = .always },
        Switch(name: "path in willShow") { $0.takesPathFromWillShow = true },
        Switch(name: "at once") { $0.updatesInNextTurn = false },
        Switch(name: "during changes") { $0.waitsForChanges = false },
        Switch(name: "sets all") { $0.pushesSingleScreens = false },
        Switch(name: "deep") { $0.isDeepBeside = true },
        Switch(name: "makes first") { $0.dismantlesFirst = false },
        Switch(name: "by controller") { $0.selectsByIndex = false },
        Switch(name: "tabs") { $0.usesTabs = true },
        Switch(name: "asked") { ($0.usesTabs, $0.selectsWhenAsked) = (true, true) },
        Switch(name: "asked, refuses") {
            ($0.usesTabs, $0.selectsWhenAsked, $0.refusesWhatItWrites) = (true, true, true)
            $0.updatesInNextTurn = true
        },
    ]

    /// The switches that are not at their default, by their names.
    var names: [String] {
        Self.switches.filter { option in
            var turned = self
            option.turn(&turned)
            return turned == self
        }.map(\.name)
    }

    var description: String { names.isEmpty ? "defaults" : names.joined(separator: ", ") }

    /// The defaults, each switch by itself, and all together.
    static let each: [HostAssumptions] = {
        var all = HostAssumptions()
        for option in switches { option.turn(&all) }
        return [HostAssumptions()]
            + switches.map { option in
                var assumptions = HostAssumptions()
                option.turn(&assumptions)
                return assumptions
            } + [all]
    }()
}
