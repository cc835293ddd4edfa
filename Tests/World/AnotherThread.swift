import Foundation

/// Lets go of an object on another thread, as background work of an app may do, and waits until that is done.
///
/// - Parameter make: Gives the object; nothing else may keep it.
@MainActor
package func freeOnAnotherThread(_ make: @MainActor () -> AnyObject) {
    /// Handed over whole: the first thread waits while the second one has it.
    final class Box: @unchecked Sendable {
        var content: AnyObject?
    }
    let box = Box()
    box.content = make()
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
        box.content = nil
        done.signal()
    }
    done.wait()
}
