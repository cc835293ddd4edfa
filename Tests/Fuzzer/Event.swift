import UIKit

/// A place as fractions of the window, so that it means something in a window of any size.
struct Place: Equatable, CustomStringConvertible {
    var x: Double
    var y: Double

    var description: String { "\(x),\(y)" }

    /// The same with fewer digits, for people.
    var rounded: Place { Place(x: (x * 1000).rounded() / 1000, y: (y * 1000).rounded() / 1000) }

    @MainActor func point(in window: UIWindow) -> CGPoint {
        CGPoint(x: x * Double(window.bounds.width), y: y * Double(window.bounds.height))
    }
}

/// Containers in each other, to be made afresh.
indirect enum Shape: Equatable, CustomStringConvertible {
    case screen
    case navigation(screens: Int)
    case tabs([Shape])
    /// A container of the app's own, which gives its one child a frame in each layout pass.
    case framed(Shape)

    var description: String {
        switch self {
        case .screen: "screen"
        case .framed(let shape): "framed(\(shape))"
        case .navigation(let screens): "navigation(\(screens))"
        case .tabs(let shapes): "tabs(\(shapes.map(\.description).joined(separator: ", ")))"
        }
    }
}

/// How a screen is made, as a number from which its habits follow.
struct Look: Equatable {
    var number: Int

    var hidesBottomBar: Bool { number % 4 == 3 }
    var staysBelowBars: Bool { number % 5 == 4 }
    var isRounded: Bool { number % 7 == 6 }
    /// Whether its root view itself scrolls.
    var isScrollView: Bool { number % 9 == 8 }
    /// What lies on it that wants fingers too.
    var content: Content { isScrollView ? .nothing : Content(rawValue: number % 6) ?? .nothing }

    enum Content: Int {
        /// A button alone.
        case nothing
        /// A list that scrolls up and down, over all of the screen.
        case list
        /// A row of pictures that scrolls sideways, in the lower part.
        case row
        /// Something to write into.
        case field
    }
}

/// From which a subject draws an animator and its options.
struct Choice: Equatable {
    var number: Int
}

/// One thing that a user, an app or the system does. Containers are counted through the tree of the moment, modulo
/// their number, so that an event means something whatever came before it; what cannot be done does nothing.
indirect enum Event: Equatable {
    static let trackpad = 3

    // Time.
    case wait(frames: Int)
    /// All fingers go, everything settles, and everything is checked.
    case rest

    // Fingers; the one with the number ``trackpad`` is none: the pointer rests where it comes down, and scrolls.
    case down(finger: Int, Place)
    case move(finger: Int, Place)
    case lift(finger: Int)
    case cancel(finger: Int)
    case cancelAll
    case tap(Place)
    /// The user begins to write on a screen that has a text field and is to be seen, or stops.
    case write(Bool)
    case tapBack
    case tapTab(Int)

    // Navigation.
    case push(Int, Look, animated: Bool)
    case pushWith(Int, Look, Choice)
    case pop(Int, animated: Bool)
    case popTo(Int, depth: Int, animated: Bool)
    case popToRoot(Int, animated: Bool)
    /// The screens kept are the bits of `keeps`; as many are added on top, and the rest is turned round if so wished.
    case setStack(Int, keeps: Int, adds: Int, turns: Bool, animated: Bool)
    case hideBar(Int, Bool, animated: Bool)

    // Tabs.
    case select(Int, tab: Int)
    case dropTab(Int, tab: Int)
    case addTab(Int, Shape)

    // Modals.
    case present(Shape, style: PresentationStyle, Choice, animated: Bool)
    case dismiss(depth: Int, animated: Bool)
    /// Another transition for what is presented by the subject, or none any more.
    case alter(depth: Int, Choice?)
    /// A swipe on a screen draws another one in, or does not any more.
    case offer(Int, Shape, Choice)
    case withdraw(Int)

    // The rest of the app.
    case replaceRoot(Shape)
    case resize(Int)
    case direction(isRightToLeft: Bool)
    case reduceMotion(Bool)
    case install(Int, Choice)
    case uninstall(Int)
    /// The app's own delegate, set as the subject asks for it, or directly, which takes the subject away.
    case swapDelegate(Int, directly: Bool)

    /// What the app does the next time that it is called back, until the next rest.
    case upon(Occasion, Event)

    // Proofs that all is alive; only from rest.
    case proveSwipeBack
    case proveTabSwipe
    case proveDismissal
    case proveTap
    case proveScroll
}

extension Event {
    /// Whether it may bring a screen that moves to lie otherwise: everything but time and fingers that move.
    var mayChangeLayout: Bool {
        switch self {
        case .wait, .down, .move, .lift, .cancel, .cancelAll, .upon: false
        default: true
        }
    }
}

/// How a screen is presented.
enum PresentationStyle: Int, CaseIterable, Equatable {
    case fullScreen, overFullScreen, pageSheet, subject
}

/// When UIKit or a transition calls the app.
enum Occasion: String, CaseIterable {
    case willAppear, didAppear, willDisappear, didDisappear
    case willShow, didShow
    case shouldSelect, didSelect
    case progress, end

    /// Whether a change is over then, so that the app may make another.
    var isOver: Bool { [.didAppear, .didShow, .didSelect, .end].contains(self) }
}
