/// A value of the environment that a presented screen gets.
///
/// The screen takes over the environment of the view that presents it, because the keys of apps cannot be listed. Values
/// that come from the traits of a screen, such as its colour scheme, must be the presented screen's own.
enum PresentedValue {
    /// Returns the value for the presented screen.
    ///
    /// - Parameters:
    ///   - presenter: The value of the view that presents.
    ///   - window: The value by the traits of the presenter's window; nil outside a window. If the presenter has another
    ///     one, the app has set it, and it is kept.
    ///   - own: The presented screen's own value.
    static func choose<Value: Equatable>(presenter: Value, window: Value?, own: Value) -> Value {
        window == nil || window == presenter ? own : presenter
    }
}
