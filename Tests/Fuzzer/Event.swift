import UIKit

/// A place as fractions of the window, so that it has a meaning in a window of any size.
struct Place: Equatable, CustomStringConvertible {
    var x: Double
    var y: Double

    var description: String { "\(x),\(y)" }

    /// The place with fewer digits, for people.
    var rounded: Place { Place(x: (x * 1000).rounded() / 1000, y: (y * 1000).rounded() / 1000) }

    @MainActor func point(in window: UIWindow) -> CGPoint {
        CGPoint(x: x * Double(window.bounds.width), y: y * Double(window.bounds.height))
    }
}

/// The description of nested containers that are to be made.
indirect enum Shape: Equatable, CustomStringConvertible {
    case screen
    case navigation(screens: Int)
    case tabs([Shape])
    /// A container of the app's own, which gives its one child a frame in each layout pass.
    case framed(Shape)
    /// A container of the app's own, which shows one of a row of children at a time.
    case row([Shape])

    var description: String {
        switch self {
        case .screen: "screen"
        case .framed(let shape): "framed(\(shape))"
        case .row(let shapes): "row(\(shapes.map(\.description).joined(separator: ", ")))"
        case .navigation(let screens): "navigation(\(screens))"
        case .tabs(let shapes): "tabs(\(shapes.map(\.description).joined(separator: ", ")))"
        }
    }
}

/// The properties of a screen, all of which follow from one number.
struct Look: Equatable {
    var number: Int

    var hidesBottomBar: Bool { number % 4 == 3 }
    var staysBelowBars: Bool { number % 5 == 4 }
    var isRounded: Bool { number % 7 == 6 }
    /// Whether the screen's root view itself scrolls.
    var isScrollView: Bool { number % 9 == 8 }
    /// What the screen's navigation item has at the side of the Back button.
    var side: Side {
        number % 11 == 10 ? .hidden : number % 13 == 12 ? .replaced : number % 17 == 16 ? .action : .plain
    }
    /// The content of the screen that may need fingers too.
    var content: Content { isScrollView ? .nothing : Content(rawValue: number % 6) ?? .nothing }

    enum Side {
        /// The Back button.
        case plain
        /// Nothing.
        case hidden
        /// An item of the app.
        case replaced
        /// The Back button with an action of the app that does nothing.
        case action
    }

    enum Content: Int {
        /// Only a button.
        case nothing
        /// A list that scrolls vertically, over the whole screen.
        case list
        /// A row of pictures that scrolls horizontally, in the lower part.
        case row
        /// A text field.
        case field
    }
}

/// A number from which a subject chooses an animator and its options.
struct Choice: Equatable {
    var number: Int
}

/// One action of a user, an app or the system. An index of a container counts through the tree at that moment, modulo
/// their number, so that an event has a meaning whatever came before it. An event that is not possible does nothing.
indirect enum Event: Equatable {
    static let trackpad = 3

    // Events of time.
    case wait(frames: Int)
    /// All fingers are lifted, all movements end, and everything is checked.
    case rest

    // Events of fingers. The finger with the number ``trackpad`` is a trackpad: the pointer rests where it comes down,
    // and scrolls.
    case down(finger: Int, Place)
    case move(finger: Int, Place)
    case lift(finger: Int)
    case cancel(finger: Int)
    case cancelAll
    case tap(Place)
    /// The user begins to write on a visible screen with a text field, or stops.
    case write(Bool)
    case tapBack
    case tapTab(Int)

    // Items of tab bars.
    case item(Int, ItemAction)

    // Views that may fly, on a screen.
    case element(Int, ElementAction)

    // Containers that show one of their children at a time.
    case child(Int, ChildAction)

    // Containers that SwiftUI keeps, and the app's state.
    case host(Int, HostAction)

    // Code in the place of a finger, on a container or on what is presented.
    case drive(Int, Drive)

    // Events of navigation controllers.
    case push(Int, Look, animated: Bool)
    case pushWith(Int, Look, Choice)
    case pop(Int, animated: Bool)
    case popTo(Int, depth: Int, animated: Bool)
    case popToRoot(Int, animated: Bool)
    /// A new stack: the bits of `keeps` say which screens stay, `adds` new ones come on top, and `turns` reverses the
    /// order of the screens that stay.
    case setStack(Int, keeps: Int, adds: Int, turns: Bool, animated: Bool)
    case hideBar(Int, Bool, animated: Bool)

    // Events of tab bar controllers.
    case select(Int, tab: Int)
    case dropTab(Int, tab: Int)
    case addTab(Int, Shape)

    // Events of presentations.
    case present(Shape, style: PresentationStyle, Choice, animated: Bool)
    case dismiss(depth: Int, animated: Bool)
    /// The subject gives a presented controller another transition, or none.
    case alter(depth: Int, Choice?)
    /// A swipe that presents another screen is installed on a screen; or it is removed.
    case offer(Int, Shape, Choice)
    case withdraw(Int)

    // Other events of the app.
    case replaceRoot(Shape)
    /// The window's root changes in the way that the subject offers, with an animator or without one.
    case swapRoot(Shape, Choice)
    case resize(Int)
    /// A phone that opens like a book is opened, closed, turned, or split.
    case fold(Headless.Posture)
    case direction(isRightToLeft: Bool)
    case reduceMotion(Bool)
    /// The switch of the process, which may be what it is already.
    case turn(isOn: Bool)
    case install(Int, Choice)
    case uninstall(Int)
    /// The app sets another delegate: in the way that the subject offers, or directly, which takes the subject away.
    case swapDelegate(Int, directly: Bool)

    /// The app performs the event in the next callback of this kind before the next rest.
    case upon(Occasion, Event)

    // Checks that gestures work; only after a rest.
    case proveSwipeBack
    case proveTabSwipe
    case proveDismissal
    case proveTap
    case proveChildSwipe
    case proveScroll
}

extension Event {
    /// Whether the event may change the layout of a moving screen: all may but time, moving fingers, the switch and what
    /// happens to items. Another bar leaves other room.
    var mayChangeLayout: Bool {
        switch self {
        case .item(_, .bar): true
        case .wait, .down, .move, .lift, .cancel, .cancelAll, .drive, .element, .item, .upon, .turn: false
        default: true
        }
    }
}

/// What code does with a change, as a finger would.
enum Drive: Equatable {
    case hold
    case scrub(Double)
    /// Fractions of the change per second.
    case finish(velocity: Double)
    case cancel(velocity: Double)
}

/// The style of a presentation.
enum PresentationStyle: Int, CaseIterable, Equatable {
    case fullScreen, overFullScreen, pageSheet, subject
}

/// The callbacks from UIKit or from a transition in which the app may act.
enum Occasion: String, CaseIterable {
    case willAppear, didAppear, willDisappear, didDisappear
    case willShow, didShow
    case shouldSelect, didSelect
    case progress, end

    /// Whether a change is over at this callback, so that the app may begin another one.
    var isOver: Bool { [.didAppear, .didShow, .didSelect, .end].contains(self) }
}
