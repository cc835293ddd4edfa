// swift-tools-version: 6.0
import PackageDescription

// The claims about speed, measured. A package of its own, so that the library's manifest stays free of it:
//     swift run -c release benchmarks
let package = Package(
    name: "RepertoireBenchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "Repertoire", path: "../..")],
    targets: [
        .target(name: "Reference", cxxSettings: [.unsafeFlags(["-O2"])]),
        .executableTarget(
            name: "benchmarks",
            dependencies: [
                "Reference",
                .product(name: "Repertoire", package: "Repertoire"),
                .product(name: "TransitionElements", package: "Repertoire"),
                .product(name: "TransitionSwap", package: "Repertoire"),
                .product(name: "TransitionTabBar", package: "Repertoire"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
