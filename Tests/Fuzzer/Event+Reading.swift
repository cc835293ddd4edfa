// Reads events from lines as ``Event/description`` writes them.
extension Event {
    typealias Gaps = Sentence.Gaps
    typealias Form = (sentence: Sentence, make: (Gaps, Bool) throws(Unreadable) -> Event)

    static func form(
        _ sentence: String, _ make: @escaping (Gaps, Bool) throws(Unreadable) -> Event
    ) -> Form { (Sentence(sentence), make) }

    /// - Throws: ``Unreadable`` if the line is not that of any event.
    init(_ line: String) throws(Unreadable) {
        if let gaps = Sentence("upon _: _").gaps(of: line), let occasion = Occasion(rawValue: String(gaps[0])) {
            self = .upon(occasion, try Event(String(gaps[1])))
            return
        }
        let hurry = ", at once"
        let isAnimated = !line.hasSuffix(hurry)
        let text = isAnimated ? line : String(line.dropLast(hurry.count))
        for form in Self.time + Self.code + Self.itemForms + Self.elementForms + Self.childForms + Self.hostForms
            + Self.fingers
            + Self.program + Self.others
        {
            guard let gaps = form.sentence.gaps(of: text) else { continue }
            self = try form.make(gaps, isAnimated)
            return
        }
        throw Unreadable(text: line)
    }

    // The first form that fits is used, so special forms come first. The flag says whether the change is animated.

    private static var time: [Form] {
        [
            form("a turn of the run loop") { _, _ in .wait(frames: 0) },
            form("wait _/60 s") { gaps, _ throws(Unreadable) in .wait(frames: try gaps.int(0)) },
            form("rest: lift all fingers, settle, check") { _, _ in .rest },
        ]
    }

    private static var code: [Form] {
        [
            form("code holds _") { gaps, _ throws(Unreadable) in .drive(try gaps.int(0), .hold) },
            form("code scrubs _ to _") { gaps, _ throws(Unreadable) in
                .drive(try gaps.int(0), .scrub(try gaps.number(1)))
            },
            form("code finishes _ at _") { gaps, _ throws(Unreadable) in
                .drive(try gaps.int(0), .finish(velocity: try gaps.number(1)))
            },
            form("code cancels _ at _") { gaps, _ throws(Unreadable) in
                .drive(try gaps.int(0), .cancel(velocity: try gaps.number(1)))
            },
        ]
    }

    private static var fingers: [Form] {
        [
            form("all fingers cancelled by the system") { _, _ in .cancelAll },
            form("_ cancelled by the system") { gaps, _ throws(Unreadable) in .cancel(finger: try gaps.finger(0)) },
            form("_ down at _") { gaps, _ throws(Unreadable) in
                .down(finger: try gaps.finger(0), try gaps.place(1))
            },
            form("tap at _") { gaps, _ throws(Unreadable) in .tap(try gaps.place(0)) },
            form("begin to write") { _, _ in .write(true) },
            form("stop writing") { _, _ in .write(false) },
            form("tap on the back button") { _, _ in .tapBack },
            form("tap on tab _") { gaps, _ throws(Unreadable) in .tapTab(try gaps.int(0)) },
        ]
    }

