import TransitionTestSupport
import UIKit

/// Makes events from random numbers. It does not depend on the state of the world, so that its events can be replayed
/// and shortened.
struct EventSource {
    private var random: SeededGenerator
    private var pending: [Event] = []
    /// Whether the containers are those of SwiftUI.
    private let isHosted: Bool
    /// Whether the device is a phone that opens like a book.
    private let opens: Bool
    /// Whether screens have views that may fly.
    private let hasElements: Bool

    init(random: SeededGenerator, isHosted: Bool = false, opens: Bool = false, hasElements: Bool = false) {
        self.hasElements = hasElements
        self.random = random
        self.isHosted = isHosted
        self.opens = opens
    }

    /// The events of a round.
    mutating func events(_ count: Int) -> [Event] {
        var result: [Event] = []
        result.reserveCapacity(count)
        while result.count < count {
            if pending.isEmpty { pending = batch().reversed() }
            result.append(pending.removeLast())
        }
        return result
    }

    private mutating func batch() -> [Event] {
        if isHosted { return hostedBatch() }
        if hasElements, random.chance(20) { return [element()] }
        return plainBatch()
    }

    private mutating func plainBatch() -> [Event] {
        switch random.pick([0: 18, 1: 16, 2: 10, 3: 24, 4: 7, 5: 4, 6: 10, 7: 7, 8: 4, 9: 8, 10: 12, 11: 2]) {
        case 0: edgeSwipe()
        case 1: drag()
        case 2: [tap(), wait(longest: 20)]
        case 3: [program()] + folds(within: 30)
        case 4: [modal()] + folds(within: 40)
        case 5: [circumstance()]
        case 6: [wait(longest: 40)]
        case 7: [.rest]
        case 9: driven()
        case 10: items()
        case 11: switched()
        default:
            [
                [
                    .proveSwipeBack, .proveScroll, .proveScroll, .proveTap, .proveTabSwipe, .proveDismissal,
                    .proveChildSwipe,
                ][random.index(below: 7)]
            ]
        }
    }

    private mutating func wait(longest: Int) -> Event {
        .wait(frames: random.chance(30) ? 0 : random.index(below: longest))
    }

    /// A pause; on a phone that opens it may be opened, closed, turned or split in between.
    private mutating func folds(within frames: Int) -> [Event] {
        var events = [wait(longest: frames)]
        while opens, random.chance(15) { events += [fold(), wait(longest: frames)] }
        return events
    }

    private mutating func fold() -> Event {
        .fold(Headless.Posture.allCases.randomElement(using: &random) ?? .closed)
    }

    private mutating func element() -> Event {
        .element(
            random.index(below: 12),
            ElementAction(
                kind: ElementAction.Kind.allCases[random.index(below: ElementAction.Kind.allCases.count)],
                number: random.index(below: 200)))
    }

    /// What comes in between.
    private mutating func interruption() -> Event {
        if hasElements, random.chance(20) { return element() }
        return random.chance(8) ? turn() : random.chance(70) ? program() : circumstance()
    }

    // MARK: The switch

    /// The switch is turned off, a few things happen, and mostly it is turned on again.
    private mutating func switched() -> [Event] {
        var events: [Event] = [.turn(isOn: false)]
        for _ in 0..<random.index(below: 5) {
            events += isHosted ? hostedBatch() : plainBatch()
        }
        if random.chance(90) { events.append(.turn(isOn: true)) }
        return events
    }

    /// The switch is mostly turned on, because nothing of the package is tried while it is off.
    private mutating func turn() -> Event { .turn(isOn: random.chance(70)) }

    private mutating func unit() -> Double { Double.random(in: 0..<1, using: &random) }
    private mutating func place() -> Place { Place(x: unit(), y: unit()) }

    // MARK: Fingers

    /// A finger that moves from an edge towards the other side, with stops, turns, and sometimes another event in
    /// between.
    private mutating func edgeSwipe() -> [Event] {
        let isLeft = random.chance(75)
        let start = Place(x: isLeft ? unit() * 0.012 : 1 - unit() * 0.012, y: 0.15 + unit() * 0.7)
        return path(from: start) { x, random in
            let next = x + Double.random(in: -0.08..<0.3, using: &random) * (isLeft ? 1 : -1)
            return min(max(next, 0), 0.999)
        }
    }

    /// A finger that moves from any place to any other, mostly horizontally or downwards.
    private mutating func drag() -> [Event] {
        let way = Double.random(in: -0.3..<0.3, using: &random)
        let isVertical = random.chance(30)
        return path(from: place(), isVertical: isVertical) { place, random in
            min(max(place + way * Double.random(in: -0.2..<1, using: &random), 0), 0.999)
        }
    }

