// swift-tools-version: 6.0
import PackageDescription

// The parser of Swift 6.0 on sources. It is apart from the package because it depends on that parser, which takes two
// minutes to compile.
let package = Package(
    name: "OldestSwift",
    dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "600.0.1")],
    targets: [
        .executableTarget(
            name: "oldest-swift",
            dependencies: [
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            path: "Sources"
        )
    ],
    swiftLanguageModes: [.v6]
)
