import Testing

extension Trait where Self == ConditionTrait {
    /// For what records animators, compiles, or opens the page. A debug build takes ten times as long, and `swift test`
    /// says that it skips the test; the release build of `.ci/run` has all of them.
    static var inRelease: Self { .enabled(if: isOptimised, "skipped in a debug build: .ci/page runs it") }

    /// The same for tests that need a browser.
    static var inChromium: Self {
        .enabled(
            if: isOptimised && Chromium.isWanted,
            isOptimised ? "skipped: Chromium is not installed" : "skipped in a debug build: .ci/page runs it")
    }
}

private var isOptimised: Bool {
    #if DEBUG
    false
    #else
    true
    #endif
}
