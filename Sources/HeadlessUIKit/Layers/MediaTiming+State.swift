import Foundation

/// Where an animation is at a time of its parent.
enum AnimationState {
    /// Not begun; a moment if the fill mode shows its start.
    case waiting(AnimationMoment?)
    case active(AnimationMoment)
    /// Over; a moment if the fill mode shows its end.
    case ended(AnimationMoment?)
}

extension MediaTiming {
    private var cycle: CFTimeInterval { duration * (autoreverses ? 2 : 1) }

    /// How long it is active in its own time, repetitions included.
    var activeDuration: CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        return cycle * (repeatCount > 0 ? Double(repeatCount) : 1)
    }

    var repeatsForever: Bool { activeDuration >= 1e8 }

    func state(at parent: CFTimeInterval, begin: CFTimeInterval) -> AnimationState {
        let elapsed = (parent - begin) * Double(abs(speed))
        let active = activeDuration
        if elapsed < -Headless.Clock.tolerance {
            let shows = fillMode == .backwards || fillMode == .both
            return .waiting(shows ? moment(0) : nil)
        }
        if speed != 0, elapsed >= active - Headless.Clock.tolerance {
            let shows = fillMode == .forwards || fillMode == .both
            return .ended(shows ? moment(active) : nil)
        }
        // An offset beyond the end of a stopped animation is the end too.
        if speed == 0, timeOffset > active + Headless.Clock.tolerance, fillMode != .forwards, fillMode != .both {
            return .active(moment(active))
        }
        return .active(moment(max(0, elapsed)))
    }

    /// The moment at an active time; the offset shifts within the run and wraps around.
    private func moment(_ elapsed: CFTimeInterval) -> AnimationMoment {
        guard duration > 0 else { return AnimationMoment(fraction: 1, iteration: 0, duration: 0) }
        let total = max(activeDuration, cycle)
        // Backwards without an offset is backwards from the end.
        var time = speed < 0 ? (timeOffset == 0 ? total : timeOffset) - elapsed : timeOffset + elapsed
        if timeOffset != 0 || speed < 0 {
            if time < 0 { time += total * (-time / total).rounded(.up) }
            if time > total + Headless.Clock.tolerance {
                time = speed == 0 ? total : time.truncatingRemainder(dividingBy: total)
            }
        }
        var count = (time / duration).rounded(.down)
        var fraction = time / duration - count
        if fraction < 1e-12, count > 0, time >= total - Headless.Clock.tolerance {
            (count, fraction) = (count - 1, 1)
        }
        var iteration = Int(min(count, 1e9))
        if autoreverses {
            if iteration % 2 == 1 { fraction = 1 - fraction }
            iteration /= 2
        }
        return AnimationMoment(fraction: fraction, iteration: iteration, duration: duration)
    }
}
