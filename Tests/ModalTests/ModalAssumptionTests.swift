import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// Presentations are correct under every assumption about undocumented behaviour.
@MainActor
struct ModalAssumptionTests {
    typealias Assumptions = Headless.Assumptions

    static let switches: [WritableKeyPath<Assumptions, Bool> & Sendable] = [
        \.presentationControllersHearFirst, \.customPresentationsCallAnimatorsAnyway, \.presentationsArePreparedAtOnce,
        \.dismissalsStartNextTurn, \.cancelledPresentationsCallTheCompletion,
        \.presentedAppearsBeforePresenterDisappeared, \.presentationPlacesTheArrivingView,
        \.leavingControllersHaveFinalFrames, \.interactionControllerStartsEveryTransition,
        \.alongsideBlocksAnimateWithoutBlockAnimation, \.alongsideAnimationIsRefusedOnceBegun, \.reversingFlipsFraction,
        \.reversedRunEndsAtStart, \.firstScrubWaitsForTurn, \.panTranslationStartsAtZero, \.zeroDurationCompletesLater,
        \.detachedLayersLoseAnimations, \.removedAnimationsEndAtOnce, \.opacityAnimatesAdditively,
    ]

    enum Style: CaseIterable { case whole, partial, overlay }

    /// Presents, dismisses and swipes in every way, and checks the residue each time.
    private func run(_ assumptions: Assumptions, style: Style, note: String) {
        let fixture = ModalFixture(assumptions: assumptions)
        let before = fixture.residue()
        switch style {
        case .whole: fixture.detail.setModalTransition(.slideDismiss)
        case .partial: fixture.detail.setModalTransition(.cover, options: .init(extent: .fraction(0.5)))
        case .overlay: fixture.detail.setModalTransition(.tiltedPresenter, options: .init(extent: .fraction(0.5)))
        }
        func expect(_ shown: Bool, _ residue: String?, _ step: String) {
            fixture.settle()
            #expect(fixture.isPresented == shown, "\(step), \(note)")
            #expect(fixture.root.view.window === fixture.window || style == .whole && shown, "\(step), \(note)")
            if let residue { #expect(fixture.residue() == residue, "\(step), \(note)") }
        }
        fixture.present(animated: false)
        expect(true, nil, "present at once")
        let shown = fixture.residue()
        fixture.detail.dismiss(animated: false)
        expect(false, before, "dismiss at once")
        fixture.present()
        expect(true, shown, "present")
        let start = CGPoint(x: 190, y: 440)
        _ = fixture.drag(from: start, by: CGSize(width: 0, height: 90))
        expect(true, shown, "cancelled swipe")
        fixture.detail.dismiss(animated: true)
        expect(false, before, "dismiss")
        fixture.present()
        Headless.clock.advance(by: 0.1)
        _ = fixture.drag(from: CGPoint(x: 190, y: 500), by: CGSize(width: 0, height: 340), seconds: 0.2)
        fixture.settle()
        if fixture.isPresented { fixture.dismissed() }
        expect(false, before, "caught presentation")
        fixture.present()
        expect(true, shown, "present again")
        _ = fixture.drag(from: start, by: CGSize(width: 0, height: 400), seconds: 0.2)
        if fixture.isPresented { Headless.clock.settle() }
        // A screen of full extent has twice the distance to go.
        if style == .whole, fixture.isPresented { fixture.swipeDown(by: 0.8) }
        expect(false, before, "swipe")
    }

    @Test("Each assumption the other way round", arguments: Style.allCases)
    func flipped(style: Style) {
        for index in Self.switches.indices {
            var assumptions = Assumptions()
            assumptions[keyPath: Self.switches[index]].toggle()
            run(assumptions, style: style, note: "switch \(index)")
        }
    }

    @Test("All at once, at random", arguments: Style.allCases)
    func random(style: Style) {
        var state: UInt64 = 0x5EED
        for round in 0..<20 {
            var assumptions = Assumptions()
            for path in Self.switches {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                assumptions[keyPath: path] = state >> 63 == 0
            }
            run(assumptions, style: style, note: "round \(round)")
        }
    }

    @Test("A2: a tab bar controller falls back to a cross-fade, too")
    func tabFallback() throws {
        let fixture = TabFixture()
        var info = CatalogueAnimator.slide.info
        info.containers = [.modal]
        fixture.tabs.setTabTransition(CatalogueAnimator.slide.described(as: info))
        fixture.tabs.selectedIndex = 1
        Headless.clock.advance(by: 0.1)
        let layer = try #require(fixture.screens[1].view.layer.presentation())
        #expect(CATransform3DIsIdentity(layer.transform) && layer.opacity > 0 && layer.opacity < 1)
        Headless.clock.settle()
    }
}
