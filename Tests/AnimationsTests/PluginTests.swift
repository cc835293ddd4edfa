import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTesting
@testable import TransitionUIKit
import UIKit

/// A package outside this one brings animators of its own.
struct PluginTests {
    private static let article = "Sources/TransitionCore/TransitionCore.docc/BringingAPlugin.md"

    @Test("The plugin's animators pass the audit, in one line", arguments: Acme.animators.indices)
    func audit(index: Int) {
        #expect(Audit.findings(of: Acme.animators[index]) == [])
    }

    @Test("One call registers all of them, behind those that were there")
    func register() throws {
        let registry = TransitionRegistry()
        try registry.register(.slide)
        try registry.register(Acme.self)
        #expect(registry.names == ["slide", "acme.whoosh", "acme.zap"])
        #expect(try registry.animator(named: "acme.whoosh") is CatalogueAnimator)
    }

    @Test("The call site reads as with the catalogue's own") @MainActor
    func callSite() throws {
        Headless.reset()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.setNavigationTransition(.whoosh)
        navigation.pushViewController(UIViewController(), transition: .zap)
        #expect(navigation.navigationTransitionAdapter != nil && navigation.viewControllers.count == 2)
        navigation.setNavigationTransition(nil)
    }

    private enum Rival: TransitionPlugin {
        static var animators: [any TransitionAnimator] {
            [
                CatalogueAnimator.fade.info(AnimatorInfo(name: "rival.fade", title: "Fade", summary: "It fades.")),
                rename(CatalogueAnimator.fade),
            ]
        }

        static func rename(_ animator: some TransitionAnimator) -> any TransitionAnimator {
            animator.info(AnimatorInfo(name: "acme.zap", title: "Zap", summary: "It fades."))
        }
    }

    @Test("Of two plugins with the same name the first stays, and nothing of the second is added")
    func rivals() throws {
        let registry = TransitionRegistry()
        try registry.register(Acme.self)
        #expect(throws: AnimatorRegistryError.duplicateName("acme.zap")) { try registry.register(Rival.self) }
        #expect(registry.names == ["acme.whoosh", "acme.zap"])
        #expect(try registry.animator(named: "acme.zap") is ZapAnimator)
        #expect(throws: AnimatorRegistryError.duplicateName("acme.whoosh")) { try registry.register(Acme.self) }
        #expect(registry.names == ["acme.whoosh", "acme.zap"])
    }

    @Test(
        "The article shows the plugin word for word",
        arguments: [
            "Tests/AnimationsTests/PluginExample.swift", "Tests/ExamplePlugin/Sources/Acme/Acme.swift",
        ])
    func document(file: String) throws {
        let source = try ReadmeTests.text(file)
        let blocks = try ReadmeTests.blocks(of: "swift", in: ReadmeTests.text(Self.article))
        let shown = blocks.filter { $0.contains("TransitionPlugin") }
        #expect(shown.count == 1)
        for block in shown { #expect(ReadmeTests.flattened(source).contains(ReadmeTests.flattened(block))) }
    }

    @Test("The article shows its manifest, its program and its test word for word")
    func package() throws {
        let blocks = try ReadmeTests.blocks(of: "text", in: ReadmeTests.text(Self.article))
        let address = ".package(url: \"ADDRESS-OF-REPERTOIRE\", from: \"0.1.0\")"
        func text(_ file: String) throws -> String {
            try ReadmeTests.text("Tests/ExamplePlugin/\(file)").trimmingCharacters(in: .newlines)
                .replacingOccurrences(of: ".package(name: \"Repertoire\", path: \"../..\")", with: address)
        }
        #expect(try blocks.contains(text("Package.swift")))
        #expect(try text("Package.swift").contains(address))
        for file in ["Sources/acme-gallery/main.swift", "Tests/AcmeTests/AcmeTests.swift"] {
            // The example has an item animator besides.
            let shown = try text(file).replacingOccurrences(of: ", itemPlugins: [Acme.self]", with: "")
            #expect(blocks.contains(shown), "\(file)")
        }
    }
}
