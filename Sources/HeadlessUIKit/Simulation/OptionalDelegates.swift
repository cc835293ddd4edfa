// Apple's delegates have optional methods; a platform without an Objective-C runtime has none. Here such a method is a
// requirement with a default implementation that reports itself as absent: code that called it through `optional(_:)`
// then acts as if the method did not exist.

extension Headless {
    /// One flag for each call in progress: whether the innermost default implementation ran. A stack, because a
    /// delegate's method may itself lead to further optional calls.
    private static var absences: [Bool] = []

    /// Calls a delegate method that is optional on Apple's platforms.
    ///
    /// - Parameter call: makes the call, exactly once, on the delegate.
    /// - Returns: the method's result, or nil if the delegate does not implement the method.
    public static func optional<Result>(_ call: () -> Result) -> Result? {
        absences.append(false)
        let result = call()
        return absences.removeLast() ? nil : result
    }

    /// Called by every default implementation of an optional delegate method, to report that the delegate does not have
    /// the method.
    public static func methodIsAbsent() {
        guard !absences.isEmpty else { return }
        absences[absences.count - 1] = true
    }

    /// A delegate that forwards to another one and so implements every method, but wants to appear to have only some.
    ///
    /// Containers ask it once, when it is set as the delegate, because UIKit asks `responds(to:)` in the setter and
    /// keeps the answers. Set the delegate to nil and back after a change.
    @MainActor public protocol SelectiveDelegate: AnyObject {
        /// Whether the delegate is to be treated as implementing an optional method.
        ///
        /// - Parameter method: the method's name as `#function` spells it, such as
        ///   `"navigationController(_:willShow:animated:)"`.
        /// - Returns: nil if only a call can tell, as with a delegate that forwards to an ordinary one.
        func responds(toOptional method: String) -> Bool?
    }
}

/// Remembers which optional methods the delegate of a container implements. As in UIKit, this is asked when the
/// delegate is set, and not again before it is set anew.
///
/// An ordinary delegate cannot be asked without a call, so for it the answer is learnt from the first call.
@MainActor
final class OptionalMethods {
    private var implemented: [String: Bool] = [:]

    /// Forgets everything and asks the new delegate, if it is one that can be asked.
    func reset(for delegate: AnyObject?, methods: [String]) {
        implemented = [:]
        guard let selective = delegate as? any Headless.SelectiveDelegate else { return }
        for method in methods {
            implemented[method] = selective.responds(toOptional: method)
        }
    }

    /// The result of the call, or nil if the delegate is known or found not to implement the method.
    func call<Result>(_ method: String, _ call: () -> Result) -> Result? {
        if implemented[method] == false { return nil }
        let result = Headless.optional(call)
        if implemented[method] == nil { implemented[method] = result != nil }
        return result
    }

    /// Whether the delegate implements the method; nil while that is not known.
    func isImplemented(_ method: String) -> Bool? {
        implemented[method]
    }
}
