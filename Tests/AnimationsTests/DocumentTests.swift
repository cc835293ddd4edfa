import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit

/// The Swift code in the documents compiles.
struct DocumentTests {
    static let catalogues: [String] = {
        let sources = FileManager.default.enumerator(
            atPath: ReadmeTests.root.appendingPathComponent("Sources").path)
        let paths = sources?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".docc") }.sorted().map { "Sources/\($0)" }
    }()

    /// README, CONTRIBUTING and every article, by their paths in the package.
    static let all: [String] = {
        let articles = catalogues.flatMap { folder in
            let files = try? FileManager.default.contentsOfDirectory(
                atPath: ReadmeTests.root.appendingPathComponent(folder).path)
            return (files ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
        }
        return ["README.md", "CONTRIBUTING.md"] + articles
    }()

    /// Declarations that the snippets use without showing them.
    private static let setting = """
        import Repertoire
        import Foundation
        import Testing
        import TransitionElements
        import TransitionInspector
        import TransitionRecipes
        import TransitionSwap
        import TransitionTabBar
        import TransitionTesting
        import UIKit

        final class DetailViewController: UIViewController { let (imageView, titleLabel) = (UIImageView(), UILabel()) }
        final class CameraViewController: UIViewController {}
        final class PhotoViewController: UIViewController { let imageView = UIImageView() }
        final class ProfileViewController: UIViewController { func greet() {} }
        @MainActor func startTour() {}
        """
    private static let parameters = """
        navigationController: UINavigationController, tabBarController: UITabBarController, home: UIViewController, \
        detail: DetailViewController, filter: UIViewController, menu: UIViewController, photo: PhotoViewController, \
        cell: UIView, header: UIView, drawing: UIGestureRecognizer, logo: UIImage, arrow: UIImage, list: UIScrollView, \
        answer: (transition: String, status: Int), window: UIWindow, login: UIViewController, \
        container: UIViewController, stageView: UIView, profile: ProfileViewController, news: UIViewController, \
        photos: UIViewController, people: UIViewController, data: Data
        """
    /// The same for articles about elements.
    private static let elementSetting = """

        struct Photo { let id = 7 }
        final class PhotoCell: UIView { let (imageView, titleLabel) = (UIImageView(), UILabel()) }
        final class PhotoListViewController: UIViewController {
            func scroll(to id: AnyHashable) {}
            func cell(for id: AnyHashable) -> PhotoCell? { nil }
        }
        final class PlayerView: UIView { convenience init(_ player: NSObject) { self.init() } }
        """
    private static let elementParameters = """
        navigationController: UINavigationController, detail: DetailViewController, cell: PhotoCell, photo: Photo, \
        price: UIView, poster: UIView, player: NSObject, list: PhotoListViewController
        """
    /// The beginnings of lines of snippets that are declarations in a file; all other snippets are put into a function.
    private static let declarations = ["import ", "struct ", "enum ", "extension ", "public ", "func ", "@Test"]

    /// A document as one Swift file; the compiler names the document's own lines.
    private static func program(_ document: String) throws -> (text: String, snippets: Int) {
        let isElements = document.contains("TransitionElements.docc")
        var program = setting + (isElements ? elementSetting : "")
        let parameters = isElements ? elementParameters : parameters
        let lines = try ReadmeTests.text(document).components(separatedBy: "\n")
        var snippets = 0
        var index = 0
        while let start = lines[index...].firstIndex(of: "```swift") {
            let end = lines[start...].firstIndex(of: "```") ?? lines.count
            let body = lines[start + 1..<end]
            snippets += 1
            index = end
            // There is no SwiftUI here; `.ci/swiftui` compiles these against its interface.
            if body.contains("import SwiftUI") { continue }
            let isFile = body.contains { line in declarations.contains { line.hasPrefix($0) } }
            program += "\n#sourceLocation(file: \"\(document)\", line: \(start + 2))\n"
            let text = body.joined(separator: "\n")
            // On the snippet's own line, so that all further lines keep their numbers.
            program +=
                isFile ? text : "@MainActor func snippet\(snippets)(\(parameters)) async throws { \(text)\n}"
        }
        return (program + "\n", snippets)
    }

    /// The folder of the modules with which the tests were built.
    private static let modules: String? = {
        let builds = [Bundle.main.bundleURL, ReadmeTests.root.appendingPathComponent(".build/debug")]
        return builds.map { $0.appendingPathComponent("Modules").path }
            .first { FileManager.default.fileExists(atPath: $0 + "/Repertoire.swiftmodule") }
    }()

    /// The compiler's messages about a program.
    private static func complaints(about program: String, module: String) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(module)-\(UUID().uuidString).swift")
        try program.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            [
                "swiftc", "-typecheck", "-parse-as-library", "-suppress-warnings", "-swift-version", "6",
                "-module-name",
                module, "-I", try #require(modules), "-Xfrontend", "-disable-cross-import-overlays", file.path,
            ]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationStatus == 0 ? "" : output
    }

    @Test("Every snippet compiles", arguments: all)
    func snippets(document: String) throws {
        let (program, snippets) = try Self.program(document)
        #expect(document.hasSuffix("MovingTheWholeWindow.md") ? snippets == 1 : snippets > 0)
        let complaints = try Self.complaints(about: program, module: "Document")
        #expect(complaints == "")
    }

    @Test("A snippet that does not compile is found, at its line in the document")
    func wrong() throws {
        let program = Self.setting + "\n#sourceLocation(file: \"A.md\", line: 7)\nlet a: Pose = .offset(z: 1)\n"
        #expect(try Self.complaints(about: program, module: "Wrong").contains("A.md:7:"))
    }

    @Test(
        "A text in place of an animator is answered with what to write instead",
        arguments: [
            (#"navigationController.setNavigationTransition("cube")"#, ".cube", "TransitionRegistry"),
            (#"navigationController.setNavigationTransition(answer.transition)"#, ".cube", "TransitionRegistry"),
            (#"tabBarController.setTabTransition("cube")"#, ".cube", "TransitionRegistry"),
            (#"tabBarController.setTabTransition("cube", swipe: .fromEdge)"#, ".cube", "TransitionRegistry"),
            (#"detail.setModalTransition("cube", options: .init(edge: .top))"#, ".cube", "TransitionRegistry"),
            (#"tabBarController.setTabItemAnimation("bounce")"#, ".bounce", "TabItemRegistry"),
        ])
    func text(line: String, value: String, registry: String) throws {
        let program = Self.setting + "\n@MainActor func snippet(\(Self.parameters)) { \(line) }\n"
        let errors = try Self.complaints(about: program, module: "Text").components(separatedBy: "\n")
            .filter { $0.contains("error: ") }
        // The compiler may say it twice, beside the line and below.
        #expect(!errors.isEmpty)
        let all = errors.allSatisfy {
            $0.contains("write \(value), or \(registry).standard.animator(named: name)") && !$0.contains("closure")
        }
        #expect(all, "\(errors)")
    }

    @Test("The catalogue's page sorts every transition, once")
    func topics() throws {
        let lines = try ReadmeTests.text("Sources/Animations/TransitionAnimations.docc/TransitionAnimations.md").split(
            separator: "\n")
        for transition in BuiltInTransition.allCases {
            let name = transition.rawValue
            // A member that another module declares cannot be linked to.
            let link = transition == .fade ? "BuiltInTransition/fade" : "TransitionCore/TransitionAnimator/\(name)"
            #expect(
                lines.count { $0 == "- ``\(link)``" } == 1,
                "\(link) belongs under one heading of TransitionAnimations.md")
        }
    }

    @Test("What the articles offer to choose from is in the catalogue")
    func names() throws {
        let settings: Set = ["wholeWindow", "leading", "trailing"]
        var offered = 0
        for document in Self.all {
            for row in try ReadmeTests.text(document).split(separator: "\n") where row.hasPrefix("|") {
                let codes = row.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
                // A path, of a script for instance, is no transition.
                let names = codes.filter { $0.hasPrefix(".") && !$0.contains("/") }
                for name in names where !settings.contains(String(name.dropFirst())) {
                    offered += 1
                    #expect(BuiltInTransition(rawValue: String(name.dropFirst())) != nil, "\(document): \(name)")
                }
            }
        }
        // README's table, and the one of the article about choosing.
        #expect(offered >= 40)
    }
}
