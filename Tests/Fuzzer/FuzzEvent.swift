import UIKit

/// A place as fractions of the window, so that it means something in a window of any size.
struct FuzzPlace: Equatable, CustomStringConvertible {
    var x: Double
    var y: Double

    var description: String { "\(x),\(y)" }

    /// The same with fewer digits, for people.
    var rounded: FuzzPlace { FuzzPlace(x: (x * 1000).rounded() / 1000, y: (y * 1000).rounded() / 1000) }

    @MainActor func point(in window: UIWindow) -> CGPoint {
        CGPoint(x: x * Double(window.bounds.width), y: y * Double(window.bounds.height))
    }
}

/// Containers in each other, to be made afresh.
indirect enum FuzzShape: Equatable, CustomStringConvertible {
    case screen
    case navigation(screens: Int)
    case tabs([FuzzShape])
    /// A container of the app's own, which gives its one child a frame in each layout pass.
    case framed(FuzzShape)

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
struct FuzzLook: Equatable {
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
struct FuzzChoice: Equatable {
    var number: Int
}

/// One thing that a user, an app or the system does. Containers are counted through the tree of the moment, modulo their
/// number, so that an event means something whatever came before it; what cannot be done does nothing.
indirect enum FuzzEvent: Equatable {
    static let trackpad = 3

    // Time.
    case wait(frames: Int)
    /// All fingers go, everything settles, and everything is checked.
    case rest

    // Fingers; the one with the number ``trackpad`` is none: the pointer rests where it comes down, and scrolls.
    case down(finger: Int, FuzzPlace)
    case move(finger: Int, FuzzPlace)
    case lift(finger: Int)
    case cancel(finger: Int)
    case cancelAll
    case tap(FuzzPlace)
    /// The user begins to write on a screen that has a text field and is to be seen, or stops.
    case write(Bool)
    case tapBack
    case tapTab(Int)

    // Navigation.
    case push(Int, FuzzLook, animated: Bool)
    case pushWith(Int, FuzzLook, FuzzChoice)
    case pop(Int, animated: Bool)
    case popTo(Int, depth: Int, animated: Bool)
    case popToRoot(Int, animated: Bool)
    /// The screens kept are the bits of `keeps`; as many are added on top, and the rest is turned round if so wished.
    case setStack(Int, keeps: Int, adds: Int, turns: Bool, animated: Bool)
    case hideBar(Int, Bool, animated: Bool)

    // Tabs.
    case select(Int, tab: Int)
    case dropTab(Int, tab: Int)
    case addTab(Int, FuzzShape)

    // Modals.
    case present(FuzzShape, style: FuzzStyle, FuzzChoice, animated: Bool)
    case dismiss(depth: Int, animated: Bool)
    /// Another transition for what is presented by the subject, or none any more.
    case alter(depth: Int, FuzzChoice?)
    /// A swipe on a screen draws another one in, or does not any more.
    case offer(Int, FuzzShape, FuzzChoice)
    case withdraw(Int)

    // The rest of the app.
    case replaceRoot(FuzzShape)
    case resize(Int)
    case direction(isRightToLeft: Bool)
    case reduceMotion(Bool)
    case install(Int, FuzzChoice)
    case uninstall(Int)
    /// The app's own delegate, set as the subject asks for it, or directly, which takes the subject away.
    case swapDelegate(Int, directly: Bool)

    /// What the app does the next time that it is called back, until the next rest.
    case upon(FuzzOccasion, FuzzEvent)

    // Proofs that all is alive; only from rest.
    case proveSwipeBack
    case proveTabSwipe
    case proveDismissal
    case proveTap
    case proveScroll
}

extension FuzzEvent {
    /// Whether it may bring a screen that moves to lie otherwise: everything but time and fingers that move.
    var mayChangeLayout: Bool {
        switch self {
        case .wait, .down, .move, .lift, .cancel, .cancelAll, .upon: false
        default: true
        }
    }
}

/// How a screen is presented.
enum FuzzStyle: Int, CaseIterable, Equatable {
    case fullScreen, overFullScreen, pageSheet, subject
}

/// When UIKit or a transition calls the app.
enum FuzzOccasion: String, CaseIterable {
    case willAppear, didAppear, willDisappear, didDisappear
    case willShow, didShow
    case shouldSelect, didSelect
    case progress, end

    /// Whether a change is over then, so that the app may make another.
    var isOver: Bool { [.didAppear, .didShow, .didSelect, .end].contains(self) }
}
