import Testing
import TransitionCore
import TransitionRest
import UIKit

extension World {
    /// Waits until nothing moves.
    package func settle(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(Headless.clock.settle(), "something never comes to rest", sourceLocation: sourceLocation)
        #expect(coordinator == nil, sourceLocation: sourceLocation)
        #expect(installed?.progress == nil, sourceLocation: sourceLocation)
        #expect(Headless.warnings == [], sourceLocation: sourceLocation)
    }

    /// Waits until nothing moves, and expects what must hold then.
    ///
    /// - Parameters:
    ///   - look: What must be seen; nil for anything.
    ///   - comment: What a failure is said with.
    package func expectRest(
        _ look: String? = nil, _ comment: @autoclosure () -> String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        settle(sourceLocation: sourceLocation)
        let faults = faults()
        #expect(faults == [], "\(comment())", sourceLocation: sourceLocation)
        if let look { #expect(self.look == look, "\(comment())", sourceLocation: sourceLocation) }
    }

    /// What does not hold at rest, in words.
    package func faults() -> [String] {
        let controllers = window.controllers
        var faults = controllers.compactMap(Rest.running) + Rest.activity() + Headless.warnings
        faults += controllers.compactMap { ($0 as? UINavigationController).flatMap(Rest.bar) }
        faults += controllers.compactMap { ($0 as? UITabBarController).flatMap(Rest.selection) }
        if let tabs, tabs.tabBar.selectedItem !== tabs.selectedViewController?.tabBarItem {
            faults.append("the tab bar shows another item than that of the selected tab")
        }
        // What is dimmed lies in the container of the presentation, which goes with it.
        let count = root.presentedViewController == nil ? 1 : 2
        if change.isModal ? window.subviews.count > count : window.subviews.count != count {
            faults.append("\(window.subviews.count) views lie in the window instead of \(count)")
        }
        if let navigation, navigation.windowPictureCount > max(0, navigation.viewControllers.count - 1) {
            faults.append(
                "\(navigation.windowPictureCount) pictures of the window are kept for "
                    + "\(navigation.viewControllers.count) screens")
        }
        for case let screen as Screen in screens { faults += self.faults(of: screen) }
        return faults + callFaults() + endFaults()
    }

    /// Whether a screen must be seen.
    private func mustBeSeen(_ screen: Screen) -> Bool {
        if let tabs { return tabs.selectedViewController === screen }
        if let navigation { return navigation.topViewController === screen }
        if screen === detail { return root.presentedViewController === screen }
        return root.presentedViewController == nil || change.isCard || posesPresenter
    }

    private func faults(of screen: Screen) -> [String] {
        guard let view = screen.viewIfLoaded else { return [] }
        let isSeen = mustBeSeen(screen)
        var faults: [String] = []
        if isSeen != (view.window === window) {
            faults.append("\(screen.label) is \(isSeen ? "not " : "")in the window")
        }
        let isPosed = posesPresenter && screen === root && root.presentedViewController != nil
        if !isPosed, let residue = Rest.residue(of: view) { faults.append("\(screen.label) has \(residue)") }
        if isSeen, !view.isUserInteractionEnabled { faults.append("\(screen.label) takes no touches") }
        if isSeen, let keys = view.layer.animationKeys(), !keys.isEmpty {
            faults.append("\(screen.label) has the animations \(keys)")
        }
        if view.layer.sublayers?.count != 1 { faults.append("\(screen.label) has layers that are not its own") }
        return faults
    }

    /// F34: each `did` follows its `will`, and the last call of each screen agrees with what is seen.
    private func callFaults() -> [String] {
        var faults: [String] = []
        var calls: [String: [String]] = [:]
        for line in log.lines {
            let words = line.split(separator: " ").map(String.init)
            calls[words[0], default: []].append(words[1])
        }
        for (label, calls) in calls {
            for (before, call) in zip([""] + calls, calls) {
                let isPaired = call.hasPrefix("will") || before == "will" + call.dropFirst(3)
                if !isPaired || call == before { faults.append("\(label) was called out of order: \(calls)") }
            }
            let isSeen = screens.contains { $0.title == label && $0.viewIfLoaded?.window === window }
            if let last = calls.last, last != (isSeen ? "didAppear" : "didDisappear") {
                faults.append("\(label) \(isSeen ? "is" : "is not") seen, and its last call is \(last)")
            }
        }
        if let navigation, let told = delegate.log.lines.last(where: { $0.hasPrefix("didShow") }),
            told.split(separator: " ")[1] != navigation.topViewController?.title ?? ""
        {
            faults.append("the delegate's last call is \(told)")
        }
        return faults
    }

    /// N17: what has begun has ended, and progress lies between its ends.
    private func endFaults() -> [String] {
        var faults: [String] = []
        if let last = events.last, last != .finished, last != .cancelled {
            faults.append("the observer was not called at the end")
        }
        // A change that replaces another one may begin before the other has ended.
        if events.count(where: { $0 == .began }) != ends.count {
            faults.append("a beginning without an end: \(events)")
        }
        if let first = events.first, first != .began { faults.append("the observer was not called at the beginning") }
        for case .progress(let fraction) in events where !(0...1).contains(fraction) {
            faults.append("the observer was called with \(fraction)")
        }
        return faults
    }
}
