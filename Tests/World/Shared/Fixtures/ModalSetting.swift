import TransitionCore
import UIKit

/// A root screen, and a screen to present on it.
@MainActor
public struct ModalSetting {
    public let trial: Trial
    public let root: Screen
    public let detail: Screen
    public let log = Log()

    public init(_ trial: Trial, isRightToLeft: Bool = false, file: StaticString = #fileID, line: UInt = #line)
        async throws
    {
        self.trial = trial
        root = Screen("root", log: log)
        detail = Screen("detail", log: log)
        if isRightToLeft { detail.view.semanticContentAttribute = .forceRightToLeft }
        try await trial.show(root, file: file, line: line)
        _ = log.take()
    }

    public var isPresented: Bool { root.presentedViewController === detail }

    public func present(animated: Bool = true) { root.startPresenting(detail, animated: animated) }

    /// Presents and waits until it is done.
    public func presented(animated: Bool = true, file: StaticString = #fileID, line: UInt = #line) async throws {
        present(animated: animated)
        try await trial.settle(file: file, line: line)
        trial.expect(isPresented, "it is not presented", file: file, line: line)
        trial.expect(detail.view.window === trial.window, "it is not seen", file: file, line: line)
    }

    /// Dismisses and waits until it is done.
    public func dismissed(animated: Bool = true, file: StaticString = #fileID, line: UInt = #line) async throws {
        detail.startDismissing(animated: animated)
        try await trial.settle(file: file, line: line)
        expectGone(file: file, line: line)
    }

    /// Expects the root to be alone and at rest.
    public func expectGone(file: StaticString = #fileID, line: UInt = #line) {
        trial.expect(root.presentedViewController == nil, "it is still presented", file: file, line: line)
        trial.expect(detail.viewIfLoaded?.window == nil, "it is still seen", file: file, line: line)
        trial.expect(root.view.window === trial.window, "the root is not seen", file: file, line: line)
        trial.equal(root.view.frame, trial.window.bounds, "the root's place", file: file, line: line)
        trial.expectRest(of: root.view, file: file, line: line)
    }
}
