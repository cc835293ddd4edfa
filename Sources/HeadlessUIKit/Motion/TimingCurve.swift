import Foundation

/// The timing of block animation from 0 to 1.
enum TimingCurve {
    case bezier(BezierCurve)
    case spring(SpringCurve)

    static let linear = TimingCurve.bezier(.linear)

    init(_ curve: UIView.AnimationCurve) {
        switch curve {
        case .easeInOut: self = .bezier(BezierCurve(0.42, 0, 0.58, 1))
        case .easeIn: self = .bezier(BezierCurve(0.42, 0, 1, 1))
        case .easeOut: self = .bezier(BezierCurve(0, 0, 0.58, 1))
        case .linear: self = .linear
        }
    }

    init(_ options: UIView.AnimationOptions) {
        self.init(UIView.AnimationCurve(rawValue: Int((options.rawValue >> 16) & 3)) ?? .easeInOut)
    }

    /// The progress at a fraction of the time, 0…1, of a run with this duration in seconds.
    func callAsFunction(_ fraction: Double, over duration: CFTimeInterval) -> Double {
        switch self {
        case .bezier(let curve): return curve(fraction)
        case .spring(let curve):
            // A spring never reaches its end exactly, so the end is returned when the run is over.
            return fraction >= 1 ? 1 : curve(fraction * duration)
        }
    }
}
