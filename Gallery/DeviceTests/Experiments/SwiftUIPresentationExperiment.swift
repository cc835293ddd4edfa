import SwiftUI
import TransitionCore
import TransitionSwiftUI
import UIKit
import XCTest

/// What SwiftUI does with a screen that this package presents for a flag: when its views have a place, what `dismiss` of
/// the environment means there, and what becomes of a flag that turns around in mid-flight.
@MainActor
final class SwiftUIPresentationExperiment: XCTestCase {
    private struct Row: Encodable {
        var action: String
        /// Whether the screen is presented in the end.
        var isPresented: Bool
        /// The flag in the end.
        var flag: Bool
        /// How often the view that presents was told of a dismissal.
        var dismissals: Int
        /// Whether the animator heard where the source is, at each start.
        var knewSource: [Bool]
        /// Whether it heard where the target is.
        var knewTarget: [Bool]
        /// What `isPresented` of the environment is within the content; nil if the content never appeared.
        var environmentIsPresented: Bool?
        /// A value of the app's in the environment, as the content sees it.
        var environmentValue: String?
    }

    private enum Action: String, CaseIterable {
        case present, flagWhileArriving, flagTwice, systemDismiss, ownDismiss, dismissInCode, flagWhileLeaving
    }

    /// The state of the view under trial, outside of it so that the experiment can set it.
    private final class Model: ObservableObject {
        @Published var flag = false
        var dismissals = 0
        var isPresented: Bool?
        var value: String?
        var system: DismissAction?
        var own: DismissPresentationAction?
    }

    private struct Content: View {
        @Environment(\.isPresented) private var isPresented
        @Environment(\.dismiss) private var system
        @Environment(\.dismissPresentation) private var own
        @Environment(\.experimentValue) private var value
        let model: Model

        var body: some View {
            Color.green.frame(width: 200, height: 200).transitionTarget(id: "photo")
                .onAppear {
                    model.isPresented = isPresented
                    model.value = value
                    model.system = system
                    model.own = own
                }
        }
    }

    private struct Presenter: View {
        @ObservedObject var model: Model
        let animator: ProbeAnimator

        var body: some View {
            Color.blue.frame(width: 50, height: 50).transitionSource(id: "photo")
                .presentation(
                    isPresented: $model.flag, transition: animator.duration(1), onDismiss: { model.dismissals += 1 }
                ) {
                    Content(model: model)
                }
                .environment(\.experimentValue, "handed down")
        }
    }

    func testPresentations() async throws {
        var rows: [Row] = []
        for action in Action.allCases { rows.append(try await row(action)) }
        try report(rows, named: "SwiftUI presentations")
    }

    /// A screen that covers its presenter: the presenter leaves the window, and the traits change.
    func testTraits() async throws {
        let harness = try SceneHarness()
        try await harness.begin()
        let trial = Trial(harness: harness)
        var rows: [TraitRow] = []
        for sets in [false, true] {
            let model = TraitModel()
            let host = UIHostingController(rootView: TraitPresenter(model: model, setsSize: sets))
            try await trial.show(host)
            model.flag = true
            try await trial.advance(3)
            for style in [UIUserInterfaceStyle.dark, .light] {
                trial.window.overrideUserInterfaceStyle = style
                try await trial.advance(0.5)
                let seen = try XCTUnwrap(model.seen, "the content never appeared")
                XCTAssertEqual(seen.scheme, style == .dark ? .dark : .light, "the content has the presenter's scheme")
                XCTAssertEqual(seen.size == .xxLarge, sets, "a text size that the app sets is kept, and no other")
                rows.append(
                    TraitRow(
                        setsSize: sets, window: style == .dark ? "dark" : "light", content: "\(seen.scheme)",
                        size: "\(seen.size)", widthClass: "\(String(describing: seen.width))"))
            }
            trial.window.overrideUserInterfaceStyle = .unspecified
            model.flag = false
            try await trial.advance(3)
        }
        try report(rows, named: "SwiftUI traits")
        await harness.end()
    }

    private struct TraitRow: Encodable {
        /// Whether the app sets a text size for the presenter.
        var setsSize: Bool
        var window: String
        var content: String
        var size: String
        var widthClass: String
    }

    @MainActor
    private final class TraitModel: ObservableObject {
        struct Seen: Equatable {
            var scheme: ColorScheme
            var size: DynamicTypeSize
            var width: UserInterfaceSizeClass?
        }

        @Published var flag = false
        let animator = ProbeAnimator(scenes: ProbeAnimator.Scenes())
        var seen: Seen?
    }

    private struct TraitPresenter: View {
        @ObservedObject var model: TraitModel
        let setsSize: Bool

        @ViewBuilder var body: some View {
            if setsSize {
                presenter.dynamicTypeSize(.xxLarge)
            } else {
                presenter
            }
        }

        private var presenter: some View {
            Color.blue.presentation(isPresented: $model.flag, transition: model.animator.duration(0.3)) {
                TraitContent(model: model)
            }
        }
    }

    private struct TraitContent: View {
        let model: TraitModel
        @Environment(\.colorScheme) private var scheme
        @Environment(\.dynamicTypeSize) private var size
        @Environment(\.horizontalSizeClass) private var width

        var body: some View {
            let seen = TraitModel.Seen(scheme: scheme, size: size, width: width)
            Color.green
                .onAppear { model.seen = seen }
                .onChange(of: seen) { model.seen = $0 }
        }
    }

    private func row(_ action: Action) async throws -> Row {
        let harness = try SceneHarness()
        try await harness.begin()
        let trial = Trial(harness: harness)
        let scenes = ProbeAnimator.Scenes()
        let model = Model()
        let host = UIHostingController(rootView: Presenter(model: model, animator: ProbeAnimator(scenes: scenes)))
        try await trial.show(host)
        model.flag = true
        switch action {
        case .present: break
        case .flagWhileArriving:
            try await trial.advance(0.4)
            model.flag = false
        case .flagTwice:
            try await trial.advance(0.4)
            model.flag = false
            try await trial.advance(0.1)
            model.flag = true
        case .systemDismiss:
            try await trial.advance(3)
            model.system?()
        case .ownDismiss:
            try await trial.advance(3)
            model.own?()
        case .dismissInCode:
            try await trial.advance(3)
            host.startDismissing(animated: true)
        case .flagWhileLeaving:
            try await trial.advance(3)
            model.flag = false
            try await trial.advance(0.4)
            model.flag = true
        }
        try await trial.advance(3)
        let row = Row(
            action: action.rawValue,
            isPresented: host.presentedViewController != nil,
            flag: model.flag,
            dismissals: model.dismissals,
            knewSource: scenes.all.map { $0.sourceRect != nil },
            knewTarget: scenes.all.map { $0.targetRect != nil },
            environmentIsPresented: model.isPresented,
            environmentValue: model.value
        )
        model.flag = false
        try await trial.advance(3)
        XCTAssertNil(host.presentedViewController, "\(action): the screen is still there")
        return row
    }
}

private struct ExperimentKey: EnvironmentKey {
    static let defaultValue = "default"
}

extension EnvironmentValues {
    fileprivate var experimentValue: String {
        get { self[ExperimentKey.self] }
        set { self[ExperimentKey.self] = newValue }
    }
}
