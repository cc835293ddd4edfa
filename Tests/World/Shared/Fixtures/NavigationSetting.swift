import TransitionCore
import TransitionUIKit
import UIKit

/// A navigation controller with one screen, to be seen.
@MainActor
public struct NavigationSetting {
    public let trial: Trial
    public let navigation: UINavigationController
    public let root: Screen
    public let log = Log()

    public init(_ trial: Trial, isRightToLeft: Bool = false, file: StaticString = #fileID, line: UInt = #line)
        async throws
    {
        self.trial = trial
        root = Screen("root", log: log)
        navigation = UINavigationController(rootViewController: root)
        if isRightToLeft { navigation.view.semanticContentAttribute = .forceRightToLeft }
        try await trial.show(navigation, file: file, line: line)
        _ = log.take()
    }

    public var transitions: ContainerTransitions<NavigationTransitionOptions> { navigation.transitions }

    /// The names of the screens on the stack.
    public var names: [String] { navigation.viewControllers.map { $0.title ?? "?" } }

    @discardableResult
    public func push(_ name: String, animated: Bool = true) -> Screen {
        let screen = Screen(name, log: log)
        navigation.pushViewController(screen, animated: animated)
        return screen
    }

    /// Pushes and waits until it is done.
    @discardableResult
    public func pushed(
        _ name: String, animated: Bool = true, file: StaticString = #fileID, line: UInt = #line
    ) async throws -> Screen {
        let screen = push(name, animated: animated)
        try await trial.settle(file: file, line: line)
        return screen
    }

    public func pop(animated: Bool = true) { navigation.popViewController(animated: animated) }

    /// Pops and waits until it is done.
    public func popped(animated: Bool = true, file: StaticString = #fileID, line: UInt = #line) async throws {
        pop(animated: animated)
        try await trial.settle(file: file, line: line)
    }

    /// Expects the top screen to be alone on the screen and at rest.
    public func expectTop(_ name: String, file: StaticString = #fileID, line: UInt = #line) throws {
        trial.equal(names.last ?? "none", name, "on top", file: file, line: line)
        let view = try trial.check.require(navigation.topViewController?.view, "the top view", file: file, line: line)
        trial.expect(view.window === trial.window, "it is not in the window", file: file, line: line)
        trial.equal(view.bounds.size, navigation.view.bounds.size, "its size", file: file, line: line)
        trial.expectRest(of: view, file: file, line: line)
        let others = navigation.viewControllers.dropLast().filter { $0.viewIfLoaded?.window != nil }
        trial.equal(others.count, 0, "screens below that are still seen", file: file, line: line)
    }
}
