extension Event: CustomStringConvertible {
    /// The event as a line for people.
    var description: String {
        switch self {
        case .wait(let frames): frames == 0 ? "a turn of the run loop" : "wait \(frames)/60 s"
        case .rest: "rest: lift all fingers, settle, check"
        case .down(let finger, let place): "\(Self.name(finger)) down at \(place)"
        case .move(let finger, let place): "\(Self.name(finger)) to \(place)"
        case .lift(let finger): "\(Self.name(finger)) up"
        case .cancel(let finger): "\(Self.name(finger)) cancelled by the system"
        case .cancelAll: "all fingers cancelled by the system"
        case .tap(let place): "tap at \(place)"
        case .write(let begins): begins ? "begin to write" : "stop writing"
        case .tapBack: "tap on the back button"
        case .tapTab(let tab): "tap on tab \(tab)"
        case .item(let index, let action): action.description(of: index)
        case .element(let index, let action): action.description(of: index)
        case .child(let index, let action): action.description(of: index)
        case .host(let index, let action): action.description(of: index)
        case .drive(let index, .hold): "code holds \(index)"
        case .drive(let index, .scrub(let fraction)): "code scrubs \(index) to \(fraction)"
        case .drive(let index, .finish(let velocity)): "code finishes \(index) at \(velocity)"
        case .drive(let index, .cancel(let velocity)): "code cancels \(index) at \(velocity)"
        case .push(let index, let look, let animated):
            "push screen like \(look.number) on n\(index)\(Self.how(animated))"
        case .pushWith(let index, let look, let choice):
            "push screen like \(look.number) on n\(index) with choice \(choice.number)"
        case .pop(let index, let animated): "pop on n\(index)\(Self.how(animated))"
        case .popTo(let index, let depth, let animated): "pop to depth \(depth) on n\(index)\(Self.how(animated))"
        case .popToRoot(let index, let animated): "pop to the root of n\(index)\(Self.how(animated))"
        case .setStack(let index, let keeps, let adds, let turns, let animated):
            "set stack of n\(index): keep bits \(keeps), add \(adds)\(turns ? ", turned round" : "")\(Self.how(animated))"
        case .hideBar(let index, let hidden, let animated):
            "\(hidden ? "hide" : "show") the bar of n\(index)\(Self.how(animated))"
        case .select(let index, let tab): "select tab \(tab) of t\(index)"
        case .dropTab(let index, let tab): "drop tab \(tab) of t\(index)"
        case .addTab(let index, let shape): "add \(shape) to t\(index)"
        case .present(let shape, let style, let choice, let animated):
            "present \(shape) as \(style), choice \(choice.number)\(Self.how(animated))"
        case .dismiss(let depth, let animated): "dismiss from depth \(depth)\(Self.how(animated))"
        case .alter(let depth, let choice?): "alter what is presented at depth \(depth): choice \(choice.number)"
        case .alter(let depth, nil): "take the transition from what is presented at depth \(depth)"
        case .offer(let index, let shape, let choice):
            "let a swipe on screen \(index) draw in \(shape) with choice \(choice.number)"
        case .withdraw(let index): "let no swipe on screen \(index) draw in any more"
        case .upon(let occasion, let event): "upon \(occasion.rawValue): \(event)"
        case .replaceRoot(let shape): "replace the root by \(shape)"
        case .swapRoot(let shape, let choice): "swap the root for \(shape) with choice \(choice.number)"
        case .resize(let size): "resize to size \(size)"
        case .fold(let posture): "fold to \(posture)"
        case .direction(let isRightToLeft): "right to left: \(isRightToLeft)"
        case .reduceMotion(let isOn): "reduce motion: \(isOn)"
        case .turn(let isOn): "all transitions \(isOn ? "on" : "off")"
        case .install(let index, let choice): "install choice \(choice.number) on container \(index)"
        case .uninstall(let index): "uninstall from container \(index)"
        case .swapDelegate(let index, let directly):
            "another delegate for container \(index)\(directly ? ", set directly" : "")"
        case .proveSwipeBack: "proof: a swipe back goes back"
        case .proveTabSwipe: "proof: a swipe goes to the next tab"
        case .proveDismissal: "proof: a swipe down dismisses"
        case .proveScroll: "proof: content that can scroll does"
        case .proveChildSwipe: "proof: a swipe shows the next child"
        case .proveTap: "proof: a tap arrives"
        }
    }

    private static func name(_ finger: Int) -> String { finger == trackpad ? "trackpad" : "finger \(finger)" }
    private static func how(_ animated: Bool) -> String { animated ? "" : ", at once" }
}
