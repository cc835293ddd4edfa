/// The names by which UI tests find what is on screen. The app and its UI tests compile this folder both.
enum AccessibilityIdentifier {
    // MARK: The grid

    /// The collection view of all transitions.
    static let grid = "grid"
    /// The cell of a transition, by the name it is registered under: "cell.cube". A favourite is there twice, in its own
    /// section and among the favourites.
    static func cell(_ name: String) -> String { "cell.\(name)" }
    /// The bar's buttons.
    static let filter = "filter"
    static let slideShow = "slideShow"
    static let more = "more"

    /// The title of what the menu `more` opens. XCUITest finds actions of menus by their titles.
    enum Page: String {
        case compare = "Compare two"
        case tabItems = "Tab bars"
        case elements = "Flying elements"
        case children = "Children of a container"
        case roots = "A login"
        case swiftUI = "SwiftUI demo"
        case help = "Use it in your app"
    }

    // MARK: The animations of tab bar items

    /// The list of them.
    static let itemList = "items"
    /// The cell of one, by the name it is registered under: "item.bounce".
    static func itemCell(_ name: String) -> String { "item.\(name)" }
    /// The view with the tab bar on which the chosen one plays.
    static let itemBar = "items.bar"
    /// The button whose menu opens a demo app with a tab bar of the package's own, and the demo's view.
    static let demoBars = "items.demos"
    static let demoBar = "demoBar"

    // MARK: Elements that fly

    /// The button of a menu: the transition, which is its title, and the way to open a print.
    static let elementChoices = "elements.choices"
    /// The screen of a print.
    static let print = "elements.print"

    // MARK: Children of a container

    /// The segments that select a child, and the view that shows it.
    static let childSegments = "children.segments"
    static let childStage = "children.stage"

    // MARK: The root of the window

    /// The button of the login that brings the gallery back, and the button with the menu of transitions.
    static let login = "roots.login"
    static let rootChoices = "roots.choices"

    // MARK: The demonstration in SwiftUI

    /// A colour of the grid, by its number: "demo.colour.3".
    static func demoColour(_ number: Int) -> String { "demo.colour.\(number)" }
    /// A text on a colour's page with the length of the path: "Path: 2".
    static let demoPath = "demo.path"
    /// A text on a colour's page with how many pushes were grabbed and taken back: "Taken back: 1".
    static let demoGrabs = "demo.grabs"
    /// A text below the presentations with how many dismissals were reported: "Dismissed: 1".
    static let demoDismissals = "demo.dismissals"

    // MARK: The page of a transition

    /// The view of the container under trial, which fills the window.
    static let stage = "stage"
    /// The view of the screen that a transition starts from, and of the one that it leads to.
    static let firstScreen = "screen.first"
    static let secondScreen = "screen.second"
    /// What the adapter told last: see `StatusText`.
    static let status = "status"
    /// What the last transition left behind: "nothing left behind", or what it was.
    static let residue = "residue"
    /// Leaves the page, the comparison or the slide-show.
    static let close = "close"

    // MARK: The drawer

    /// The drawer, and the handle that opens and closes it.
    static let drawer = "drawer"
    static let drawerHandle = "drawer.handle"
    /// Its scroll view of settings, on screen while it is open.
    static let drawerSettings = "drawer.settings"
    static let play = "play"
    /// The slide-show's next transition.
    static let next = "next"
    static let reverse = "reverse"
    /// A slider from 0 to 1 that drives the real transition, held.
    static let scrubber = "scrubber"
    /// A segmented control: Navigation, Tabs, Presentation, those that the transition is made for.
    static let container = "container"
    static let speed = "speed"
    static let duration = "duration"
    static let timing = "timing"
    static let rightToLeft = "rightToLeft"
    static let motion = "motion"
    /// The menu of sizes of the stage.
    static let size = "size"
    /// The switch of the library's inspector.
    static let inspector = "inspector"
    /// The star of the page.
    static let favourite = "favourite"
    static let swipe = "swipe"
    /// Where a presented screen is swiped to when it is dismissed.
    static let dismissEdge = "dismissEdge"
    /// The line of Swift.
    static let code = "code"
    /// The recipe as JSON, and what pastes it.
    static let recipe = "recipe"
    static let pasteRecipe = "recipe.paste"
    /// What copies a text to read, such as that of ``code``.
    static func copy(_ text: String) -> String { "\(text).copy" }
    /// What shares it.
    static func share(_ text: String) -> String { "\(text).share" }
    /// A setting of the animator: "setting.edge".
    static func setting(_ name: String) -> String { "setting.\(name)" }
}
