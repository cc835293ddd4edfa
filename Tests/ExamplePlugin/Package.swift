// swift-tools-version: 6.0
import Foundation
import PackageDescription

// Where Apple's UIKit is not used: on Linux, or wherever HEADLESS_UIKIT is set (the terminal of a Mac).
#if os(Linux)
let isHeadless = true
#else
let isHeadless = ProcessInfo.processInfo.environment["HEADLESS_UIKIT"] != nil
#endif

let package = Package(
    name: "Acme",
    platforms: [.iOS(.v15), .macOS(.v13)],
    products: [.library(name: "Acme", targets: ["Acme"])],
    dependencies: [.package(name: "Repertoire", path: "../..")],
    targets: [
        .target(
            name: "Acme",
            dependencies: [
                .product(name: "Repertoire", package: "Repertoire"),
                // For animations of tab bar items.
                .product(name: "TransitionTabBar", package: "Repertoire"),
            ])
    ],
    swiftLanguageModes: [.v6]
)

// The gallery and the tests. Apps that use the plugin do not build them.
if isHeadless {
    let gallery = Target.Dependency.product(name: "GalleryCommand", package: "Repertoire")
    let testing = Target.Dependency.product(name: "TransitionTesting", package: "Repertoire")
    package.targets += [
        .executableTarget(name: "acme-gallery", dependencies: ["Acme", gallery]),
        .testTarget(name: "AcmeTests", dependencies: ["Acme", gallery, testing]),
    ]
}
