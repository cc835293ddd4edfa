extension SharedTest {
    /// All of them.
    public static let all: [SharedTest] =
        navigationStack + navigationDelegate + navigationEndings + navigationBars + navigationUnusual
        + tabSelection + tabEndings + modalScreens + modalParts + modalEndings + windowPictures + playback + control
}
