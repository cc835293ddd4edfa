/// What a test needs, made when the test first asks for it.
///
/// A suite's initialiser and its test are two calls on the main actor. Another test may run between them and replace the
/// headless UIKit's world, so nothing of the world may be made in an initialiser.
@MainActor package final class Fresh<Value> {
    private let make: @MainActor () -> Value
    /// What is made.
    package private(set) lazy var value = make()

    /// - Parameter make: Makes it.
    package init(_ make: @escaping @MainActor () -> Value) { self.make = make }
}
