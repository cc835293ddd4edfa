import Foundation

/// The time of a transition's block animations while a finger moves it. Explicit animations, and property animators
/// that were not vended, keep the time of their layers (F114).
final class ScrubbedTime {
    private enum Mode {
        /// The layer's own time.
        case free
        case held(CFTimeInterval)
        /// Time runs on from a value, since a moment of the layer's time.
        case running(from: CFTimeInterval, since: CFTimeInterval)
    }

    private var mode = Mode.free
    private weak var layer: CALayer?

    init(layer: CALayer) {
        self.layer = layer
    }

    /// The time to which block animations begun now belong, if a percent-driven transition starts them.
    nonisolated(unsafe) private(set) static var current: ScrubbedTime?

    /// Runs `work`, whose block animations belong to `time`.
    @MainActor static func lending(_ time: ScrubbedTime?, to work: () -> Void) {
        let outer = current
        current = time ?? outer
        work()
        current = outer
    }

    /// Stops at a time of the layer.
    func hold(at time: CFTimeInterval) { mode = .held(time) }

    /// Goes on from a time of the layer.
    func run(from time: CFTimeInterval) { mode = .running(from: time, since: layer?.localTime ?? 0) }

    /// Gives the animations the time of their layers back.
    func release() { mode = .free }

    var isHeld: Bool {
        if case .held = mode { true } else { false }
    }

    /// Whether a layer is in the container.
    func covers(_ other: CALayer) -> Bool { layer.map { other.isLayer(below: $0) } ?? false }

    /// The time for a layer's animations, `local` being its own.
    func time(for other: CALayer?, local: CFTimeInterval) -> CFTimeInterval {
        guard let layer, let other else { return local }
        switch mode {
        case .free: return local
        case .held(let time): return other.convertTime(time, from: layer)
        case .running(let start, let since):
            return other.convertTime(start + layer.localTime - since, from: layer)
        }
    }
}
