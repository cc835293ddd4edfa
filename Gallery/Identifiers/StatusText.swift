/// What the page writes into the label `status`: the container, and what became of its transition.
///
/// It is written from `onEvent` and nothing else, so a test that reads it reads what an app is told.
enum StatusText {
    /// Before anything has played.
    static let ready = "ready"

    /// "navigation finished". `container` is the name of the kind: navigation, tab or modal.
    static func finished(_ container: String) -> String { "\(container) finished" }

    /// "navigation cancelled".
    static func cancelled(_ container: String) -> String { "\(container) cancelled" }

    /// The beginning of what is there when the system has refused to turn the window, and of its reason.
    static let refusedTurn = "the system does not turn this window"

    /// "progress 0.42", with two decimal places in every language.
    static func progress(_ progress: Double) -> String {
        let hundredths = Int((min(max(progress, -9), 9) * 100).rounded())
        let digits = String(abs(hundredths) % 100)
        let padded = digits.count < 2 ? "0\(digits)" : digits
        return "progress \(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100).\(padded)"
    }
}

/// What the page writes into the label `residue` when a transition is over.
enum ResidueText {
    /// Before anything has played, and while something plays.
    static let unknown = "not known yet"
    /// The container has exactly the views and layers that it had before.
    static let nothing = "nothing left behind"

    /// "left behind: 2 views, 1 animation".
    static func left(_ things: [String]) -> String {
        things.isEmpty ? nothing : "left behind: \(things.joined(separator: ", "))"
    }
}

/// What the app is opened with, so that a test or a screenshot begins at a certain moment.
enum LaunchArgument {
    /// The name of the transition whose page opens: `-transition cube`.
    static let transition = "-transition"
    /// navigation, tab or modal: `-container modal`.
    static let container = "-container"
    /// Where a swipe may begin: `-swipe fromAnywhere`.
    static let swipe = "-swipe"
    /// Where the transition is held, 0 to 1: `-progress 0.42`.
    static let progress = "-progress"
    /// The layout runs from right to left: `-rtl`.
    static let rightToLeft = "-rtl"
    /// The cross-fade takes the transition's place: `-reduce-motion`.
    static let reduceMotion = "-reduce-motion"
    /// The grid plays no previews, so that XCUITest finds the app idle: `-still`.
    static let still = "-still"
    /// Where each change that plays is grabbed and held, 0 to 1: `-grab 0.4`.
    static let grab = "-grab"
    /// Where the first interactive change turns the window into landscape, 0 to 1: `-turn 0.2`.
    static let turn = "-turn"
}
