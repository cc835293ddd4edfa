import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import UIKit

/// A tab bar controller with tabs a, b, c… in a window of a phone's size, in a fresh world.
@MainActor
package struct TabFixture {
    package let window: UIWindow
    package let tabs: UITabBarController
    package let screens: [Screen]
    package let app = AppTabDelegate()
    package let log = Log()

    package init(
        tabs count: Int = 3,
        size: CGSize = CGSize(width: 390, height: 844),
        isRightToLeft: Bool = false,
        isPad: Bool = false,
        assumptions: Headless.Assumptions = .init()
    ) {
        Headless.reset()
        Headless.assumptions = assumptions
        Headless.isPad = isPad
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        let log = log
        screens = "abcdefgh".prefix(count).map { Screen(String($0), log: log) }
        tabs = UITabBarController(nibName: nil, bundle: nil)
        if isRightToLeft { tabs.view.semanticContentAttribute = .forceRightToLeft }
        tabs.viewControllers = screens
        tabs.delegate = app
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        Headless.clock.settle()
        _ = log.take()
    }

    /// The name of the tab that is shown; several if views were left behind.
    package var shown: String { screens.filter { $0.viewIfLoaded?.window != nil }.map(\.label).joined() }

    /// Waits until nothing moves, and checks that item, index and controller agree and that only one screen is in the
    /// window.
    package func settle(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(Headless.clock.settle(), "something never comes to rest", sourceLocation: sourceLocation)
        #expect(tabs.transitionCoordinator == nil, sourceLocation: sourceLocation)
        #expect(shown == tabs.selectedViewController?.title, sourceLocation: sourceLocation)
        // P41
        #expect(tabs.tabBar.selectedItem === tabs.selectedViewController?.tabBarItem, sourceLocation: sourceLocation)
        let index = tabs.viewControllers?.firstIndex { $0 === tabs.selectedViewController } ?? NSNotFound
        #expect(tabs.selectedIndex == index, sourceLocation: sourceLocation)
    }

    package func tap(_ place: Int) {
        let count = CGFloat(tabs.tabBar.items?.count ?? 1)
        let x = (CGFloat(place) + 0.5) * tabs.tabBar.bounds.width / count
        Headless.tap(at: tabs.tabBar.convert(CGPoint(x: x, y: 24), to: nil), in: window)
    }

    /// A finger that goes over these places, as fractions of the width, at an even pace.
    package func drag(from start: Double = 0.5, over places: Double..., pace: Double = 2) -> Headless.Touch {
        let touch = Headless.touch(at: point(start), in: window)
        var place = start
        for next in places {
            let frames = max(Int(abs(next - place) / pace * 60), 2)
            touch.move(from: point(place), to: point(next), seconds: Double(frames) / 60, minimumOfSteps: frames)
            place = next
        }
        return touch
    }

    private func point(_ place: Double) -> CGPoint { CGPoint(x: place * window.bounds.width, y: 400) }

    /// Lets a finger rest at a place, and lifts it.
    package func rest(_ touch: Headless.Touch, at place: Double) {
        touch.rest(at: point(place))
        touch.lift()
    }

    /// A slow swipe that rests before the finger is lifted.
    package func swipe(from start: Double, to end: Double) {
        rest(drag(from: start, over: end), at: end)
    }

    /// F34: checks that each `did` callback follows its `will`, and that the last callback of each screen agrees with
    /// its visibility.
    package func expectBalance(sourceLocation: SourceLocation = #_sourceLocation) {
        let lines = log.take()
        for screen in screens {
            let own = lines.filter { $0.hasPrefix(screen.label + " ") }.map { String($0.dropFirst(2)) }
            for (index, call) in own.enumerated() {
                let before = index > 0 ? own[index - 1] : ""
                let isPair = before == "will" + call.dropFirst(3)
                #expect(call.hasPrefix("will") || isPair, "\(screen.label): \(own)", sourceLocation: sourceLocation)
                #expect(call != before, "\(screen.label): \(own)", sourceLocation: sourceLocation)
            }
            guard let last = own.last else { continue }
            let isShown = screen === tabs.selectedViewController
            #expect(
                last == (isShown ? "didAppear" : "didDisappear"), "\(screen.label): \(own)",
                sourceLocation: sourceLocation)
        }
    }

    package func residue() -> String { window.residue() }
}
