import Testing
import TransitionAnimations
import TransitionTestSupport
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionSwiftUI
@testable import TransitionUIKit
@testable import fuzz

/// S4: a screen that is presented while a state of the app asks for it.
@MainActor
struct BoundPresentationTests {
    private let fresh = Fresh {
        let fixture = ModalFixture()
        return (fixture: fixture, flag: Self.flag(on: fixture.root))
    }
    var fixture: ModalFixture { fresh.value.fixture }
    var flag: FlagHost { fresh.value.flag }

    private static func flag(on parent: UIViewController?) -> FlagHost {
        FlagHost(on: parent, transition: .cover.duration(0.4).timing(.linear))
    }

    var presented: UIViewController? { fixture.root.presentedViewController }

    func expect(
        presented isPresented: Bool, ends: Int, resets: Int, made: [Int] = [1],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(Headless.clock.settle(), sourceLocation: sourceLocation)
        #expect((presented != nil) == isPresented, sourceLocation: sourceLocation)
        #expect((flag.item != nil) == isPresented, sourceLocation: sourceLocation)
        #expect(flag.ends == ends, sourceLocation: sourceLocation)
        #expect(flag.resets == resets, sourceLocation: sourceLocation)
        #expect(flag.made == made, sourceLocation: sourceLocation)
        #expect(Headless.warnings == [], sourceLocation: sourceLocation)
    }

    func show(_ item: Int = 1) {
        flag.set(item)
        #expect(Headless.clock.settle())
    }

    enum Kind: CaseIterable {
        case whole, part, system

        @MainActor
        func install(on flag: FlagHost) {
            switch self {
            case .whole: break
            case .part: flag.options = ModalTransitionOptions(extent: .fraction(0.5))
            case .system: flag.transition = nil
            }
        }
    }

    @Test("S4: the flag presents and dismisses", arguments: Kind.allCases)
    func flag(_ kind: Kind) {
        kind.install(on: flag)
        let before = fixture.residue()
        show()
        expect(presented: true, ends: 0, resets: 0)
        flag.set(nil)
        expect(presented: false, ends: 1, resets: 0)
        #expect(fixture.residue() == before)
        flag.set(1)
        expect(presented: true, ends: 1, resets: 0, made: [1, 1])
    }

    enum WayOut: CaseIterable { case swipe, tapOutside, escape, ownDismissal, presentersDismissal, unanimated }

    @Test("S4: every way out sets the flag back, and is told once", arguments: WayOut.allCases)
    func waysOut(_ way: WayOut) throws {
        if way == .tapOutside { Kind.part.install(on: flag) }
        show()
        let screen = try #require(presented)
        switch way {
        case .swipe: fixture.swipeDown(by: 0.8)
        case .tapOutside:
            let touch = Headless.touch(at: CGPoint(x: 190, y: 100), in: fixture.window)
            touch.lift()
        case .escape: #expect(Headless.performEscape(in: fixture.window))
        case .ownDismissal: screen.dismiss(animated: true)
        case .presentersDismissal: fixture.root.dismiss(animated: true)
        case .unanimated: screen.dismiss(animated: false)
        }
        expect(presented: false, ends: 1, resets: 1)
    }

    @Test("S4: a swipe that is called off changes nothing, twenty times, and one that is finished all")
    func cancelledSwipes() {
        show()
        for _ in 0..<20 {
            fixture.swipeDown(by: 0.2)
            expect(presented: true, ends: 0, resets: 0)
        }
        fixture.swipeDown(by: 0.8)
        expect(presented: false, ends: 1, resets: 1)
    }

    @Test(
        "S4: a flag that turns false while the screen arrives turns it around",
        arguments: Kind.allCases, [0, 0.001, 0.02, 0.1, 0.2, 0.39])
    func falseWhileArriving(_ kind: Kind, seconds: Double) {
        kind.install(on: flag)
        let before = fixture.residue()
        flag.set(1)
        if seconds > 0 { Headless.clock.advance(by: seconds) }
        flag.set(nil)
        Headless.clock.settle()
        #expect(presented == nil && flag.item == nil)
        #expect(flag.ends == flag.made.count && flag.resets == 0)
        #expect(Headless.warnings == [])
        #expect(fixture.residue() == before)
    }

    @Test(
        "S4: a flag that turns true while the screen leaves brings it back",
        arguments: Kind.allCases, [0, 0.001, 0.02, 0.1, 0.2, 0.39])
    func trueWhileLeaving(_ kind: Kind, seconds: Double) {
        kind.install(on: flag)
        show()
        flag.set(nil)
        if seconds > 0 { Headless.clock.advance(by: seconds) }
        flag.set(1)
        Headless.clock.settle()
        #expect(presented != nil && flag.item == 1)
        #expect(flag.ends == flag.made.count - 1 && flag.resets == 0)
        #expect(Headless.warnings == [])
    }

