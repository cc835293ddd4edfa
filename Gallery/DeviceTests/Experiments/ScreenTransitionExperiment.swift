import SwiftUI
import TransitionAnimations
import TransitionCore
import TransitionSwiftUI
import UIKit
import XCTest

/// Where the environment's `screenTransition` reaches its stack: in the first view and in a destination, with the modifier
/// inside the stack and on it.
@available(iOS 16.0, *)
@MainActor
final class ScreenTransitionExperiment: XCTestCase {
    private struct Row: Encodable {
        var modifier: String
        var view: String
        /// Whether the push played the animator of the action.
        var played: Bool
        var stack: Int
    }

    private final class Model: ObservableObject {
        @Published var path: [Int] = []
        var actions: [Int: ScreenTransitionAction] = [:]
    }

    private struct Page: View {
        let number: Int
        let model: Model
        @Environment(\.screenTransition) private var screenTransition

        var body: some View {
            Color(white: 0.5 + 0.1 * Double(number)).onAppear { model.actions[number] = screenTransition }
        }
    }

    private struct Content: View {
        @ObservedObject var model: Model
        let isInside: Bool

        var body: some View {
            if isInside {
                NavigationStack(path: $model.path) { pages.stackTransition(.slide) }
            } else {
                NavigationStack(path: $model.path) { pages }.stackTransition(.slide)
            }
        }

        private var pages: some View {
            Page(number: 0, model: model).navigationDestination(for: Int.self) { Page(number: $0, model: model) }
        }
    }

    func testReach() async throws {
        var rows: [Row] = []
        for isInside in [true, false] {
            let harness = try SceneHarness()
            try await harness.begin()
            let trial = Trial(harness: harness)
            let model = Model()
            try await trial.show(UIHostingController(rootView: Content(model: model, isInside: isInside)))
            try await trial.advance(0.5)
            for number in 0...1 {
                let action = try XCTUnwrap(model.actions[number], "page \(number) never appeared")
                let scenes = ProbeAnimator.Scenes()
                action(ProbeAnimator(scenes: scenes).duration(0.3)) { model.path.append(number + 1) }
                try await trial.advance(2)
                rows.append(
                    Row(
                        modifier: isInside ? "inside" : "on the stack", view: number == 0 ? "first" : "destination",
                        played: !scenes.all.isEmpty, stack: model.path.count))
            }
            await harness.end()
        }
        XCTAssertTrue(rows.filter { $0.modifier == "on the stack" }.allSatisfy(\.played), "the action found no stack")
        try report(rows, named: "ScreenTransition")
    }
}
