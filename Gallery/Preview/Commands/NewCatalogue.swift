/// A catalogue that `gallery new` adds to.
enum NewCatalogue: CaseIterable {
    case transitions
    /// The animations of a tab bar's items.
    case items

    /// The file that lists the catalogue, relative to the package's folder.
    var list: String {
        switch self {
        case .transitions: "Sources/Animations/BuiltInTransition.swift"
        case .items: "Sources/TransitionTabBar/Animations/BuiltInItemAnimation.swift"
        }
    }

    /// The enum in that file.
    var listType: String {
        switch self {
        case .transitions: "BuiltInTransition"
        case .items: "BuiltInItemAnimation"
        }
    }

    /// The folder with a file for each animator, relative to the package's folder.
    var folder: String {
        switch self {
        case .transitions: "Sources/Animations/Transitions"
        case .items: "Sources/TransitionTabBar/Animations"
        }
    }

    /// The end of each animator's type. It keeps the type apart from those of Swift, Apple's frameworks and apps.
    var suffix: String {
        switch self {
        case .transitions: "Animator"
        case .items: "ItemAnimator"
        }
    }

    /// What one of the catalogue is called.
    var noun: String {
        switch self {
        case .transitions: "a transition"
        case .items: "an item animator"
        }
    }

    /// The protocol of its animators.
    var animatorProtocol: String {
        switch self {
        case .transitions: "TransitionAnimator"
        case .items: "TabItemAnimator"
        }
    }

    /// The property in which a plugin lists its animators, with its type.
    var pluginProperty: String {
        switch self {
        case .transitions: "animators: [any TransitionAnimator]"
        case .items: "itemAnimators: [any TabItemAnimator]"
        }
    }

    /// The documentation page that sorts the catalogue by topic, relative to the package's folder.
    var topics: String {
        switch self {
        case .transitions: "Sources/Animations/TransitionAnimations.docc/TransitionAnimations.md"
        case .items: "Sources/TransitionTabBar/TransitionTabBar.docc/TransitionTabBar.md"
        }
    }
}
