import Foundation

extension TransitionAnimator {
    /// Returns the setting with this name; nil if it does not exist.
    @_alwaysEmitIntoClient
    public func setting(_ name: String) -> AnimatorSetting? { settings.first { $0.name == name } }

    /// Returns the same animator with another value of the setting with this name.
    ///
    ///     let finer = CatalogueAnimator.fold.changing("strips", to: .count(8))
    ///
    /// - Parameters:
    ///   - name: The setting's name.
    ///   - value: The value; a number outside the setting's domain is clamped.
    /// - Returns: The animator; nil if the setting does not exist or the value is invalid.
    @_alwaysEmitIntoClient
    public func changing(_ name: String, to value: AnimatorSetting.Value) -> (any TransitionAnimator)? {
        setting(name)?.changed(to: value)
    }
}
