import TransitionCore

/// The screen is twisted like a ribbon, from the top down, and shows the new one on its other side.
public struct TwistAnimator: TransitionAnimator {
    /// The number of strips that draw the ribbon.
    public let strips: Int

    /// A ribbon drawn with the given number of strips, 2 to 60.
    public init(strips: Int = 24) { self.strips = min(max(strips, 2), 60) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "twist", title: "Twist", tags: [.pieces, .rotation, .threeD],
            summary: "The screen is twisted like a ribbon, from the top down, and shows the new one on its back.")
    }
    public var duration: Double { 0.8 }
    /// Linear: each strip has its own easing.
    public var timing: Timing { .linear }
    public var settings: [AnimatorSetting] { [.count("strips", strips, in: 2...60) { Self(strips: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // Each strip turns over about the vertical middle axis, a little later than the one above it.
        func ribbon(_ side: @escaping @Sendable (Double) -> Double) -> Choreography.Track {
            Tiling(rows: strips, in: scene).pieces { strip in
                .curve { progress in
                    let own = min(max((progress - 0.5 * strip.order) / 0.5, 0), 1)
                    let degrees = side(own * own * (3 - 2 * own) * 180)
                    return .rotation(degrees: degrees, axis: .y).shade(0.65 * abs(degrees) / 90)
                }
            }
        }
        return Choreography(
            // While a side is the back of the ribbon it stays on edge, where it is invisible.
            foreground: ribbon { max($0, 90) - 180 }, background: ribbon { min($0, 90) },
            backdrop: .black, eyeDistance: 2.5 * scene.longerSide)
    }
}

extension TransitionAnimator where Self == TwistAnimator {
    /// The screen is twisted like a ribbon, from the top down, and shows the new one on its back.
    public static var twist: Self { Self() }
    /// The screen is twisted like a ribbon drawn with the given number of strips.
    public static func twist(strips: Int) -> Self { Self(strips: strips) }
}