    private mutating func path(
        from start: Place, isVertical: Bool = false, step: (Double, inout SeededGenerator) -> Double
    ) -> [Event] {
        let finger = random.chance(80) ? 0 : 1 + random.index(below: 3)
        var events: [Event] = [.down(finger: finger, start)]
        let slant = random.chance(20) ? Double.random(in: -0.2..<0.2, using: &random) : 0
        var place = start
        for _ in 0..<(1 + random.index(below: 8)) {
            if isVertical {
                place.y = step(place.y, &random)
                place.x = min(max(place.x + slant, 0), 0.999)
            } else {
                place.x = step(place.x, &random)
                place.y = min(max(place.y + slant, 0), 0.999)
            }
            events.append(.move(finger: finger, place))
            if random.chance(80) { events.append(.wait(frames: random.index(below: 4))) }
            if random.chance(6) { events.append(interruption()) }
            if random.chance(3) { events.append(tap()) }
            if opens, random.chance(5) { events.append(fold()) }
        }
        if random.chance(30) { events.append(.wait(frames: 12)) }
        switch random.index(below: 20) {
        case 0: events.append(.cancelAll)
        case 1, 2: events.append(.cancel(finger: finger))
        case 3, 4: break
        default: events.append(.lift(finger: finger))
        }
        events += folds(within: 30)
        return events
    }

    private mutating func tap() -> Event {
        switch random.index(below: 10) {
        case 0..<4: .tapBack
        case 4..<8: .tapTab(random.index(below: 6))
        case 8: .write(random.chance(70))
        default: .tap(place())
        }
    }

    // MARK: Items of tab bars

    /// Items that move, with taps, slow ones too, and with changes of theirs in between.
    private mutating func items() -> [Event] {
        let index = random.chance(80) ? 0 : random.index(below: 12)
        var events: [Event] = []
        if random.chance(30) { events.append(.item(index, .animate(random.chance(85) ? choice() : nil))) }
        if random.chance(15) { events.append(.item(index, .bar(random.chance(60) ? choice() : nil))) }
        for _ in 0...random.index(below: 4) {
            let tab = random.index(below: 6)
            switch random.index(below: 6) {
            case 0: events.append(.item(index, .dress(tab: tab, choice())))
            case 1: events.append(.item(index, .press(tab: tab, frames: random.index(below: 50))))
            case 2: events.append(.item(index, .badge(tab: tab, choice())))
            case 3: events.append(random.chance(70) ? .select(index, tab: tab) : circumstance())
            default: events.append(.tapTab(tab))
            }
            events += folds(within: 25)
        }
        return events
    }

    // MARK: Code in the place of a finger

    /// A change that code leads, as a finger would: before it begins or while it plays, with something else in between.
    private mutating func driven() -> [Event] {
        let index = random.index(below: 12)
        var events: [Event] = random.chance(50) ? [.drive(index, .hold), program()] : [program()]
        if random.chance(70) { events.append(wait(longest: 12)) }
        if random.chance(80) { events.append(.drive(index, .hold)) }
        for _ in 0..<random.index(below: 5) {
            events.append(.drive(index, .scrub(random.chance(3) ? .infinity : unit() * 1.2 - 0.1)))
            if random.chance(60) { events.append(.wait(frames: random.index(below: 4))) }
            if random.chance(8) { events.append(interruption()) }
            if random.chance(4) { events.append(tap()) }
            if opens, random.chance(6) { events.append(fold()) }
            if random.chance(4) { events += drag() }
            if random.chance(6) { events.append(.drive(index, .hold)) }
        }
        if random.chance(85) { events.append(.drive(index, letGo())) }
        events += folds(within: 30)
        return events
    }

    private mutating func letGo() -> Drive {
        let velocity = random.chance(50) ? 0 : Double.random(in: -6..<6, using: &random)
        return random.chance(50) ? .finish(velocity: velocity) : .cancel(velocity: velocity)
    }

    // MARK: The program

    private mutating func look() -> Look { Look(number: random.index(below: 140)) }
    private mutating func choice() -> Choice { Choice(number: random.index(below: 1000)) }

    private mutating func program() -> Event {
        if isHosted { return hostedProgram() }
        let index = random.index(below: 12)
        let animated = random.chance(80)
        return switch random.index(below: 32) {
        case 28..<32: .child(index, childAction())
        case 0..<9: .push(index, look(), animated: animated)
        case 9..<12: .pushWith(index, look(), choice())
        case 12..<15: .pop(index, animated: animated)
        case 15, 16: .popTo(index, depth: random.index(below: 8), animated: animated)
        case 17: .popToRoot(index, animated: animated)
        case 18..<21:
            .setStack(
                index, keeps: random.index(below: 64), adds: random.index(below: 3), turns: random.chance(20),
                animated: animated)
        case 21: .hideBar(index, random.chance(40), animated: animated)
        case 22, 23: reaction()
        default: .select(index, tab: random.index(below: 6))
        }
    }

    private mutating func childAction() -> ChildAction {
        switch random.index(below: 5) {
        case 0, 1: .show(.random(depth: 1, using: &random), random.chance(85) ? choice() : nil)
        case 2, 3: .select(random.index(below: 4), animated: random.chance(85))
        default: .install(choice())
        }
    }

