import TransitionAnimations
import TransitionCore
import TransitionTabBar

/// An animator that a registry refuses, and the reason: it could not be found by its name.
struct Refusal: Error, CustomStringConvertible {
    let name: TransitionName
    let description: String

    /// The animators that a registry refuses when all are registered in their order; those of a plugin after the
    /// catalogue, as in apps.
    static func all(in animators: [any TransitionAnimator], of package: GalleryPackage = .repertoire) -> [Refusal] {
        let registry = TransitionRegistry()
        if package.isPlugin { try? registry.register(contentsOf: BuiltInTransition.allCases.map(\.animator)) }
        return animators.compactMap { animator -> Refusal? in
            do throws(AnimatorRegistryError) {
                try registry.register(animator)
                return nil
            } catch {
                return Refusal(name: animator.info.name, description: error.description)
            }
        }
    }

    /// The item animators that a registry refuses, in the same way.
    static func all(in items: [any TabItemAnimator], of package: GalleryPackage = .repertoire) -> [Refusal] {
        let registry = TabItemRegistry()
        if package.isPlugin { try? registry.register(contentsOf: BuiltInTabItemAnimation.allCases.map(\.animator)) }
        return items.compactMap { animator -> Refusal? in
            do throws(AnimatorRegistryError) {
                try registry.register(animator)
                return nil
            } catch {
                return Refusal(name: animator.info.name, description: error.description)
            }
        }
    }
}