    private static var program: [Form] {
        [
            form("push screen like _ on n_ with choice _") { gaps, _ throws(Unreadable) in
                .pushWith(try gaps.int(1), try gaps.look(0), try gaps.choice(2))
            },
            form("push screen like _ on n_") { gaps, isAnimated throws(Unreadable) in
                .push(try gaps.int(1), try gaps.look(0), animated: isAnimated)
            },
            form("pop on n_") { gaps, isAnimated throws(Unreadable) in
                .pop(try gaps.int(0), animated: isAnimated)
            },
            form("pop to depth _ on n_") { gaps, isAnimated throws(Unreadable) in
                .popTo(try gaps.int(1), depth: try gaps.int(0), animated: isAnimated)
            },
            form("pop to the root of n_") { gaps, isAnimated throws(Unreadable) in
                .popToRoot(try gaps.int(0), animated: isAnimated)
            },
            form("set stack of n_: keep bits _, add _, turned round") { gaps, isAnimated throws(Unreadable) in
                .setStack(
                    try gaps.int(0), keeps: try gaps.int(1), adds: try gaps.int(2), turns: true, animated: isAnimated)
            },
            form("set stack of n_: keep bits _, add _") { gaps, isAnimated throws(Unreadable) in
                .setStack(
                    try gaps.int(0), keeps: try gaps.int(1), adds: try gaps.int(2), turns: false, animated: isAnimated)
            },
            form("hide the bar of n_") { gaps, isAnimated throws(Unreadable) in
                .hideBar(try gaps.int(0), true, animated: isAnimated)
            },
            form("show the bar of n_") { gaps, isAnimated throws(Unreadable) in
                .hideBar(try gaps.int(0), false, animated: isAnimated)
            },
            form("select tab _ of t_") { gaps, _ throws(Unreadable) in
                .select(try gaps.int(1), tab: try gaps.int(0))
            },
            form("drop tab _ of t_") { gaps, _ throws(Unreadable) in
                .dropTab(try gaps.int(1), tab: try gaps.int(0))
            },
            form("add _ to t_") { gaps, _ throws(Unreadable) in .addTab(try gaps.int(1), try gaps.shape(0)) },
            form("present _ as _, choice _") { gaps, isAnimated throws(Unreadable) in
                .present(try gaps.shape(0), style: try gaps.style(1), try gaps.choice(2), animated: isAnimated)
            },
            form("alter what is presented at depth _: choice _") { gaps, _ throws(Unreadable) in
                .alter(depth: try gaps.int(0), try gaps.choice(1))
            },
            form("take the transition from what is presented at depth _") { gaps, _ throws(Unreadable) in
                .alter(depth: try gaps.int(0), nil)
            },
            form("let a swipe on screen _ draw in _ with choice _") { gaps, _ throws(Unreadable) in
                .offer(try gaps.int(0), try gaps.shape(1), try gaps.choice(2))
            },
            form("let no swipe on screen _ draw in any more") { gaps, _ throws(Unreadable) in
                .withdraw(try gaps.int(0))
            },
            form("dismiss from depth _") { gaps, isAnimated throws(Unreadable) in
                .dismiss(depth: try gaps.int(0), animated: isAnimated)
            },
        ]
    }

    private static var others: [Form] {
        [
            form("replace the root by _") { gaps, _ throws(Unreadable) in .replaceRoot(try gaps.shape(0)) },
            form("swap the root for _ with choice _") { gaps, _ throws(Unreadable) in
                .swapRoot(try gaps.shape(0), try gaps.choice(1))
            },
            form("resize to size _") { gaps, _ throws(Unreadable) in .resize(try gaps.int(0)) },
            form("fold to _") { gaps, _ throws(Unreadable) in .fold(try gaps.posture(0)) },
            form("right to left: _") { gaps, _ throws(Unreadable) in
                .direction(isRightToLeft: try gaps.bool(0))
            },
            form("reduce motion: _") { gaps, _ throws(Unreadable) in .reduceMotion(try gaps.bool(0)) },
            form("all transitions on") { _, _ in .turn(isOn: true) },
            form("all transitions off") { _, _ in .turn(isOn: false) },
            form("install choice _ on container _") { gaps, _ throws(Unreadable) in
                .install(try gaps.int(1), try gaps.choice(0))
            },
            form("uninstall from container _") { gaps, _ throws(Unreadable) in .uninstall(try gaps.int(0)) },
            form("another delegate for container _, set directly") { gaps, _ throws(Unreadable) in
                .swapDelegate(try gaps.int(0), directly: true)
            },
            form("another delegate for container _") { gaps, _ throws(Unreadable) in
                .swapDelegate(try gaps.int(0), directly: false)
            },
            form("proof: a swipe back goes back") { _, _ in .proveSwipeBack },
            form("proof: a swipe goes to the next tab") { _, _ in .proveTabSwipe },
            form("proof: a swipe down dismisses") { _, _ in .proveDismissal },
            form("proof: content that can scroll does") { _, _ in .proveScroll },
            form("proof: a swipe shows the next child") { _, _ in .proveChildSwipe },
            form("proof: a tap arrives") { _, _ in .proveTap },
            form("_ to _") { gaps, _ throws(Unreadable) in .move(finger: try gaps.finger(0), try gaps.place(1)) },
            form("_ up") { gaps, _ throws(Unreadable) in .lift(finger: try gaps.finger(0)) },
        ]
    }
}
