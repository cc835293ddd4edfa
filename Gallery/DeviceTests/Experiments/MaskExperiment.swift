import UIKit
import XCTest

/// What is seen of a scrolled list with a mask at its size, with one that is moved by the offset, and with a mask that has
/// a mask; of a blur below a masked, a half transparent and a clipped view; and of a navigation bar with two buttons,
/// which are glass from iOS 26 on, below a masked and a half transparent view.
@MainActor
final class MaskExperiment: XCTestCase {
    private struct Row: Encodable {
        var what: String
        /// Red, green, blue and alpha at four places, the middle of each quarter, and at four in the bar.
        var pixels: [[Int]]
    }

    private enum Subject: String, CaseIterable {
        case listWithPlainMask, listWithMovedMask, listWithMaskedMask, blur, blurMasked, blurHalfTransparent,
            blurClipped, bar, barMasked, barHalfTransparent
    }

    func testMasks() async throws {
        var rows: [Row] = []
        for subject in Subject.allCases { rows.append(try await row(subject)) }
        XCTAssertGreaterThan(Set(rows.map(\.pixels)).count, 1, "all pictures look the same")
        try report(rows, named: "Masks")
    }

    private func row(_ subject: Subject) async throws -> Row {
        let harness = try SceneHarness()
        try await harness.begin()
        let trial = Trial(harness: harness)
        let controller = UIViewController()
        controller.view.backgroundColor = .blue
        try await trial.show(controller)
        let bounds: CGRect = controller.view.bounds
        switch subject {
        case .listWithPlainMask, .listWithMovedMask, .listWithMaskedMask:
            let list = UIScrollView(frame: bounds)
            list.backgroundColor = .red
            list.contentSize = CGSize(width: bounds.width, height: 5000)
            list.contentInsetAdjustmentBehavior = .never
            controller.view.addSubview(list)
            list.contentOffset.y = 1500
            let mask = CALayer()
            mask.backgroundColor = UIColor.black.cgColor
            mask.frame = subject == .listWithPlainMask ? CGRect(origin: .zero, size: bounds.size) : list.bounds
            if subject == .listWithMaskedMask {
                let inner = CALayer()
                inner.backgroundColor = UIColor.black.cgColor
                inner.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height / 2)
                mask.mask = inner
            }
            list.layer.mask = mask
        case .blur, .blurMasked, .blurHalfTransparent, .blurClipped:
            let stripe = UIView(frame: CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height))
            stripe.backgroundColor = .red
            controller.view.addSubview(stripe)
            let parent = UIView(frame: bounds)
            let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
            blur.frame = bounds
            parent.addSubview(blur)
            controller.view.addSubview(parent)
            if subject == .blurMasked {
                let mask = CALayer()
                mask.backgroundColor = UIColor.black.cgColor
                mask.frame = bounds
                parent.layer.mask = mask
            }
            if subject == .blurHalfTransparent { parent.alpha = 0.5 }
            if subject == .blurClipped {
                parent.layer.cornerRadius = 40
                parent.clipsToBounds = true
            }
        case .bar, .barMasked, .barHalfTransparent:
            let content = UIViewController()
            content.view.backgroundColor = .red
            content.navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "One", style: .plain, target: nil, action: nil)
            content.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Two", style: .plain, target: nil, action: nil)
            let navigation = UINavigationController(rootViewController: content)
            controller.addChild(navigation)
            navigation.view.frame = bounds
            controller.view.addSubview(navigation.view)
            navigation.didMove(toParent: controller)
            if subject == .barMasked {
                let mask = CALayer()
                mask.backgroundColor = UIColor.black.cgColor
                mask.frame = bounds
                navigation.view.layer.mask = mask
            }
            if subject == .barHalfTransparent { navigation.view.alpha = 0.5 }
        }
        try await trial.advance(0.3)
        var isWhole = false
        let picture = UIGraphicsImageRenderer(bounds: trial.window.bounds).image { _ in
            isWhole = trial.window.drawHierarchy(in: trial.window.bounds, afterScreenUpdates: true)
        }
        XCTAssertTrue(isWhole, "\(subject) could not be drawn")
        let sample = try XCTUnwrap(PictureSample(of: picture))
        await harness.end()
        let places = [(2, 2), (5, 2), (2, 5), (5, 5), (0, 0), (1, 0), (6, 0), (7, 0)]
        return Row(what: subject.rawValue, pixels: places.map { sample.pixel(column: $0.0, row: $0.1) })
    }
}
