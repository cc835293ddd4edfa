// swift-tools-version: 6.0
import Foundation
import PackageDescription

// The Apple side is two libraries and nothing else. On Linux, or wherever HEADLESS_UIKIT is set (the terminal of a
// contributor's Mac), a small UIKit of our own stands in, so that the tests and the gallery run without a simulator.
#if os(Linux)
let isHeadless = true
#else
let isHeadless = ProcessInfo.processInfo.environment["HEADLESS_UIKIT"] != nil
#endif

let uiKit: [Target.Dependency] = isHeadless ? ["UIKit"] : []
// Which UIKit a system has is decided here, once: sources never ask for the system. The UIKit of tvOS has no touches, that of
// watchOS no view controllers; there the modules that need both are empty, so that an app's other targets still build.
let settings: [SwiftSetting] =
    [
        .define("PARTIAL_UIKIT", .when(platforms: [.tvOS, .watchOS])),
        .define("VISION_UIKIT", .when(platforms: [.visionOS])),
    ] + (isHeadless ? [.define("HEADLESS_UIKIT")] : [])
// A module named UIKit makes the Testing library look for an overlay that only Apple's UIKit has. Without the names of
// variables for a debugger the tests compile in three quarters of the time; a crash still shows its lines.
let testFlags = ["-Xfrontend", "-disable-cross-import-overlays", "-gline-tables-only"]
let testSettings = settings + (isHeadless ? [.unsafeFlags(testFlags)] : [])

let package = Package(
    name: "Repertoire",
    // The oldest versions that compile. The article *Systems* says what works where, and what has run.
    platforms: [
        .iOS(.v15), .macCatalyst(.v15), .visionOS(.v1), .tvOS(.v15), .watchOS(.v8), .macOS(isHeadless ? .v13 : .v12),
    ],
    products: [
        .library(name: "Repertoire", targets: ["Repertoire"]),
        .library(name: "TransitionTabBar", targets: ["TransitionTabBar"]),
        .library(name: "TransitionElements", targets: ["TransitionElements"]),
        .library(name: "TransitionSwap", targets: ["TransitionSwap"]),
        .library(name: "TransitionSwiftUI", targets: ["TransitionSwiftUI"]),
        .library(name: "TransitionRecipes", targets: ["TransitionRecipes"]),
        .library(name: "TransitionTesting", targets: ["TransitionTesting"]),
        .library(name: "TransitionInspector", targets: ["TransitionInspector"]),
    ],
    targets: [
        .target(name: "TransitionCore", swiftSettings: settings),
        .target(
            name: "TransitionAnimations",
            dependencies: ["TransitionCore"],
            path: "Sources/Animations",
            swiftSettings: settings
        ),
        .target(name: "TransitionPlayback", dependencies: ["TransitionCore"] + uiKit, swiftSettings: settings),
        .target(
            name: "TransitionUIKit",
            dependencies: ["TransitionCore", "TransitionPlayback"] + uiKit,
            swiftSettings: settings
        ),
        .target(
            name: "Repertoire",
            dependencies: ["TransitionAnimations", "TransitionCore", "TransitionUIKit"],
            swiftSettings: settings
        ),
        .target(
            name: "TransitionElements",
            dependencies: ["TransitionCore", "TransitionPlayback", "TransitionUIKit"] + uiKit,
            swiftSettings: settings
        ),
        .target(
            name: "TransitionSwap",
            dependencies: ["TransitionCore", "TransitionPlayback", "TransitionUIKit"] + uiKit,
            swiftSettings: settings
        ),
        .target(
            name: "TransitionTabBar",
            dependencies: ["TransitionCore", "TransitionPlayback", "TransitionUIKit"] + uiKit,
            swiftSettings: settings
        ),
        .target(
            name: "TransitionSwiftUI",
            dependencies: ["TransitionCore", "TransitionPlayback", "TransitionUIKit"] + uiKit,
            swiftSettings: settings
        ),
        .target(name: "TransitionRecipes", dependencies: ["TransitionCore"], swiftSettings: settings),
        .target(
            name: "TransitionTesting",
            dependencies: ["TransitionCore", "TransitionTabBar"],
            swiftSettings: settings
        ),
        .target(
            name: "TransitionInspector",
            dependencies: ["TransitionCore", "TransitionPlayback", "TransitionUIKit"] + uiKit,
            swiftSettings: settings
        ),
        .target(name: "TransitionTestSupport", path: "Tests/Support"),
        .testTarget(
            name: "TransitionCoreTests",
            dependencies: [
                "TransitionCore", "TransitionTesting", "TransitionTabBar", "TransitionUIKit", "TransitionTestSupport",
            ],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "TransitionRecipesTests",
            dependencies: ["TransitionAnimations", "TransitionCore", "TransitionRecipes", "TransitionTestSupport"],
            exclude: ["Files"],
            swiftSettings: testSettings
        ),
    ],
    swiftLanguageModes: [.v6]
)

