import Foundation
import Testing

@testable import TransitionCore
@testable import TransitionTabBar

/// A badge's animation as a value.
struct TabItemBadgeAnimationTests {
    /// How high the badge is after so many seconds, in points; nil when it is over.
    private func height(_ animation: TabItemBadgeAnimation, after seconds: Double) -> Double? {
        let placement = Placement(
            frame: CGRect(x: 0, y: 0, width: 18, height: 18), containerSize: CGSize(width: 18, height: 18))
        let element = DrawList.Element(
            role: .foreground, kind: .screen, motions: animation.motions, placement: placement)
        guard let progress = animation.progress(at: seconds, in: animation.run) else { return nil }
        return -element.appearance(at: progress).matrix(eyeDistance: 160, placement: placement).m42
    }

    @Test("I6: A bounce is 20 points high and takes 2 seconds, with neighbours", arguments: [19.0, 20, 21])
    func bounce(points: Double) throws {
        let animation = TabItemBadgeAnimation.bounce(height: points)
        #expect(animation.duration == 2 && !animation.repeats)
        let heights = try (0..<2000).map { try #require(height(animation, after: Double($0) / 1000)) }
        let highest = try #require(heights.max())
        #expect(abs(highest - points) < 0.001)
        #expect(heights[0] == 0 && abs(heights[1999]) < 0.1 && heights.allSatisfy { $0 >= -1e-9 })
        #expect(height(animation, after: 2) == nil && height(animation, after: 2.0.nextDown) != nil)
        // Three bounces, each 0.36 times as high as the one before.
        let peaks = (1..<1999).filter { heights[$0] > heights[$0 - 1] && heights[$0] >= heights[$0 + 1] }
        #expect(peaks.count == 3)
        for (peak, factor) in zip(peaks, [1, 0.36, 0.1296]) {
            #expect(abs(heights[peak] - points * factor) < 0.01)
        }
        // Nothing jumps: what falls is never faster than what falls from that height.
        #expect(zip(heights, heights.dropFirst()).allSatisfy { abs($0 - $1) < points * 0.01 })
    }

    @Test("I6: A bounce that repeats begins anew without a jump, and never ends")
    func repeats() throws {
        let animation = TabItemBadgeAnimation.bounce(height: 20, duration: 2, repeats: true)
        for seconds in [0.1, 0.5, 1.3] {
            let first = try #require(height(animation, after: seconds))
            for round in [1.0, 7, 1000] {
                #expect(abs(try #require(height(animation, after: seconds + 2 * round)) - first) < 1e-6)
            }
        }
        #expect(abs(try #require(height(animation, after: 1.999))) < 0.1)
    }

    @Test("I6: What grows ends at its own size")
    func grow() throws {
        let animation = TabItemBadgeAnimation.grow
        let placement = TabItemScene.placement(of: CGRect(x: 0, y: 0, width: 18, height: 18))
        let element = DrawList.Element(
            role: .foreground, kind: .screen, motions: animation.motions, placement: placement)
        let sizes = (0...10).map {
            element.appearance(at: Double($0) / 10).matrix(eyeDistance: 160, placement: placement).m11
        }
        #expect(abs(sizes[0] - 0.01) < 1e-9 && sizes[10] == 1 && sizes == sizes.sorted())
    }

    @Test("A duration that cannot be played plays nothing", arguments: [0, -1, .nan, .infinity])
    func unusable(duration: Double) {
        for repeats in [false, true] {
            let animation = TabItemBadgeAnimation.bounce(height: 20, duration: duration, repeats: repeats)
            #expect(animation.progress(at: 0, in: animation.run) == nil)
        }
    }
}