    @Test("S4: a screen that leaves comes back as the same one, without being made anew")
    func sameScreen() {
        show()
        let screen = presented
        flag.set(nil)
        Headless.clock.advance(by: 0.2)
        flag.set(1)
        expect(presented: true, ends: 0, resets: 0)
        #expect(presented === screen)
    }

    @Test("S4: false, true, false, in mid-flight, as often as one likes")
    func manyTurns() {
        for count in 2..<12 {
            for turn in 0..<count {
                flag.set(turn.isMultiple(of: 2) ? 1 : nil)
                Headless.clock.advance(by: 0.03)
            }
            Headless.clock.settle()
            #expect((presented != nil) == !count.isMultiple(of: 2))
            #expect((flag.item != nil) == !count.isMultiple(of: 2))
            flag.set(nil)
            Headless.clock.settle()
            #expect(presented == nil && flag.ends == flag.made.count)
        }
        #expect(Headless.warnings == [] && flag.resets == 0)
    }

    @Test("S4: a finger that holds the screen goes first, then the flag", arguments: [true, false])
    func heldByFinger(finishes: Bool) {
        show()
        let touch = fixture.drag(
            from: CGPoint(x: 190, y: 100), by: CGSize(width: 0, height: finishes ? 600 : 150), lifts: false)
        flag.set(nil)
        Headless.clock.advance(by: 0.3)
        #expect(presented != nil)
        touch.lift()
        expect(presented: false, ends: 1, resets: 0)
    }

    @Test("S4: a screen that a finger throws back as it arrives is gone, and the flag is set back")
    func thrownBack() {
        flag.set(1)
        Headless.clock.advance(by: 0.3)
        fixture.swipeDown(by: 0.8, from: CGPoint(x: 190, y: 150))
        expect(presented: false, ends: 1, resets: 1)
    }

    @Test("S4: a screen that a finger brings back while the flag is false goes all the same", arguments: [true, false])
    func broughtBack(isAnswered: Bool) {
        Headless.assumptions.cancelledPresentationsCallTheCompletion = isAnswered
        show()
        flag.set(nil)
        Headless.clock.advance(by: 0.1)
        fixture.drag(from: CGPoint(x: 190, y: 600), by: CGSize(width: 0, height: -400))
        #expect(presented != nil && flag.item == nil)
        expect(presented: false, ends: 1, resets: 0)
    }

    @Test("S4: a screen goes with what is just being presented over it", arguments: [true, false], [0, 0.1])
    func aboveArriving(isPreparedAtOnce: Bool, seconds: Double) {
        Headless.assumptions.presentationsArePreparedAtOnce = isPreparedAtOnce
        show()
        let above = UIViewController()
        above.modalPresentationStyle = .overFullScreen
        presented?.present(above, animated: true)
        if seconds > 0 { Headless.clock.advance(by: seconds) }
        let another = UIViewController()
        another.modalPresentationStyle = .overFullScreen
        if seconds > 0 {
            Headless.clock.settle()
            above.present(another, animated: true)
        }
        flag.set(nil)
        expect(presented: false, ends: 1, resets: 0)
    }

    @Test("S4: another item takes the place of the one before", arguments: Kind.allCases)
    func item(_ kind: Kind) {
        kind.install(on: flag)
        show()
        flag.set(2)
        expect(presented: true, ends: 1, resets: 0, made: [1, 2])
        flag.set(3)
        Headless.clock.advance(by: 0.1)
        flag.set(4)
        expect(presented: true, ends: 2, resets: 0, made: [1, 2, 4])
        presented?.dismiss(animated: true)
        expect(presented: false, ends: 3, resets: 1, made: [1, 2, 4])
    }

    @Test(
        "F4: the answer for the screen before is none for the next one, which UIKit is about to present",
        arguments: Kind.allCases, [true, false])
    func itemAboutToBePresented(_ kind: Kind, isPreparedAtOnce: Bool) {
        kind.install(on: flag)
        Headless.assumptions.presentationsArePreparedAtOnce = isPreparedAtOnce
        Headless.assumptions.presentationDelay = 0.05
        show()
        flag.set(2)
        for _ in 0..<200 where flag.made.count < 2 { Headless.clock.advance(by: 0.005) }
        // The completion of the old one's dismissal runs in these turns, and UIKit has not begun the new presentation.
        for _ in 0..<4 { Headless.clock.turn() }
        flag.set(nil)
        expect(presented: false, ends: 2, resets: 0, made: [1, 2])
    }

    @Test("S4: of two flags at once the second waits for the first")
    func twoFlags() {
        let other = Self.flag(on: fixture.root)
        show()
        other.set(7)
        Headless.clock.settle()
        #expect(other.made == [] && other.item == 7)
        fixture.swipeDown(by: 0.8)
        Headless.clock.settle()
        #expect(flag.item == nil && flag.ends == 1)
        #expect(other.made == [7] && presented === other.presentation.controller)
        // And back: the first waits for the second.
        flag.set(1)
        Headless.clock.settle()
        other.set(nil)
        expect(presented: true, ends: 1, resets: 1, made: [1, 1])
        #expect(other.item == nil && other.ends == 1)
    }

