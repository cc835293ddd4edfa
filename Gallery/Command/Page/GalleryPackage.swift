import Foundation
import TransitionCore
import TransitionTabBar

/// The package that a gallery shows the animators of: this one, or one of plugins.
struct GalleryPackage: Equatable, Sendable {
    /// The name that the page has.
    var name: String
    /// The module that an app imports, and the library of that name.
    var module: String
    /// The name of the command that shows it.
    var program: String
    /// Whether it is somebody's own package, which depends on this one.
    var isPlugin: Bool

    static let repertoire = GalleryPackage(
        name: "Repertoire", module: "Repertoire", program: "gallery", isPlugin: false)

    /// A package of plugins, named like the modules of their types.
    ///
    /// - Parameters:
    ///   - types: The plugins.
    ///   - program: The name of the command that shows them.
    static func plugin(of types: [Any.Type], program: String) -> GalleryPackage {
        var modules: [String] = []
        for type in types {
            let module = String(String(reflecting: type).prefix { $0 != "." })
            if !modules.contains(module) { modules.append(module) }
        }
        return GalleryPackage(
            name: modules.isEmpty ? "Plugins" : modules.joined(separator: ", "),
            module: modules.first ?? "Plugins", program: program, isPlugin: true)
    }

    /// The sentence below the page's promise, after the number of transitions.
    var claim: String {
        let lines = "each by its name: one line puts it on a navigation controller, a tab bar or a presentation."
        return isPlugin
            ? "for iOS from the package \(name), which depends on Repertoire, \(lines)"
            : "for UIKit and SwiftUI, \(lines)"
    }

    /// What an app imports and needs.
    var needs: String {
        isPlugin ? "iOS 15 and later; it brings Repertoire along." : "iOS 15 and later, no further dependencies."
    }

    /// The file that declares an animator, from the package's folder; nil if the page cannot know it.
    ///
    /// - Parameters:
    ///   - animator: The animator.
    ///   - root: The package's folder; nil if it is not near.
    func source(of animator: any TransitionAnimator, in root: URL?) -> String? {
        guard isPlugin else { return Card.source(of: animator) }
        return root.map(PackageSources.init).flatMap { sources in
            animator is CatalogueAnimator && parts(of: animator) == nil
                ? sources.file(naming: animator.info.name)
                : sources.file(declaring: String(describing: type(of: animator)))
        }
    }

    /// The file that declares an item animator, in the same way.
    func source(of animator: any TabItemAnimator, in root: URL?) -> String? {
        guard isPlugin else {
            let name = animator.info.name.rawValue
            return "\(NewCatalogue.items.folder)/\(name.prefix(1).uppercased())\(name.dropFirst()).swift"
        }
        return root.map(PackageSources.init).flatMap { sources in
            animator is CatalogueTabItemAnimator
                ? sources.file(naming: animator.info.name)
                : sources.file(declaring: String(describing: type(of: animator)))
        }
    }
}
