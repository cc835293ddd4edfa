#if canImport(UIKit) && !PARTIAL_UIKIT
import Foundation
import TransitionCore

/// Sets a proxy as a container's delegate, and later restores the delegate that was there before.
@MainActor
struct DelegateTakeover<Container: AnyObject, Proxy: DelegateProxy> {
    let proxy: Proxy
    private weak var container: Container?
    /// The container's delegate. Closures, because key paths are slow and every drag reads it several times.
    private let get: (Container) -> Proxy.Delegate?
    /// The same as an object. A cast of a generic delegate is slow.
    private let seen: (Container) -> AnyObject?
    private let set: (Container, Proxy.Delegate?) -> Void
    /// The name of the container, and the property for the app's delegate, for the message of ``reportReplacement()``.
    private let words: (container: String, delegate: String)

    init(
        of container: Container, by proxy: Proxy, get: @escaping (Container) -> Proxy.Delegate?,
        seen: @escaping (Container) -> AnyObject?, set: @escaping (Container, Proxy.Delegate?) -> Void,
        words: (container: String, delegate: String)
    ) {
        self.proxy = proxy
        self.container = container
        self.get = get
        self.seen = seen
        self.set = set
        self.words = words
    }

    /// Whether the container's delegate is the proxy.
    var isInFront: Bool { container.map { seen($0) === proxy } ?? false }

    /// The app's own delegate. The proxy forwards calls to it.
    var delegate: Proxy.Delegate? {
        get { proxy.forwarded }
        nonmutating set {
            proxy.forwarded = (newValue as AnyObject?) === proxy ? nil : newValue
            setAnew()
        }
    }

    /// Sets the proxy as the delegate, in front of the app's delegate.
    func goInFront() {
        guard let container else { return }
        if !isInFront { proxy.forwarded = get(container) }
        setAnew()
    }

    /// Sets the proxy as the delegate again. UIKit checks in the setter which methods a delegate implements, and caches
    /// the result. Setting nil first makes it check again.
    func setAnew() {
        guard let container else { return }
        set(container, nil)
        set(container, proxy.asDelegate)
    }

    /// Restores the app's delegate.
    func giveBack() {
        if isInFront, let container { set(container, proxy.forwarded) }
    }

    /// Logs that another delegate was set and that the transitions are therefore uninstalled.
    func reportReplacement() { reportReplacement(of: "so its transition is uninstalled", instead: words.delegate) }

    /// Logs that another delegate was set.
    ///
    /// - Parameters:
    ///   - effect: The effect, which begins with "so".
    ///   - property: The property for the app's delegate.
    func reportReplacement(of effect: String, instead property: String) {
        NSLog(
            "Repertoire: the delegate of a \(words.container) was replaced, \(effect). "
                + "Set \(property) instead to keep both."
        )
    }
}
#endif