    /// The app's action in a callback: during a change it changes layouts and children, after one it may present or give
    /// the window another root, and after the transition's end was reported it may do anything.
    private mutating func reaction() -> Event {
        let occasion = Occasion.allCases[random.index(below: Occasion.allCases.count)]
        var event: Event
        repeat {
            switch random.index(below: occasion == .end ? 4 : occasion.isOver ? 3 : 2) {
            case 0: event = arrangement()
            case 1:
                event =
                    random.chance(70)
                    ? .install(random.index(below: 12), choice()) : .uninstall(random.index(below: 12))
            case 2: event = modal()
            default: event = program()
            }
            if case .upon = event { continue }
            return .upon(occasion, event)
        } while true
    }

    private mutating func arrangement() -> Event {
        switch random.index(below: 16) {
        case 14, 15: .child(random.index(below: 12), childAction())
        case 12, 13: turn()
        case 10: .drive(random.index(below: 12), .hold)
        case 11: .drive(random.index(below: 12), letGo())
        case 0..<4: .alter(depth: random.index(below: 4), random.chance(60) ? choice() : nil)
        case 4..<6: .offer(random.index(below: 12), .random(depth: 1, using: &random), choice())
        case 6: .withdraw(random.index(below: 12))
        case 7: .swapDelegate(random.index(below: 12), directly: random.chance(15))
        case 8: .reduceMotion(random.chance(40))
        default: .cancelAll
        }
    }

    private mutating func modal() -> Event {
        if random.chance(20) { return arrangement() }
        if random.chance(15) { return swapRoot() }
        if random.chance(45) { return .dismiss(depth: random.index(below: 4), animated: random.chance(80)) }
        let style: PresentationStyle =
            random.chance(60)
            ? .subject : PresentationStyle.allCases[random.index(below: PresentationStyle.allCases.count)]
        return .present(
            .random(depth: random.index(below: 2), using: &random), style: style, choice(), animated: random.chance(80))
    }

    private mutating func swapRoot() -> Event { .swapRoot(.random(depth: 0, using: &random), choice()) }

    private mutating func circumstance() -> Event {
        if isHosted { return hostedCircumstance() }
        let index = random.index(below: 12)
        return switch random.index(below: 22) {
        case 20, 21: turn()
        case 0..<4: opens ? fold() : .resize(random.index(below: 4))
        case 4, 5: .direction(isRightToLeft: random.chance(50))
        case 6, 7: .reduceMotion(random.chance(40))
        case 8..<12: .install(index, choice())
        case 12, 13: .uninstall(index)
        case 14, 15: .swapDelegate(index, directly: random.chance(15))
        case 16: .dropTab(index, tab: random.index(below: 6))
        case 17: .addTab(index, .random(depth: 1, using: &random))
        case 18: random.chance(30) ? .replaceRoot(.random(depth: 0, using: &random)) : swapRoot()
        default: .cancelAll
        }
    }

    // MARK: Containers of SwiftUI

    private mutating func hostedBatch() -> [Event] {
        switch random.pick([0: 14, 1: 14, 2: 10, 3: 32, 4: 6, 5: 10, 6: 8, 7: 6, 8: 2]) {
        case 0: edgeSwipe()
        case 1: drag()
        case 2: [tap(), wait(longest: 20)]
        case 3: [hostedProgram()] + folds(within: 30)
        case 4: [hostedCircumstance()]
        case 5: [wait(longest: 40)]
        case 6: [.rest]
        case 7: driven()
        default: switched()
        }
    }

    private mutating func hostedProgram() -> Event {
        let index = random.index(below: 4)
        let action: HostAction
        switch random.index(below: 30) {
        case 0..<8: action = .append(random.chance(30) ? choice() : nil)
        case 8..<11: action = .shorten(count: 1 + random.index(below: 3))
        case 11..<14: action = .replace(keeps: random.index(below: 4), adds: random.index(below: 3))
        case 14..<18: action = .select(tab: random.index(below: 4))
        case 18..<25: action = .flag(item: random.chance(45) ? 0 : 1 + random.index(below: 3))
        case 25: action = .expect(choice())
        case 26: action = .alert
        case 27: action = .refuse(tabs: random.chance(50) ? 0 : random.index(below: 16))
        default: return .dismiss(depth: random.index(below: 3), animated: random.chance(80))
        }
        return .host(action.isOfOne ? index : 0, action)
    }

    private mutating func hostedCircumstance() -> Event {
        let index = random.index(below: 4)
        switch random.index(below: 24) {
        case 22, 23: return turn()
        case 0, 1: return opens ? fold() : .resize(random.index(below: 4))
        case 2, 3: return .direction(isRightToLeft: random.chance(50))
        case 4, 5: return .reduceMotion(random.chance(40))
        case 6..<10: return .host(index, .modify(choice()))
        case 10, 11: return .host(index, .identify(choice()))
        case 12: return .host(index, .addModifier(choice()))
        case 13: return .host(index, .dropModifier)
        case 14..<17: return .host(index, .setDelegate)
        case 17: return .host(index, .rebuild)
        case 18, 19: return .host(index, .style(choice()))
        case 20: return .host(index, .renew)
        default: return .cancelAll
        }
    }
}
