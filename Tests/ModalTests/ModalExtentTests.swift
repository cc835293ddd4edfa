import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// The size of a screen that covers a part of the container, its changes, and its corners.
@MainActor
struct ModalExtentTests {
    private func place(_ fixture: ModalFixture) -> CGRect {
        fixture.detail.view.convert(fixture.detail.view.bounds, to: nil)
    }

    private func wrapper(_ fixture: ModalFixture) throws -> CALayer {
        try #require(fixture.detail.view.superview).layer
    }

    /// The height of the screen as it is shown.
    private func height(_ fixture: ModalFixture) throws -> Double {
        let layer = try wrapper(fixture)
        return (layer.presentation() ?? layer).bounds.height
    }

    @Test(
        "M4: the extent that the screen asks for, at each edge; half of the container if it asks for none",
        arguments: [
            (.bottom, CGRect(x: 0, y: 644, width: 390, height: 200)),
            (.top, CGRect(x: 0, y: 0, width: 390, height: 200)),
            (.leading, CGRect(x: 0, y: 0, width: 120, height: 844)),
            (.trailing, CGRect(x: 270, y: 0, width: 120, height: 844)),
        ] as [(TransitionEdge, CGRect)])
    func preferred(edge: TransitionEdge, frame: CGRect) {
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(.cover(from: edge), options: .init(edge: edge, extent: .preferred))
        fixture.detail.preferredContentSize = CGSize(width: 120, height: 200)
        fixture.presented()
        #expect(place(fixture) == frame)
        // A swipe goes over that distance.
        #expect(fixture.detail.modalTransitions.options == .init(edge: edge, extent: .preferred))
        for size in [CGSize.zero, CGSize(width: -5, height: -5), CGSize(width: CGFloat.nan, height: .nan)] {
            fixture.detail.preferredContentSize = size
            fixture.settle()
            let isAtSide = edge == .leading || edge == .trailing
            #expect(
                place(fixture).size == (isAtSide ? CGSize(width: 195, height: 844) : CGSize(width: 390, height: 422)))
        }
        fixture.detail.preferredContentSize = CGSize(width: 1e9, height: CGFloat.infinity)
        fixture.settle()
        #expect(place(fixture).width <= 390 && place(fixture).height <= 844)
        fixture.dismissed()
        #expect(!fixture.isPresented)
    }

    @Test(
        "M4: a size asked for later moves the edge, in an animation of its own or of the app", arguments: [nil, 1, 0])
    func asksLater(seconds: Double?) throws {
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(.cover, options: .init(extent: .preferred))
        fixture.detail.preferredContentSize.height = 200
        fixture.presented()
        switch seconds {
        case nil: fixture.detail.preferredContentSize.height = 400
        case 0: UIView.performWithoutAnimation { fixture.detail.preferredContentSize.height = 400 }
        case let seconds?: UIView.animate(withDuration: seconds) { fixture.detail.preferredContentSize.height = 400 }
        }
        Headless.clock.advance(by: 0.15)
        let middle = try height(fixture)
        switch seconds {
        case nil: #expect(middle > 250 && middle < 350)
        case 0: #expect(middle == 400)
        default: #expect(middle > 200 && middle < 230)
        }
        fixture.settle()
        #expect(place(fixture) == CGRect(x: 0, y: 444, width: 390, height: 400))
    }

    @Test("M4: a size asked for during a transition counts after it; one for another extent never")
    func asksDuring() throws {
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(.cover.duration(1), options: .init(extent: .preferred))
        fixture.detail.preferredContentSize.height = 200
        fixture.present()
        Headless.clock.advance(by: 0.5)
        fixture.detail.preferredContentSize.height = 400
        #expect(try height(fixture) == 200)
        while fixture.root.transitionCoordinator != nil { Headless.clock.advance(by: 0.016) }
        #expect(try height(fixture) < 250)
        fixture.settle()
        #expect(place(fixture).height == 400)
        fixture.detail.setModalTransition(.cover, options: .init(extent: .points(300)))
        fixture.settle()
        fixture.detail.preferredContentSize.height = 500
        fixture.settle()
        #expect(place(fixture).height == 300)
    }

    @Test("M4: another extent counts at once, or in the app's animation", arguments: [true, false])
    func changed(isAnimated: Bool) throws {
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(.cover, options: .init(extent: .fraction(0.5)))
        fixture.presented()
        let change = {
            fixture.detail.setModalTransition(.cover, options: .init(extent: .fraction(0.75)))
            fixture.detail.presentationController?.containerView?.layoutIfNeeded()
        }
        if isAnimated { UIView.animate(withDuration: 1, animations: change) } else { change() }
        Headless.clock.advance(by: 0.5)
        let middle = try height(fixture)
        #expect(isAnimated ? middle > 450 && middle < 600 : middle == 633)
        fixture.settle()
        #expect(place(fixture) == CGRect(x: 0, y: 211, width: 390, height: 633))
        _ = fixture.drag(from: CGPoint(x: 190, y: 240), by: CGSize(width: 0, height: 500))
        fixture.settle()
        #expect(!fixture.isPresented)
    }

    @Test(
        "M4: the corners beside the presenter are rounded as long as the option says so",
        arguments: [
            (.bottom, [.layerMinXMinYCorner, .layerMaxXMinYCorner]),
            (.top, [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]),
            (.leading, [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]),
            (.trailing, [.layerMinXMinYCorner, .layerMinXMaxYCorner]),
        ] as [(TransitionEdge, CACornerMask)], [false, true])
    func corners(_ side: (edge: TransitionEdge, corners: CACornerMask), isRightToLeft: Bool) throws {
        let fixture = ModalFixture(isRightToLeft: isRightToLeft)
        var edge = side.edge
        if isRightToLeft, edge == .leading || edge == .trailing { edge = edge == .leading ? .trailing : .leading }
        var options = ModalTransitionOptions(edge: edge, extent: .fraction(0.5), cornerRadius: 24)
        fixture.detail.setModalTransition(.cover(from: edge), options: options)
        fixture.presented()
        let layer = try wrapper(fixture)
        #expect(layer.cornerRadius == 24 && layer.masksToBounds && layer.cornerCurve == .continuous)
        #expect(layer.maskedCorners == side.corners)
        for (radius, expected) in [(8, 8), (0, 0), (.nan, 0), (-3, 0), (12, 12)] as [(Double, CGFloat)] {
            options.cornerRadius = radius
            fixture.detail.setModalTransition(.cover(from: edge), options: options)
            fixture.settle()
            #expect(layer.cornerRadius == expected && layer.masksToBounds == (expected > 0))
        }
        fixture.dismissed()
        #expect(layer.cornerRadius == 12)
    }

    @Test("M4: what darkens a rounded screen during a transition has its corners; a full screen has none")
    func shadedCorners() throws {
        let fixture = ModalFixture()
        let shaded = CatalogueAnimator("shaded", tags: [], duration: 1, "") { _ in
            Choreography(foreground: .from(.offset(toward: .bottom).shade(0.5)))
        }
        fixture.detail.setModalTransition(shaded, options: .init(extent: .fraction(0.5), cornerRadius: 20))
        fixture.present()
        Headless.clock.advance(by: 0.5)
        let container = try #require(fixture.detail.presentationController?.containerView)
        let rounded = (container.layer.sublayers ?? []).filter { $0.cornerRadius == 20 }
        #expect(rounded.count == 2 && Set(rounded.map(\.maskedCorners.rawValue)).count == 1)
        fixture.settle()
        fixture.dismissed()
        fixture.detail.setModalTransition(.tiltUnder, options: .init(cornerRadius: 20))
        fixture.presented()
        #expect(try wrapper(fixture).cornerRadius == 0)
    }
}
