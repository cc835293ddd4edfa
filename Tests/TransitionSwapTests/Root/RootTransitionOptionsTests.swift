import Testing
import TransitionCore
import TransitionSwap
import TransitionUIKit

@MainActor @Suite struct RootTransitionOptionsTests {
    @Test("A window's root changes forward by default, and obeys the system's Reduce Motion")
    func defaults() {
        #expect(RootTransitionOptions() == RootTransitionOptions(direction: .forward, motion: .system))
        #expect(RootTransitionOptions(direction: .backward) != RootTransitionOptions())
    }
}
