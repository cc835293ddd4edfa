#if canImport(UIKit)
import Foundation

/// Puts a proxy in the place of a container's delegate, and leaves the place as it was found.
@MainActor
struct DelegateTakeover<Container: AnyObject, Proxy: DelegateProxy> {
    let proxy: Proxy
    private weak var container: Container?
    private let place: ReferenceWritableKeyPath<Container, Proxy.Delegate?>
    /// What the container is called, and where the developer sets a delegate instead.
    private let words: (container: String, delegate: String)

    init(
        of container: Container, at place: ReferenceWritableKeyPath<Container, Proxy.Delegate?>, by proxy: Proxy,
        words: (container: String, delegate: String)
    ) {
        self.proxy = proxy
        self.container = container
        self.place = place
        self.words = words
    }

    /// Whether the container's delegate is the proxy.
    var isInFront: Bool { container.map { ($0[keyPath: place] as AnyObject?) === proxy } ?? false }

    /// The app's own delegate, which comes behind the proxy.
    var delegate: Proxy.Delegate? {
        get { proxy.forwarded }
        nonmutating set {
            proxy.forwarded = (newValue as AnyObject?) === proxy ? nil : newValue
            setAnew()
        }
    }

    /// Takes the place of the app's delegate.
    func goInFront() {
        guard let container else { return }
        if !isInFront { proxy.forwarded = container[keyPath: place] }
        setAnew()
    }

    /// UIKit asks what a delegate implements in the setter and remembers the answer; nil in between makes it ask anew.
    func setAnew() {
        container?[keyPath: place] = nil
        container?[keyPath: place] = proxy.asDelegate
    }

    /// Gives the app's delegate its place back.
    func giveBack() {
        if isInFront { container?[keyPath: place] = proxy.forwarded }
    }

    /// Tells the developer that another delegate was set, whose word counts.
    func reportReplacement() {
        NSLog(
            "Repertoire: the delegate of a \(words.container) was replaced, so its transition is uninstalled. "
                + "Set \(words.delegate) instead to keep both."
        )
    }
}
#endif
