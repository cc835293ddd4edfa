import Testing

@testable import TransitionCore

struct EasingTests {
    static let all: [Easing] = [.linear, .easeIn, .easeOut, .easeInOut, .hold, .jump]

    @Test("Each begins at 0 and ends at 1", arguments: all)
    func ends(easing: Easing) {
        #expect(easing(0) == 0)
        #expect(easing(1) == 1)
    }

    @Test("Hold waits until the end, jump is there at once")
    func cuts() {
        #expect(Easing.hold(0.999) == 0)
        #expect(Easing.jump(0.001) == 1)
        #expect(Easing.hold(-1) == 0 && Easing.hold(2) == 1)
        #expect(Easing.jump(-1) == 0 && Easing.jump(2) == 1)
    }

    @Test("Reversed is the way back, and twice reversed the same", arguments: all)
    func reversed(easing: Easing) {
        for step in 0...50 {
            let fraction = Double(step) / 50
            #expect(abs(easing.reversed(fraction) - (1 - easing(1 - fraction))) < 1e-12)
            #expect(abs(easing.reversed.reversed(fraction) - easing(fraction)) < 1e-12)
        }
    }
}
