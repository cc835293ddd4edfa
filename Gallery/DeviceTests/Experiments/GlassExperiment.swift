// UIKit has glass since the SDK of iOS 26.
#if compiler(>=6.2)
import UIKit
import XCTest

/// Whether glass is seen that came into a window under a view of low opacity which is opaque afterwards (F192). Blur and
/// the buttons of a bar stand beside it. Decides which opacity a screen in a container must not fall below: the rows of a
/// sufficient one have the same pixels as those of opacity 1.
@MainActor
final class GlassExperiment: XCTestCase {
    private struct Row: Encodable {
        var subject: String
        /// The opacity at first, 0 to 1.
        var opacity: Double
        /// Whether only the presentation layer had it, as in a timed transition.
        var isPresentationOnly: Bool
        /// Red, green, blue and alpha at four places, and at four in the bar, half a second after the view is opaque.
        var pixels: [[Int]]
        /// The greatest difference of a component from the row of opacity 1, 0 to 255.
        var difference: Int
    }

    private enum Subject: String, CaseIterable {
        case blur, glass, bar, leavingGlass
    }

    func testGlass() async throws {
        var rows: [Row] = []
        for subject in Subject.allCases {
            guard #available(iOS 26.0, *) else {
                if subject == .glass || subject == .leavingGlass { continue }
                try await add(subject, to: &rows)
                continue
            }
            try await add(subject, to: &rows)
        }
        XCTAssertTrue(rows.allSatisfy { $0.opacity < 1 || $0.difference == 0 })
        try report(rows, named: "Glass")
    }

    private func add(_ subject: Subject, to rows: inout [Row]) async throws {
        let plain = try await pixels(of: subject, from: 1, isPresentationOnly: false)
        for opacity in [1, 0.5, 0.05, 0.02, 0.01, 0] {
            for isPresentationOnly in [false, true] {
                let found =
                    opacity == 1
                    ? plain : try await pixels(of: subject, from: opacity, isPresentationOnly: isPresentationOnly)
                let difference = zip(found.joined(), plain.joined()).map { abs($0 - $1) }.max() ?? 0
                rows.append(
                    Row(
                        subject: subject.rawValue, opacity: opacity, isPresentationOnly: isPresentationOnly,
                        pixels: found, difference: difference))
            }
        }
    }

    private func pixels(
        of subject: Subject, from opacity: Double, isPresentationOnly: Bool
    ) async throws -> [[Int]] {
        let harness = try SceneHarness()
        try await harness.begin()
        let trial = Trial(harness: harness)
        let controller = UIViewController()
        controller.view.backgroundColor = .blue
        try await trial.show(controller)
        let bounds: CGRect = controller.view.bounds
        let stripe = UIView(frame: CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height))
        stripe.backgroundColor = .red
        controller.view.addSubview(stripe)
        let screen = subject == .bar ? bar(in: controller) : UIView(frame: bounds)
        if subject != .bar { screen.addSubview(effect(subject, frame: bounds)) }
        screen.alpha = isPresentationOnly ? 1 : opacity
        controller.view.addSubview(screen)
        if isPresentationOnly {
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration) = (opacity, opacity, 0.3)
            screen.layer.add(fade, forKey: "fade")
        }
        try await trial.advance(0.3)
        if subject == .leavingGlass {
            // What has faded out goes, and other glass comes in its place.
            screen.removeFromSuperview()
            let next = UIView(frame: bounds)
            next.addSubview(effect(.glass, frame: bounds))
            controller.view.addSubview(next)
        }
        screen.alpha = 1
        try await trial.advance(0.5)
        let picture = UIGraphicsImageRenderer(bounds: trial.window.bounds).image { _ in
            trial.window.drawHierarchy(in: trial.window.bounds, afterScreenUpdates: true)
        }
        let sample = try XCTUnwrap(PictureSample(of: picture))
        await harness.end()
        let places = [(2, 2), (5, 2), (2, 5), (5, 5), (0, 0), (1, 0), (6, 0), (7, 0)]
        return places.map { sample.pixel(column: $0.0, row: $0.1) }
    }

    private func effect(_ subject: Subject, frame: CGRect) -> UIView {
        var effect: UIVisualEffect = UIBlurEffect(style: .light)
        if #available(iOS 26.0, *), subject != .blur { effect = UIGlassEffect(style: .regular) }
        let view = UIVisualEffectView(effect: effect)
        view.frame = frame.insetBy(dx: 20, dy: 100)
        return view
    }

    /// A navigation controller's view, with two buttons in its bar, as a child.
    private func bar(in controller: UIViewController) -> UIView {
        let content = UIViewController()
        for (title, isLeft) in [("One", true), ("Two", false)] {
            let item = UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
            if isLeft { content.navigationItem.leftBarButtonItem = item }
            if !isLeft { content.navigationItem.rightBarButtonItem = item }
        }
        let navigation = UINavigationController(rootViewController: content)
        controller.addChild(navigation)
        let view: UIView = navigation.view
        view.frame = controller.view.bounds
        navigation.didMove(toParent: controller)
        return view
    }
}
#endif
