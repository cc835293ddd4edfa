import TransitionCore
import TransitionUIKit
import UIKit

/// A tab bar controller with tabs a, b, c…, to be seen.
@MainActor
public struct TabSetting {
    public let trial: Trial
    public let tabs: UITabBarController
    public let screens: [Screen]
    public let app = AppTabDelegate()
    public let log = Log()

    public init(
        _ trial: Trial, tabs count: Int = 3, isRightToLeft: Bool = false,
        file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        self.trial = trial
        let log = log
        screens = "abcde".prefix(count).map { Screen(String($0), log: log) }
        tabs = UITabBarController(nibName: nil, bundle: nil)
        if isRightToLeft { tabs.view.semanticContentAttribute = .forceRightToLeft }
        tabs.viewControllers = screens
        tabs.delegate = app
        try await trial.show(tabs, file: file, line: line)
        _ = log.take()
    }

    public var transitions: ContainerTransitions<TabTransitionOptions> { tabs.transitions }

    /// The names of the tabs that are seen; several if views were left behind.
    public var shown: String { screens.filter { $0.viewIfLoaded?.window != nil }.map(\.label).joined() }

    public func select(_ index: Int) { tabs.selectedIndex = index }

    /// Selects and waits until it is done.
    public func selected(_ index: Int, file: StaticString = #fileID, line: UInt = #line) async throws {
        select(index)
        try await settle(file: file, line: line)
    }

    /// Waits for rest; index, controller and what is seen must agree then.
    public func settle(file: StaticString = #fileID, line: UInt = #line) async throws {
        try await trial.settle(file: file, line: line)
        trial.equal(shown, tabs.selectedViewController?.title ?? "none", "what is seen", file: file, line: line)
        let index = tabs.viewControllers?.firstIndex { $0 === tabs.selectedViewController } ?? NSNotFound
        trial.equal(tabs.selectedIndex, index, "the index", file: file, line: line)
        if let view = tabs.selectedViewController?.viewIfLoaded { trial.expectRest(of: view, file: file, line: line) }
    }

    /// Expects each did to follow its will, and the last word of each screen to be what is seen.
    public func expectBalance(file: StaticString = #fileID, line: UInt = #line) {
        let lines = log.take()
        for screen in screens {
            let own = lines.filter { $0.hasPrefix(screen.label + " ") }.map { String($0.dropFirst(2)) }
            for (index, call) in own.enumerated() where call.hasPrefix("did") {
                let isPair = index > 0 && own[index - 1] == "will" + call.dropFirst(3)
                trial.expect(isPair, "\(screen.label): \(own)", file: file, line: line)
            }
            guard let last = own.last else { continue }
            let isShown = screen === tabs.selectedViewController
            trial.equal(
                last, isShown ? "didAppear" : "didDisappear", "\(screen.label): \(own)", file: file, line: line)
        }
    }
}
