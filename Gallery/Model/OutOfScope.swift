/// What people look for that the catalogue does not have, with an answer, and what comes near.
public enum OutOfScope {
    /// Words, the answer to them, and what names or tags call what comes near.
    public static let table: [(words: String, answer: String, near: [String])] = [
        (
            "blur blurred frosted unschärfe desenfoque", "No transition here blurs a screen. These come near:",
            ["fadethrough", "depthpush"]
        ),
        (
            "confetti particles fireworks sparkles konfetti", "No transition here throws particles. These come near:",
            ["explode", "shatter"]
        ),
        ("haptic haptics vibration sound audio", "Transitions here are silent, and do not vibrate.", []),
        ("lottie rive gif video mp4 after", "Nothing here plays a file: each transition is Swift.", []),
        ("android web css react flutter kotlin", "These are for iOS. The page shows recordings of them.", []),
        ("macos mac appkit watchos tvos visionos", "These are for iOS and iPadOS.", []),
        (
            "button loading spinner loader skeleton toast keyboard tooltip",
            "Transitions here change whole screens, and tab bar items; a view by itself is not their matter.", []
        ),
        ("swiftui", "All of them work in SwiftUI too: import TransitionSwiftUI. Those for apps:", ["app"]),
    ]

    static let answers: [String: (answer: String, near: [String])] = Dictionary(
        table.flatMap { words, answer, near in
            words.split(separator: " ").map { (SearchTerms.folded(String($0)), (answer, near)) }
        }, uniquingKeysWith: { first, _ in first })
}
