import Foundation

/// A place in a hierarchy of times: `local = (parent − beginTime) · speed + timeOffset`.
public protocol CAMediaTiming {
    /// When it begins in the parent's time, in seconds; 0 for an animation means when it is committed.
    var beginTime: CFTimeInterval { get set }
    /// Length of one run in seconds; 0 for an animation means the transaction's.
    var duration: CFTimeInterval { get set }
    /// How fast local time runs against the parent's.
    var speed: Float { get set }
    /// Added to the local time, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// How often it runs; fractions are allowed.
    var repeatCount: Float { get set }
    /// For how long it repeats, in seconds, if not 0.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run is followed by one backwards.
    var autoreverses: Bool { get set }
    /// What is shown before and after.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The timing values of a layer or an animation.
struct MediaTiming {
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode: CAMediaTimingFillMode = .removed

    var isPlain: Bool { beginTime == 0 && speed == 1 && timeOffset == 0 }
}
