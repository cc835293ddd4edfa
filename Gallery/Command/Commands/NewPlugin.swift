import Foundation
import GalleryCommandSupport
import GalleryGoldenText
import TransitionCore
import TransitionTabBar

/// `gallery new --plugin NAME [--root DIR]`: writes a package with a first transition, a gallery, a test and a golden, in
/// a folder of that name.
struct NewPlugin: Equatable {
    /// The name of the package and of its module.
    var name: String
    /// The folder that the package's own folder is made in.
    var root: String

    /// The folder of this package, to which the new one refers by a path.
    private static let checkout = "Sources/TransitionCore"

    /// What the new package is called in names of animators, and its command.
    private var prefix: String { name.lowercased() }
    private var program: String { "\(prefix)-gallery" }

    /// Writes all files, or none of them, and prints what to do next.
    func run(in folder: URL, print: (String) -> Void) throws {
        try refuse()
        let place = URL(fileURLWithPath: root, isDirectory: true).standardizedFileURL.appendingPathComponent(name)
        guard !FileManager.default.fileExists(atPath: place.path) else {
            throw NewCommand.Failure(description: "\(place.path) exists. Choose another name, or say --root DIR.")
        }
        let files = try Folder(place.path)
        for (file, text) in contents(dependency: dependency(from: place, on: folder)) {
            _ = try files.write(Data(text.utf8), to: file)
            print("wrote    \(place.lastPathComponent)/\(file)")
        }
        print(
            """

            \(name) is a package with one transition, `.whoosh`. In \(place.path):
              1. swift run \(program) --open
              2. swift test
              3. swift run \(program) new yourName
            Apps depend on it and write `import \(name)`.
            """)
    }

    private func refuse() throws {
        let letters = name.unicodeScalars.allSatisfy { $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9") ~= $0) }
        let taken = ["repertoire", "uikit", "swiftui", "foundation", "testing", "swift", "gallery"]
        guard letters, name.first?.isUppercase == true, name.count <= 32, !taken.contains(prefix),
            !prefix.hasPrefix("transition")
        else {
            throw NewCommand.Failure(
                description:
                    "“\(name)” cannot name a package of plugins. Use letters and digits beginning with a capital letter, "
                    + "such as “Acme”; 32 at most.")
        }
    }

    /// The line of the manifest that names Repertoire: a path to the checkout that the command was called in, otherwise a
    /// place for its address.
    private func dependency(from place: URL, on folder: URL) -> String {
        let isCheckout = FileManager.default.fileExists(atPath: folder.appendingPathComponent(Self.checkout).path)
        guard isCheckout else { return ".package(url: \"ADDRESS-OF-REPERTOIRE\", from: \"0.1.0\")" }
        return ".package(name: \"Repertoire\", path: \"\(Self.path(from: place, to: folder))\")"
    }

    /// Returns the path from one folder to another, such as `../Repertoire`.
    private static func path(from start: URL, to end: URL) -> String {
        let (from, to) = (start.standardizedFileURL.pathComponents, end.standardizedFileURL.pathComponents)
        let shared = zip(from, to).prefix { $0 == $1 }.count
        return (from.dropFirst(shared).map { _ in ".." } + to.dropFirst(shared)).joined(separator: "/")
    }

    /// The first transition: the text of its file shows it as Swift.
    private var whoosh: CatalogueAnimator {
        CatalogueAnimator(
            TransitionName("\(prefix).whoosh"), author: name, tags: [.edge, .vertical], Self.summary
        ) { _ in
            Choreography(
                foreground: .from(.offset(toward: .top), easing: .easeIn),
                background: .to(.offset(toward: .bottom), easing: .easeIn), backdrop: .charcoal)
        }
    }

    private static let summary = "The new screen drops in from above and the old one falls out below."

    private func contents(dependency: String) -> [(file: String, text: String)] {
        [
            ("Package.swift", manifest(dependency)), ("Sources/\(name)/\(name).swift", source),
            ("Sources/\(program)/main.swift", main), ("Tests/\(name)Tests/\(name)Tests.swift", tests),
            ("Tests/Goldens/\(prefix).whoosh.txt", Golden(animator: whoosh).text),
            (".gitignore", ".build/\n.swiftpm/\nPackage.resolved\ngallery-site/\n"),
        ]
    }

    private func manifest(_ dependency: String) -> String {
        """
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
            name: "\(name)",
            platforms: [.iOS(.v15), .macOS(.v13)],
            products: [.library(name: "\(name)", targets: ["\(name)"])],
            dependencies: [\(dependency)],
            targets: [
                .target(
                    name: "\(name)",
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
                .executableTarget(name: "\(program)", dependencies: ["\(name)", gallery]),
                .testTarget(name: "\(name)Tests", dependencies: ["\(name)", gallery, testing]),
            ]
        }

        """
    }

    private var source: String {
        """
        import Repertoire

        extension TransitionAnimator where Self == CatalogueAnimator {
            /// The new screen drops in from above and the old one falls out of the container.
            public static var whoosh: Self {
                Self(
                    "\(prefix).whoosh", author: "\(name)", tags: [.edge, .vertical],
                    "\(Self.summary)"
                ) { _ in
                    Choreography(
                        foreground: .from(.offset(toward: .top), easing: .easeIn),
                        background: .to(.offset(toward: .bottom), easing: .easeIn), backdrop: .charcoal)
                }
            }
        }

        /// All of it in one line: `try TransitionRegistry.standard.register(\(name).self)`.
        public enum \(name): TransitionPlugin {
            public static var animators: [any TransitionAnimator] { [.whoosh] }
        }

        """
    }

    private func imports(_ others: [String]) -> String {
        ([name] + others).sorted().map { "import \($0)" }.joined(separator: "\n")
    }

    private var main: String {
        """
        \(imports(["GalleryCommand"]))

        Gallery.main(plugins: [\(name).self])

        """
    }

    private var tests: String {
        """
        \(imports(["GalleryCommand", "Repertoire", "Testing", "TransitionTesting"]))

        @Test("The audit has nothing to say", arguments: \(name).animators.indices)
        func audit(index: Int) {
            #expect(Audit.findings(of: \(name).animators[index]) == [])
        }

        @Test("Each animator does what its golden says")
        func goldens() {
            #expect(Goldens.problems(plugins: [\(name).self]) == [])
        }

        """
    }
}
