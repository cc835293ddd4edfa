import Foundation
import HeadlessFixtures
import Testing
import UIKit

/// What a presentation controller's delegate was told.
private final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var lines: [String] = []
    var mayGo = true
    var style = UIModalPresentationStyle.none

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        style
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        prepareAdaptivePresentationController adaptivePresentationController: UIPresentationController
    ) {
        lines.append("prepare")
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        lines.append("should")
        return mayGo
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        lines.append("will")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        lines.append("did")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        lines.append("attempt")
    }
}

@MainActor
struct PresentationSheetTests {
    private let delegate = SheetDelegate()

    private func stage() -> ModalStage {
        let stage = ModalStage(.automatic, custom: false)
        stage.sheet.presentationController?.delegate = delegate
        stage.present()
        return stage
    }

    private func drag(_ stage: ModalStage, to y: CGFloat) {
        Headless.swipe(
            from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: y), duration: 1, in: stage.window)
        Headless.clock.settle()
    }

    @Test("A sheet that the app has transformed keeps its size when it is laid out anew")
    func transformed() throws {
        let stage = stage()
        let view = try #require(stage.sheet.view)
        let (bounds, center) = (view.bounds, view.center)
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        stage.sheet.presentationController?.containerView?.setNeedsLayout()
        Headless.clock.settle()
        #expect(view.bounds == bounds && view.center == center)
    }

    @Test("F11: a swipe down asks and tells the delegate")
    func swipe() {
        let stage = stage()
        #expect(stage.sheet.view.frame == CGRect(x: 0, y: 10, width: 400, height: 790))
        drag(stage, to: 700)
        #expect(delegate.lines == ["should", "will", "did"])
        #expect(stage.root.presentedViewController == nil)
        #expect(stage.window.subviews == [stage.root.view])
    }

    @Test("F11: a swipe that comes back dismisses nothing")
    func shortSwipe() {
        let stage = stage()
        drag(stage, to: 180)
        #expect(delegate.lines == ["should", "will"])
        #expect(stage.root.presentedViewController === stage.sheet)
        #expect(stage.sheet.view.frame.minY == 10)
    }

    @Test("F11: a dismissal by code tells the delegate nothing")
    func programmatic() {
        let stage = stage()
        stage.dismiss()
        #expect(delegate.lines.isEmpty)
        #expect(stage.root.presentedViewController == nil)
    }

    @Test("F11: a refused swipe is an attempt", arguments: [false, true])
    func refused(modal: Bool) {
        let stage = stage()
        stage.sheet.isModalInPresentation = modal
        delegate.mayGo = modal
        drag(stage, to: 700)
        #expect(delegate.lines == ["should", "attempt"])
        #expect(stage.root.presentedViewController === stage.sheet)
    }

    @Test("An adaptation to the full screen takes another presentation controller")
    func adaptation() {
        delegate.style = .fullScreen
        let stage = stage()
        #expect(delegate.lines == ["prepare"])
        #expect(stage.sheet.view.frame == stage.window.bounds)
        #expect(stage.root.view.window == nil)
        #expect(stage.sheet.presentationController?.delegate === delegate)
        stage.dismiss()
        #expect(stage.root.view.superview === stage.window)
    }

    @Test("A view says that it is modal for assistive technologies")
    func accessibility() {
        let view = UIView()
        #expect(!view.accessibilityViewIsModal)
        view.accessibilityViewIsModal = true
        #expect(view.accessibilityViewIsModal)
        view.accessibilityViewIsModal = false
        #expect(!view.accessibilityViewIsModal)
    }
}
