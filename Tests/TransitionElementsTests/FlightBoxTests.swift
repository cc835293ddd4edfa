import Testing
import TransitionCore
import TransitionPlayback
import UIKit

@testable import TransitionElements

/// The arithmetic of a flight beyond its ends.
struct FlightBoxTests {
    @Test("E2: a spring carries a frame beyond its place, but never inside out, and opacities stay within 0 and 1")
    func overshoot() {
        let small = CGRect(x: 0, y: 0, width: 10, height: 10), large = CGRect(x: 100, y: 0, width: 200, height: 100)
        let course = FlightCourse(ElementStyle(), from: large, to: small)
        let box = FlightBox(part: .frame, start: large, end: small, startRadius: 20, endRadius: 0)
        let beyond = box.box(at: 1.2, on: course)
        #expect(beyond.rect.minX == -20 && beyond.rect.width == 0 && beyond.rect.height == 0)
        #expect(beyond.cornerRadius == 0)
        #expect(box.box(at: -0.1, on: course).rect.width == 219)
        #expect(box.box(at: .nan, on: course).rect == large && box.box(at: .infinity, on: course).rect == large)
        for fade in [FlightFade.over, .in, .out] {
            for part in [-0.5, 0, 0.5, 1, 1.5] { #expect((0...1).contains(fade.opacity(at: part))) }
        }
    }
}
