extension SharedTest {
    /// All of them.
    static let all: [SharedTest] =
        navigationStack + navigationDelegate + navigationEndings + navigationBars + navigationUnusual
        + tabSelection + tabEndings + modalScreens + modalParts + modalEndings + windowPictures + playback + control
}
