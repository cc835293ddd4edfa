import TransitionCore

/// An animator with a setting of each kind, and one that its duration follows.
struct Adjustable: TransitionAnimator {
    enum Mood: String, CaseIterable, Sendable { case gentle, wild }

    var edge: TransitionEdge = .trailing
    var corner: TransitionCorner = .topLeading
    var size = 0.5
    var strips = 4
    var color = Choreography.Backdrop.black
    var mood = Mood.gentle
    var isLoose = false

    var info: AnimatorInfo { AnimatorInfo(name: "test.adjustable", title: "Adjustable", summary: "It adjusts.") }
    var duration: Double { Double(strips) / 10 }

    var settings: [AnimatorSetting] {
        [
            .edge("from", edge) { with(\.edge, $0) },
            .corner("corner", corner, among: [.topLeading, .topTrailing]) { with(\.corner, $0) },
            .number("startingSize", size, in: 0.2...2, step: 0.1) { with(\.size, $0) },
            .count("strips", strips, in: 2...24, isLabelled: false) { with(\.strips, $0) },
            .color("color", color, title: "Between") { with(\.color, $0) },
            .choice("mood", mood) { with(\.mood, $0) },
            .flag("isLoose", isLoose) { with(\.isLoose, $0) },
        ]
    }

    func choreography(in scene: TransitionScene) -> Choreography {
        let away = Pose.scale(size).anchor(corner).shade(mood == .wild ? 0.3 : 0).cornerRadius(isLoose ? 20 : 0)
        return Choreography(foreground: .from(.offset(toward: edge)), background: .to(away), backdrop: color)
    }

    private func with<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
        var copy = self
        copy[keyPath: path] = value
        return copy
    }
}
