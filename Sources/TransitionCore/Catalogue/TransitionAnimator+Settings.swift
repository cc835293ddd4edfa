import Foundation

extension TransitionAnimator {
    /// The setting of this name; nil when the animator has none such.
    public func setting(_ name: String) -> AnimatorSetting? { settings.first { $0.name == name } }

    /// The same animator with another value for the setting of this name.
    ///
    ///     let finer = FoldAnimator().changing("strips", to: .count(8))
    ///
    /// - Parameters:
    ///   - name: The setting's name.
    ///   - value: The value; a number beyond the setting's domain is brought to the domain's end.
    /// - Returns: The animator; nil when it has no such setting, or when the value is none for it.
    public func changing(_ name: String, to value: AnimatorSetting.Value) -> (any TransitionAnimator)? {
        setting(name)?.changed(to: value)
    }
}
