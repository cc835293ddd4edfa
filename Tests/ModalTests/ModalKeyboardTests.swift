import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// A presented screen with a field.
@MainActor
private struct Stage {
    let fixture = ModalFixture()
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))

    func show(
        _ options: ModalTransitionOptions, _ animator: any TransitionAnimator = .cover, animated: Bool = true
    ) {
        fixture.detail.view.addSubview(field)
        fixture.detail.setModalTransition(animator, options: options)
        fixture.presented(animated: animated)
    }

    var place: CGRect { fixture.detail.view.convert(fixture.detail.view.bounds, to: nil) }

    /// The frame of the screen as it is shown.
    var shown: CGRect {
        let layer = fixture.detail.view.superview?.layer
        return (layer?.presentation() ?? layer)?.frame ?? .zero
    }
}

private func rect(_ y: Double, _ height: Double) -> CGRect { CGRect(x: 0, y: y, width: 390, height: height) }

/// The keyboard over screens that cover a part of the container.
@MainActor
struct ModalKeyboardTests {
    typealias Keyboard = ModalTransitionOptions.Keyboard

    // The keyboard is 336 high and ends at 844.
    @Test(
        "M4, F197: at the bottom, what the keyboard does to the screen is the app's choice, and it undoes it as it goes",
        arguments: [
            (.lift, .fraction(0.5), 86.0, 422.0), (.lift, .points(200), 308, 200), (.lift, .fraction(0.9), 47, 461),
            (.lift, .fraction(1), 0, 508), (.resize, .fraction(0.5), 254, 254), (.resize, .points(200), 308, 200),
            (.resize, .points(700), 0, 508), (.ignore, .fraction(0.5), 422, 422), (.ignore, .points(200), 644, 200),
            (.lift, .full, 0, 844), (.resize, .full, 0, 844),
        ] as [(Keyboard, ModalTransitionOptions.Extent, Double, Double)], [true, false])
    func bottom(
        _ way: (keyboard: Keyboard, extent: ModalTransitionOptions.Extent, y: Double, height: Double), late: Bool
    ) {
        let stage = Stage()
        let (fixture, field) = (stage.fixture, stage.field)
        Headless.assumptions.keyboardIsAnnouncedNextTurn = late
        Headless.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: fixture.window)
        stage.show(.init(extent: way.extent, keyboard: way.keyboard))
        let before = stage.place
        let residue = fixture.residue()
        field.becomeFirstResponder()
        fixture.settle()
        #expect(stage.place == rect(way.y, way.height))
        field.resignFirstResponder()
        fixture.settle()
        #expect(stage.place == before && fixture.residue() == residue)
    }

    @Test(
        "M4: at another edge only .resize changes the screen",
        arguments: [TransitionEdge.top, .leading, .trailing], Keyboard.allCases)
    func edges(edge: TransitionEdge, keyboard: Keyboard) {
        let stage = Stage()
        let (fixture, field) = (stage.fixture, stage.field)
        stage.show(.init(edge: edge, extent: .fraction(0.8), keyboard: keyboard), .cover(from: edge))
        let before = stage.place
        field.becomeFirstResponder()
        fixture.settle()
        var after = before
        if keyboard == .resize { after.size.height = edge == .top ? 0.8 * 508 : 508 }
        #expect(abs(stage.place.height - after.height) < 0.001)
        after.size.height = stage.place.height
        #expect(stage.place == after)
        // And away, from where it is.
        fixture.dismissed()
        #expect(!fixture.isPresented)
    }

    @Test("M4: the screen moves with the keyboard, as long and on the same curve")
    func together() {
        let stage = Stage()
        let (fixture, field) = (stage.fixture, stage.field)
        stage.show(.init(extent: .fraction(0.5)))
        let beside = UIView(frame: CGRect(x: 0, y: 844, width: 9, height: 9))
        fixture.window.addSubview(beside)
        field.becomeFirstResponder()
        UIView.animate(withDuration: 0.25) { beside.frame.origin.y -= 336 }
        for _ in 0..<5 {
            Headless.clock.advance(by: 0.04)
            let moved = 844 - (beside.layer.presentation()?.frame.minY ?? 0)
            #expect(moved > 1 && abs(422 - stage.shown.minY - moved) < 0.01, "\(stage.shown) \(moved)")
        }
        // A change in the middle goes on from where the screen is.
        Headless.clock.advance(by: 0.2)
        field.resignFirstResponder()
        Headless.clock.advance(by: 0.1)
        let middle = stage.shown.minY
        #expect(middle > 100 && middle < 400)
        field.becomeFirstResponder()
        #expect(abs(stage.shown.minY - middle) < 1)
        fixture.settle()
        #expect(stage.place == rect(86, 422))
    }

    @Test("M4: an announcement without a duration moves the screen at once; one without a frame changes nothing")
    func hostile() {
        let stage = Stage()
        let fixture = stage.fixture
        stage.show(.init(extent: .fraction(0.5)))
        func post(_ info: [AnyHashable: Any]?) {
            NotificationCenter.default.post(
                name: UIResponder.keyboardWillChangeFrameNotification, object: nil, userInfo: info)
            fixture.settle()
        }
        post(nil)
        #expect(stage.place == rect(422, 422))
        post([UIResponder.keyboardFrameEndUserInfoKey: "no rectangle"])
        #expect(stage.place == rect(422, 422))
        for frame in [CGRect(x: 0, y: CGFloat.nan, width: 390, height: 300), .null, .infinite, .zero] {
            post([UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)])
            #expect(stage.place.height.isFinite && stage.place.maxY.isFinite && stage.place.width == 390)
        }
        post([
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: rect(600, 244)),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: -7),
        ])
        #expect(stage.place == rect(178, 422))
        // No named curve has the number that keyboards announce.
        post([
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: rect(500, 344)),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
        ])
        #expect(stage.place == rect(78, 422))
    }

    @Test("M4: a keyboard of another height counts, one that floats or is undocked does not")
    func undocked() {
        let stage = Stage()
        let (fixture, field) = (stage.fixture, stage.field)
        stage.show(.init(extent: .fraction(0.5)))
        field.becomeFirstResponder()
        fixture.settle()
        // The row of shortcuts of a hardware keyboard.
        Headless.moveKeyboard(to: rect(790, 54))
        fixture.settle()
        #expect(stage.place == rect(368, 422))
        for frame in [CGRect(x: 60, y: 500, width: 300, height: 240), rect(400, 336)] {
            Headless.moveKeyboard(to: frame)
            fixture.settle()
            #expect(stage.place == rect(422, 422))
        }
        Headless.moveKeyboard(to: nil)
        fixture.settle()
        #expect(stage.place == rect(86, 422))
    }

    @Test(
        "M4, M6: after a rotation and an opened phone the screen is above the keyboard again", arguments: [true, false])
    func turned(folds: Bool) {
        let stage = Stage()
        let (fixture, field) = (stage.fixture, stage.field)
        Headless.assumptions.keyboardHeight = 200
        if folds { Headless.setPosture(.closed, of: fixture.window) }
        stage.show(.init(extent: .fraction(0.5)))
        field.becomeFirstResponder()
        fixture.settle()
        if folds { Headless.change(fixture.window, to: .open) } else { Headless.rotate(fixture.window) }
        fixture.settle()
        let size = fixture.window.bounds.size
        let height = min(size.height / 2, size.height - 200)
        #expect(stage.place == CGRect(x: 0, y: size.height - 200 - height, width: size.width, height: height))
        field.resignFirstResponder()
        fixture.settle()
        #expect(stage.place.maxY == size.height)
    }

    @Test(
        "M4: a lifted screen follows the finger that dismisses it point by point, and leaves the container",
        arguments: [true, false], [true, false])
    func swiped(isFinished: Bool, late: Bool) {
        let stage = Stage()
        let (fixture, field) = (stage.fixture, stage.field)
        Headless.assumptions.keyboardIsAnnouncedNextTurn = late
        stage.show(.init(extent: .fraction(0.5)), .cover.timing(.linear))
        field.becomeFirstResponder()
        fixture.settle()
        let residue = fixture.residue()
        let way = isFinished ? 400.0 : 200
        let touch = fixture.drag(from: CGPoint(x: 190, y: 100), by: CGSize(width: 0, height: way), lifts: false)
        #expect(!field.isFirstResponder)
        #expect(abs(stage.shown.minY - 86 - way) < 1.5, "\(stage.shown)")
        touch.lift()
        guard isFinished else {
            // Back to its stage.place above the keyboard, which comes back, without a detour.
            var lowest = stage.shown.minY
            while fixture.root.transitionCoordinator != nil {
                Headless.clock.advance(by: 0.016)
                #expect(stage.shown.minY <= lowest + 0.01)
                lowest = stage.shown.minY
            }
            for _ in 0..<30 {
                Headless.clock.advance(by: 0.016)
                #expect(abs(stage.shown.minY - 86) < 0.01)
            }
            fixture.settle()
            #expect(field.isFirstResponder && stage.place == rect(86, 422) && fixture.residue() == residue)
            return
        }
        var lowest = 0.0
        while fixture.isPresented, fixture.root.transitionCoordinator != nil {
            lowest = stage.shown.minY
            Headless.clock.advance(by: 0.016)
        }
        #expect(lowest > 780)
        fixture.settle()
        #expect(!fixture.isPresented)
    }

    @Test("M4: a screen that takes the keyboard as it comes is above it when it arrives", arguments: [true, false])
    func fromTheStart(isAnimated: Bool) {
        let fixture = ModalFixture()
        final class Form: UIViewController {
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            override func viewDidLoad() { view.addSubview(field) }
            override func viewWillAppear(_ animated: Bool) { field.becomeFirstResponder() }
        }
        let form = Form(nibName: nil, bundle: nil)
        form.setModalTransition(.cover.timing(.linear).duration(1), options: .init(extent: .fraction(0.5)))
        fixture.root.present(form, animated: isAnimated)
        if isAnimated {
            Headless.clock.advance(by: 0.05)
            // It comes from below the edge of the container, not out of the keyboard.
            let layer = form.view.superview?.layer.presentation()
            #expect((layer?.frame.minY ?? 0) > 780)
        }
        fixture.settle()
        #expect(form.field.isFirstResponder)
        #expect(form.view.convert(form.view.bounds, to: nil) == rect(86, 422))
        form.dismiss(animated: isAnimated)
        fixture.settle()
        #expect(fixture.root.presentedViewController == nil && Headless.keyboardFrame == nil)
    }

    @Test("M4: a keyboard that comes or goes during a transition moves the screen after it, in an animation")
    func duringTransition() {
        let stage = Stage()
        let (fixture, field) = (stage.fixture, stage.field)
        fixture.detail.view.addSubview(field)
        fixture.detail.setModalTransition(.cover.duration(1), options: .init(extent: .fraction(0.5)))
        fixture.present()
        Headless.clock.advance(by: 0.5)
        field.becomeFirstResponder()
        while fixture.detail.transitionCoordinator != nil || fixture.root.transitionCoordinator != nil {
            Headless.clock.advance(by: 0.016)
        }
        #expect(stage.shown.minY > 300)
        fixture.settle()
        #expect(stage.place == rect(86, 422))
    }

    @Test("M4, M9: the keyboard of a screen above leaves the lower one where it is", arguments: [true, false])
    func above(isAlert: Bool) {
        let stage = Stage()
        let (fixture, field) = (stage.fixture, stage.field)
        stage.show(.init(extent: .fraction(0.5)))
        field.becomeFirstResponder()
        fixture.settle()
        let upper = Screen("upper")
        let other = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        upper.view.addSubview(other)
        // The system's own presentation leaves the field to the app.
        if isAlert {
            field.resignFirstResponder()
        } else {
            upper.setModalTransition(.tiltUnder, options: .init(extent: .points(120)))
        }
        fixture.detail.present(upper, animated: true)
        fixture.settle()
        #expect(Headless.keyboardFrame == nil)
        other.becomeFirstResponder()
        fixture.settle()
        let wrapper = fixture.detail.view.superview
        #expect(wrapper?.frame == rect(422, 422))
        upper.dismiss(animated: true)
        fixture.settle()
        #expect(wrapper?.frame == rect(422, 422) && stage.place == rect(422, 422))
        field.becomeFirstResponder()
        fixture.settle()
        #expect(stage.place == rect(86, 422))
    }

    @Test("M4: the choice changes while the keyboard is up")
    func chosenLate() {
        let stage = Stage()
        let (fixture, field) = (stage.fixture, stage.field)
        stage.show(.init(extent: .fraction(0.5), keyboard: .ignore))
        field.becomeFirstResponder()
        fixture.settle()
        for (keyboard, frame) in [(Keyboard.lift, rect(86, 422)), (.resize, rect(254, 254)), (.ignore, rect(422, 422))]
        {
            fixture.detail.setModalTransition(.cover, options: .init(extent: .fraction(0.5), keyboard: keyboard))
            fixture.settle()
            #expect(stage.place == frame)
        }
    }

    @Test("M4: the content of a lifted screen is read and touched where it is")
    func reachable() {
        let stage = Stage()
        let (fixture, field) = (stage.fixture, stage.field)
        stage.show(.init(extent: .fraction(0.5)))
        let button = UIButton(frame: CGRect(x: 20, y: 380, width: 100, height: 40))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        fixture.detail.view.addSubview(button)
        field.becomeFirstResponder()
        fixture.settle()
        #expect(button.accessibilityFrame.minY == 466)
        Headless.tap(at: CGPoint(x: 60, y: 480), in: fixture.window)
        fixture.settle()
        #expect(taps == 1 && fixture.isPresented)
        // VoiceOver's scrub dismisses it from there.
        #expect(fixture.detail.view.superview?.accessibilityPerformEscape() == true)
        fixture.settle()
        #expect(!fixture.isPresented)
    }
}
