import TransitionCore

/// An animator that a registry refuses, and the reason: it could not be found by its name.
struct Refusal: Error, CustomStringConvertible {
    let name: TransitionName
    let error: TransitionRegistryError

    var description: String { error.description }

    /// The animators that a registry refuses when all are registered in their order.
    static func all(in animators: [any TransitionAnimator]) -> [Refusal] {
        let registry = TransitionRegistry()
        return animators.compactMap { animator -> Refusal? in
            do throws(TransitionRegistryError) {
                try registry.register(animator)
                return nil
            } catch {
                return Refusal(name: animator.info.name, error: error)
            }
        }
    }
}
