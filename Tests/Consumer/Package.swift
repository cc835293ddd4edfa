// swift-tools-version: 6.0
import Foundation
import PackageDescription

// An app that depends on a released version of Repertoire, and has targets with names that many apps use. `.ci/consumer`
// says where the repository is, and which language mode the app has chosen.
let environment = ProcessInfo.processInfo.environment
let address = environment["REPERTOIRE_ADDRESS"] ?? "ADDRESS-OF-REPERTOIRE"
let mode = environment["REPERTOIRE_CONSUMER_MODE"] == "5" ? SwiftLanguageMode.v5 : .v6

let package = Package(
    name: "Consumer",
    platforms: [.iOS(.v15), .macOS(.v13)],
    dependencies: [.package(url: address, from: "0.1.0")],
    targets: [
        .target(name: "Animations", dependencies: [.product(name: "Repertoire", package: "Repertoire")]),
        .target(name: "Core"),
        .target(name: "TestSupport", dependencies: ["Core"]),
        .target(name: "UI", dependencies: ["Animations", "Core"]),
        .executableTarget(name: "App", dependencies: ["TestSupport", "UI"]),
    ],
    swiftLanguageModes: [mode]
)
