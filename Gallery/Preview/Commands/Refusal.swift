import TransitionCore

/// An animator that a registry refuses, and the reason: it could not be found by its name.
struct Refusal: Error, CustomStringConvertible {
    let name: TransitionName
    let description: String

    /// The animators that a registry refuses when all are registered in their order.
    static func all(in animators: [any TransitionAnimator]) -> [Refusal] {
        let registry = TransitionRegistry()
        return animators.compactMap { animator -> Refusal? in
            do throws(TransitionRegistryError) {
                try registry.register(animator)
                return nil
            } catch {
                return Refusal(name: animator.info.name, description: error.description)
            }
        }
    }

    /// The item animators that a registry refuses when all are registered in their order.
    static func all(in items: [any TabItemAnimator]) -> [Refusal] {
        let registry = TabItemRegistry()
        return items.compactMap { animator -> Refusal? in
            do throws(TabItemRegistryError) {
                try registry.register(animator)
                return nil
            } catch {
                return Refusal(name: animator.info.name, description: error.description)
            }
        }
    }
}
