import SwiftUI
import UIKit
import XCTest

/// Where SwiftUI puts a modifier's controller, when that hears what, and when the container's delegate is set: within a
/// stack, on it, on a tab view, and when the view gets another identity.
@available(iOS 16.0, *)
@MainActor
final class StackDelegateExperiment: XCTestCase {
    private struct Row: Encodable {
        var place: String
        var calls: [String]
        /// The controllers from the modifier's up to the root.
        var ancestors: [String]
        /// The controllers beside the modifier's.
        var siblings: [String]
    }

    private final class Model: ObservableObject {
        @Published var identity = 0
        @Published var updates = 0
    }

    private final class Probe: UIViewController {
        var note: (String, Probe) -> Void = { _, _ in }

        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            note(parent == nil ? "left its parent" : "has a parent", self)
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            note("will appear", self)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            note("laid out", self)
        }
    }

    private struct ProbeView: UIViewControllerRepresentable {
        let name: String
        let updates: Int
        let note: (String, Probe) -> Void

        func makeUIViewController(context: Context) -> Probe {
            let probe = Probe()
            probe.note = { note("\(name) \($0)", $1) }
            note("\(name) made", probe)
            return probe
        }

        func updateUIViewController(_ probe: Probe, context: Context) { probe.note("updated", probe) }

        static func dismantleUIViewController(_ probe: Probe, coordinator: ()) { probe.note("dismantled", probe) }
    }

    private struct Content: View {
        @ObservedObject var model: Model
        let place: String
        let note: (String, Probe) -> Void

        private var probe: some View {
            ProbeView(name: "probe \(model.identity)", updates: model.updates, note: note)
                .frame(width: 0, height: 0)
                .id(model.identity)
        }

        var body: some View {
            switch place {
            case "within a stack": NavigationStack { Text("root").background(probe) }
            case "on a stack": NavigationStack { Text("root") }.background(probe)
            case "within tabs": TabView { Text("a").background(probe).tabItem { Text("a") } }
            default: TabView { Text("a").tabItem { Text("a") } }.background(probe)
            }
        }
    }

    func testDelegates() async throws {
        var rows: [Row] = []
        for place in ["within a stack", "on a stack", "within tabs", "on tabs"] {
            let harness = try SceneHarness()
            try await harness.begin()
            let trial = Trial(harness: harness)
            let model = Model()
            var calls: [String] = []
            var last: Probe?
            let content = Content(model: model, place: place) { call, probe in
                last = probe
                calls.append("\(call), delegate \(Self.delegate(in: trial.window))")
            }
            try await trial.show(UIHostingController(rootView: content))
            try await trial.advance(0.2)
            calls.append("another update")
            model.updates += 1
            try await trial.advance(0.2)
            calls.append("another identity")
            model.identity += 1
            try await trial.advance(0.2)
            let probe = try XCTUnwrap(last, "\(place): no probe was made")
            let ancestors = sequence(first: probe as UIViewController, next: \.parent).map { Self.name($0) }
            rows.append(
                Row(
                    place: place, calls: calls, ancestors: ancestors,
                    siblings: probe.parent?.children.map { Self.name($0) } ?? []))
            await harness.end()
        }
        try report(rows, named: "StackDelegate")
    }

    private static func name(_ object: AnyObject) -> String { String(describing: type(of: object)) }

    private static func delegate(in window: UIWindow) -> String {
        let found = window.controllers.lazy.compactMap { controller -> AnyObject? in
            (controller as? UINavigationController)?.delegate ?? (controller as? UITabBarController)?.delegate
        }.first
        return found.map { name($0) } ?? "none"
    }
}