if isHeadless {
    // What a package of plugins shows and checks its animators with.
    package.products.append(.library(name: "GalleryCommand", targets: ["GalleryCommand"]))
    package.targets += [
        .target(name: "UIKit", path: "Sources/HeadlessUIKit", swiftSettings: settings),
        .target(
            name: "GalleryScenes",
            dependencies: ["TransitionElements", "UIKit"],
            path: "Gallery/Scenes",
            swiftSettings: settings
        ),
        .target(
            name: "GalleryModel",
            dependencies: [
                "TransitionAnimations", "TransitionCore", "TransitionRecipes", "TransitionTabBar", "TransitionUIKit",
                "UIKit",
            ],
            path: "Gallery/Model",
            swiftSettings: settings
        ),
        .target(name: "GalleryCommandSupport", path: "Gallery/CommandSupport"),
        .target(
            name: "GalleryGoldenText",
            dependencies: [
                "TransitionAnimations", "TransitionCore", "TransitionTabBar", "TransitionUIKit", "UIKit",
            ],
            path: "Gallery/GoldenText",
            swiftSettings: settings
        ),
        .target(
            name: "GalleryCommand",
            dependencies: [
                "GalleryCommandSupport", "GalleryGoldenText", "GalleryModel", "GalleryScenes", "TransitionAnimations",
                "TransitionCore", "TransitionSwap", "TransitionTabBar", "TransitionTesting", "TransitionUIKit", "UIKit",
            ],
            path: "Gallery",
            exclude: [
                "App", "CommandSupport", "Config.xcconfig", "DeviceTests", "Executable", "Gallery.xcodeproj",
                "GoldenText", "Identifiers", "Info.plist", "Model", "Scenes", "UITests",
            ],
            sources: ["Command"],
            resources: [.copy("Pictures"), .copy("Site")],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "gallery",
            dependencies: ["GalleryCommand"],
            path: "Gallery/Executable",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "fuzz",
            dependencies: [
                "GalleryCommandSupport", "TransitionAnimations", "TransitionCore", "TransitionElements",
                "TransitionSwap", "TransitionSwiftUI", "TransitionRest", "TransitionTabBar", "TransitionTestSupport",
                "TransitionUIKit", "UIKit",
            ],
            path: "Tests/Fuzzer",
            swiftSettings: settings
        ),
        // What must hold at rest, for the fuzzer and the tests.
        .target(
            name: "TransitionRest",
            dependencies: ["UIKit"],
            path: "Tests/Rest",
            swiftSettings: settings
        ),
        // What tests stand a container up with. `Shared` is also compiled by the device tests of the gallery app.
        .target(
            name: "TransitionWorld",
            dependencies: [
                "TransitionAnimations", "TransitionCore", "TransitionRest", "TransitionTestSupport", "TransitionUIKit",
                "UIKit",
            ],
            path: "Tests/World",
            swiftSettings: testSettings
        ),
        .target(
            name: "HeadlessFixtures",
            dependencies: ["UIKit", "TransitionTestSupport"],
            path: "Tests/HeadlessFixtures",
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "HeadlessControllerTests",
            dependencies: ["HeadlessFixtures", "TransitionTestSupport", "UIKit"],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "HeadlessGestureTests",
            dependencies: ["HeadlessFixtures", "TransitionTestSupport", "UIKit"],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "HeadlessUIKitTests",
            dependencies: ["HeadlessFixtures", "TransitionTestSupport", "UIKit"],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "ContainerTests",
            dependencies: [
                "TransitionAnimations", "TransitionCore", "TransitionTestSupport", "TransitionUIKit", "TransitionWorld",
                "UIKit",
            ],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "NavigationTests",
            dependencies: [
                "TransitionAnimations", "TransitionCore", "TransitionPlayback", "TransitionTestSupport",
                "TransitionUIKit", "TransitionWorld", "UIKit",
            ],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "TabTests",
            dependencies: [
                "TransitionAnimations", "TransitionCore", "TransitionTestSupport", "TransitionUIKit", "TransitionWorld",
                "UIKit", "TransitionTabBar",
            ],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "ModalTests",
            dependencies: [
                "TransitionAnimations", "TransitionCore", "TransitionTestSupport", "TransitionUIKit", "TransitionWorld",
                "UIKit",
            ],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "PlaybackTests",
            dependencies: [
                "TransitionAnimations", "TransitionCore", "TransitionPlayback", "TransitionTestSupport",
                "TransitionUIKit", "TransitionWorld", "UIKit",
            ],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "SharedTests",
            dependencies: [
                "TransitionAnimations", "TransitionCore", "TransitionTestSupport", "TransitionUIKit", "TransitionWorld",
                "UIKit", "fuzz",
            ],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "TransitionTabBarTests",
            dependencies: [
                "TransitionAnimations", "TransitionCore", "TransitionTestSupport", "TransitionUIKit", "TransitionWorld",
                "UIKit", "TransitionTabBar",
            ],
            swiftSettings: testSettings
        ),
        .target(
            name: "ElementApps",
            dependencies: ["Repertoire", "TransitionElements", "UIKit"],
            path: "Tests/ElementApps",
            exclude: ["Hero"],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "TransitionElementsTests",
            dependencies: [
                "ElementApps", "TransitionAnimations", "TransitionCore", "TransitionPlayback", "TransitionTestSupport",
                "TransitionInspector", "TransitionUIKit", "TransitionWorld", "UIKit", "TransitionElements",
            ],
            exclude: ["Goldens"],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "TransitionSwapTests",
            dependencies: [
                "TransitionAnimations", "TransitionCore", "TransitionElements", "TransitionInspector",
                "TransitionPlayback", "TransitionRest", "TransitionSwap", "TransitionTestSupport", "TransitionUIKit",
                "TransitionWorld", "UIKit",
            ],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "TransitionSwiftUITests",
            dependencies: [
                "TransitionAnimations", "TransitionCore", "TransitionTestSupport", "TransitionUIKit", "TransitionWorld",
                "UIKit", "TransitionSwiftUI", "TransitionTabBar", "fuzz",
            ],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "TransitionInspectorTests",
            dependencies: [
                "TransitionAnimations", "TransitionCore", "TransitionTestSupport", "TransitionUIKit", "TransitionWorld",
                "TransitionElements", "UIKit", "TransitionInspector",
            ],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "AnimationsTests",
            dependencies: [
                "GalleryGoldenText", "Repertoire", "TransitionAnimations", "TransitionCore", "TransitionElements",
                "TransitionRecipes", "TransitionSwap", "TransitionTabBar", "TransitionTestSupport", "TransitionTesting",
                "TransitionUIKit", "UIKit",
            ],
            exclude: ["Goldens", "ItemGoldens", "TakenNames.txt"],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "GalleryTests",
            dependencies: [
                "gallery", "GalleryCommand", "GalleryCommandSupport", "GalleryModel", "GalleryScenes", "Repertoire",
                "TransitionAnimations", "TransitionCore", "TransitionRecipes", "TransitionTabBar",
                "TransitionTestSupport", "TransitionTesting", "TransitionUIKit", "UIKit",
            ],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "GalleryModelTests",
            dependencies: [
                "GalleryModel", "GalleryScenes", "TransitionAnimations", "TransitionCore", "TransitionRecipes",
                "TransitionTabBar", "TransitionTestSupport", "TransitionUIKit", "UIKit",
            ],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "FuzzerTests",
            dependencies: [
                "fuzz", "GalleryCommandSupport", "TransitionAnimations", "TransitionCore", "TransitionTestSupport",
                "TransitionUIKit", "UIKit",
            ],
            exclude: ["Rounds"],
            swiftSettings: testSettings
        ),
    ]
}

// Compiling every test takes minutes. REPERTOIRE_TESTS names the test targets to keep, separated by commas. With
// REPERTOIRE_WHOLE_CATALOGUE=1 tests take the whole catalogue, which is for a release build: the tests of recordings are
// kept alone, and of the libraries only the gallery's is made testable, so that the others are compiled as apps get them.
let environment = ProcessInfo.processInfo.environment
let wholeCatalogue = environment["REPERTOIRE_WHOLE_CATALOGUE"] == "1"
let keptTests = environment["REPERTOIRE_TESTS"] ?? (wholeCatalogue ? "GalleryTests" : "")
if isHeadless, !keptTests.isEmpty {
    let kept = Set(keptTests.split(separator: ",").map(String.init))
    package.targets.removeAll { $0.type == .test && !kept.contains($0.name) }
}
if isHeadless, wholeCatalogue {
    package.targets.first { $0.name == "GalleryCommand" }?.swiftSettings?.append(.unsafeFlags(["-enable-testing"]))
}