    @Test("S4: a screen that is in use is not presented, and the state is reset", arguments: [true, false])
    func inUse(hasAnimator: Bool) {
        let anchor = PresentationAnchor()
        fixture.root.embed(anchor, size: .zero)
        let child = UIViewController()
        fixture.root.embed(child)
        var (resets, ends, exceptions) = (0, 0, [String]())
        Headless.exceptionHandler = { exceptions.append($0) }
        anchor.presentation.reset = { _ in resets += 1 }
        anchor.presentation.didEnd = { ends += 1 }
        let inUse = [anchor, fixture.root, child]
        for (index, controller) in inUse.enumerated() {
            anchor.presentation.update(
                to: BoundPresentation.Wish(id: index, transition: hasAnimator ? .cover : nil, make: { _ in controller })
            )
            Headless.clock.settle()
            #expect(presented == nil && resets == index + 1 && ends == 0)
            #expect(controller.modalTransitionAdapter == nil)
        }
        #expect(exceptions == [] && Headless.warnings == [])
        // The next one is presented.
        let fresh = UIViewController()
        anchor.presentation.update(to: BoundPresentation.Wish(id: 9, transition: .cover, make: { _ in fresh }))
        Headless.clock.settle()
        #expect(presented === fresh)
    }

    @Test("S4: a flag waits for what somebody else presents")
    func alert() {
        fixture.present()
        Headless.clock.settle()
        show()
        #expect(flag.made == [] && flag.item == 1)
        fixture.dismissed()
        #expect(flag.made == [])
        Departure.tell(of: fixture.detail)
        expect(presented: true, ends: 0, resets: 0)
    }

    @Test("S4: a flag that is true at the start waits for the window")
    func notInWindow() {
        let other = Self.flag(on: nil)
        other.set(1)
        Headless.clock.settle()
        #expect(other.made == [])
        other.place(in: fixture.root)
        other.presentation.anchorDidAppear()
        Headless.clock.settle()
        #expect(other.made == [1] && presented === other.presentation.controller)
    }

    @Test("S4: with its view the screen goes too, and the flag is set back")
    func abandoned() {
        show()
        flag.presentation.abandon()
        flag.anchor.willMove(toParent: nil)
        flag.anchor.view.removeFromSuperview()
        flag.anchor.removeFromParent()
        expect(presented: false, ends: 1, resets: 1)
    }

    @Test("S4: what is presented over the screen goes with it")
    func above() {
        show()
        let above = UIViewController()
        above.modalPresentationStyle = .fullScreen
        presented?.present(above, animated: true)
        Headless.clock.settle()
        flag.set(nil)
        expect(presented: false, ends: 1, resets: 0)
    }

    @Test(
        "S4: another item comes as an alert over the screen is dismissed, whichever UIKit takes first",
        arguments: Kind.allCases, [0, 0.02, 0.1])
    func itemAsAnAlertGoes(_ kind: Kind, delay: Double) throws {
        kind.install(on: flag)
        Headless.assumptions.dismissalsStartNextTurn = true
        Headless.assumptions.presentationDelay = delay
        show()
        let alert = UIViewController()
        alert.modalPresentationStyle = .overFullScreen
        try #require(presented).present(alert, animated: true)
        Headless.clock.settle()
        alert.dismiss(animated: true)
        flag.set(2)
        expect(presented: true, ends: 1, resets: 0, made: [1, 2])
        flag.set(nil)
        expect(presented: false, ends: 2, resets: 0, made: [1, 2])
    }

    @Test("S4: a covered screen that is dismissed with its presenter is told too")
    func coveredAndGone() {
        show()
        let above = UIViewController()
        above.modalPresentationStyle = .fullScreen
        presented?.present(above, animated: true)
        Headless.clock.settle()
        fixture.root.dismiss(animated: true)
        expect(presented: false, ends: 1, resets: 1)
    }

    @Test("S4: the presentation's own steps leave the app's onEvent alone")
    func ownObserver() {
        show()
        var events: [TransitionEvent] = []
        presented?.modalTransitions.onEvent = { events.append($0) }
        flag.update()
        flag.set(nil)
        expect(presented: false, ends: 1, resets: 0)
        #expect(events.last == .finished)
    }

    @Test("S4: a screen that the system has presented goes its way; what is chosen meanwhile is for the next")
    func chosenLater() {
        flag.transition = nil
        show()
        let style = presented?.modalPresentationStyle
        flag.transition = .cover
        flag.update()
        #expect(presented?.modalTransitionAdapter == nil && presented?.transitioningDelegate == nil)
        #expect(presented?.modalPresentationStyle == style)
        flag.set(nil)
        expect(presented: false, ends: 1, resets: 0)
        show(2)
        #expect(presented?.modalTransitionAdapter != nil)
        flag.set(nil)
        expect(presented: false, ends: 2, resets: 0, made: [1, 2])
    }
}
