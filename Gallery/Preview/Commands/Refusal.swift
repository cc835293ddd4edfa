import TransitionCore

/// An animator that no registry takes, and why: nobody could find it by its name.
struct Refusal: Error, CustomStringConvertible {
    let name: TransitionName
    let error: TransitionRegistryError

    var description: String { error.description }

    /// Those among some animators, which are registered in their order.
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
