import Foundation
import TransitionCore

/// What plays of a recipe: the transition, or what plays instead.
///
///     let played = PlayedRecipe(json: data, in: .standard)
///     navigationController.setNavigationTransition(played.animator)
///     played.errors.forEach { log("\($0)") }
///
/// Creating it never fails, whatever the file contains, and its work is limited.
public struct PlayedRecipe: Sendable {
    /// The animator to install.
    public let animator: any TransitionAnimator
    /// Whether ``animator`` plays instead of the transition of the recipe.
    public let isFallback: Bool
    /// Why the transition of the recipe, and those before the one that plays, cannot play; empty if it plays.
    public let errors: [RecipeError]
    /// What was skipped or changed in the file and in the transition that plays.
    public let notices: [RecipeNotice]

    /// Reads a file of up to 64 KiB and returns the first of its transitions that can play: the recipe's own, those under
    /// `otherwise`, and the app's.
    ///
    /// - Parameters:
    ///   - json: The file.
    ///   - registry: The registry that knows the names, such as `.standard`.
    ///   - tokens: Design tokens that the file may refer to.
    ///   - otherwise: The animator that plays if the file has none that can play.
    public init(
        json: Data, in registry: TransitionRegistry, tokens: DesignTokens = DesignTokens(),
        otherwise: any TransitionAnimator = CatalogueAnimator.fade
    ) {
        do throws(RecipeError) {
            let read = try RecipeReader.read(try JSONReader.root(of: json, limits: .recipe), tokens: tokens)
            self.init(read, in: registry, otherwise: otherwise)
        } catch {
            self.init(animator: otherwise, isFallback: true, errors: [error], notices: [])
        }
    }

    /// Returns the first transition of a recipe that can play.
    ///
    /// - Parameters:
    ///   - recipe: The recipe.
    ///   - registry: The registry that knows the names, such as `.standard`.
    ///   - otherwise: The animator that plays if the recipe has none that can play.
    public init(
        _ recipe: TransitionRecipe, in registry: TransitionRegistry,
        otherwise: any TransitionAnimator = CatalogueAnimator.fade
    ) {
        var read = ReadRecipe(main: .init(path: .root, part: .success(recipe.part)))
        read.requires = recipe.requires
        let path = JSONPath.key(.root, "otherwise")
        read.otherwise = recipe.otherwise.enumerated().map {
            .init(path: recipe.otherwise.count == 1 ? path : .index(path, $0), part: .success($1))
        }
        self.init(read, in: registry, otherwise: otherwise)
    }

    private init(
        animator: any TransitionAnimator, isFallback: Bool, errors: [RecipeError], notices: [RecipeNotice]
    ) {
        (self.animator, self.isFallback, self.errors, self.notices) = (animator, isFallback, errors, notices)
    }

    private init(_ read: ReadRecipe, in registry: TransitionRegistry, otherwise: any TransitionAnimator) {
        var errors: [RecipeError] = []
        var audit = RecipeAudit()
        for (index, candidate) in ([read.main] + read.otherwise).enumerated() {
            var resolver = RecipeResolver(registry: registry)
            resolver.audit = audit
            defer { audit = resolver.audit }
            do throws(RecipeError) {
                let part = try candidate.part.get()
                if index == 0 { try resolver.check(read.requires) }
                let animator = try resolver.checkedAnimator(of: part, at: candidate.path)
                let notices = resolver.notices.map { RecipeNotice($0.kind, path: $0.path, range: read.ranges[$0.path]) }
                self.init(animator: animator, isFallback: index > 0, errors: errors, notices: read.notices + notices)
                return
            } catch {
                errors.append(error.placed(in: read.ranges))
            }
        }
        self.init(animator: otherwise, isFallback: true, errors: errors, notices: read.notices)
    }
}
