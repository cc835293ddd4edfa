import SwiftUI
import UIKit
import XCTest

/// What `NavigationStack(path:)` does with its path and its stack: when a push begins after the path has changed, in how
/// many turns, how several elements come, and which calls of the delegate the path follows. And who its delegate is,
/// before and after updates.
@available(iOS 16.0, *)
@MainActor
final class StackPathExperiment: XCTestCase {
    private struct Row: Encodable {
        var change: String
        /// Turns of the main queue until the stack has changed; nil if it never did.
        var turns: Int?
        /// The calls of the stack and of its delegate, in order, each with the path's length at that moment.
        var calls: [String]
        var path: Int
        var stack: Int
        /// The class of the delegate, and whether it is another object than at first.
        var delegate: String
        var isAnotherDelegate: Bool
    }

    private final class Model: ObservableObject {
        @Published var path: [Int] = []
    }

    private struct Content: View {
        @ObservedObject var model: Model

        var body: some View {
            NavigationStack(path: $model.path) {
                Text("root").navigationDestination(for: Int.self) { Text("\($0)") }
            }
        }
    }

    /// Notes what it is told and passes everything on.
    private final class Listener: NSObject, UINavigationControllerDelegate {
        let original: (any UINavigationControllerDelegate)?
        let note: @MainActor (String) -> Void

        init(_ original: (any UINavigationControllerDelegate)?, note: @escaping @MainActor (String) -> Void) {
            self.original = original
            self.note = note
        }

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            note("willShow, animated \(animated)")
            original?.navigationController?(navigationController, willShow: viewController, animated: animated)
            note("after willShow")
        }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            note("didShow")
            original?.navigationController?(navigationController, didShow: viewController, animated: animated)
            note("after didShow")
        }
    }

    func testPath() async throws {
        let harness = try SceneHarness()
        try await harness.begin()
        let trial = Trial(harness: harness)
        let model = Model()
        try await trial.show(UIHostingController(rootView: Content(model: model)))
        try await trial.advance(0.2)
        let stack = try XCTUnwrap(trial.window.controllers.compactMap { $0 as? UINavigationController }.first)
        let first = stack.delegate
        var rows: [Row] = []
        let changes: [(String, () -> Void)] = [
            ("one element", { model.path = [1] }),
            ("two more", { model.path = [1, 2, 3] }),
            ("another at the top", { model.path = [1, 2, 4] }),
            ("two fewer", { model.path = [1] }),
            ("a pop in UIKit", { stack.popViewController(animated: true) }),
            (
                "one element, and one more during its push",
                {
                    model.path = [1, 8]
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) { model.path = [1, 8, 9] }
                }
            ),
            (
                "two fewer, and another during the pop",
                {
                    model.path = [1]
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) { model.path = [1, 2] }
                }
            ),
            (
                "a push and a pop in UIKit, not animated",
                {
                    model.path = [5]
                    stack.popViewController(animated: false)
                }
            ),
        ]
        for (name, change) in changes {
            var calls: [String] = []
            let original = stack.delegate
            let listener = Listener(original) { calls.append("\($0), path \(model.path.count)") }
            stack.delegate = listener
            let before = stack.viewControllers
            change()
            var turns: Int?
            for turn in 0..<10 where turns == nil {
                if stack.viewControllers != before { turns = turn }
                await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
            }
            try await trial.settle()
            try await trial.advance(0.2)
            rows.append(
                Row(
                    change: name, turns: turns, calls: calls, path: model.path.count,
                    stack: stack.viewControllers.count - 1,
                    delegate: stack.delegate.map { String(describing: type(of: $0)) } ?? "none",
                    isAnotherDelegate: stack.delegate !== listener))
            stack.delegate = original
        }
        XCTAssertNotNil(first, "nobody is the delegate")
        XCTAssertTrue(rows.contains { $0.turns != nil }, "the stack never changed")
        await harness.end()
        try report(rows, named: "StackPath")
    }
}
