import TransitionCore

extension Choreography.Backdrop {
    /// A bluish grey between light and dark screens, which is told from both.
    static let slate = Self(red: 0.33, green: 0.36, blue: 0.42)
}
