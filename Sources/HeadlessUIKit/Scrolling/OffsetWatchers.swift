extension Headless {
    /// Calls a closure after every change of a scroll view's offset, as key-value observing of `contentOffset` does:
    /// Swift without an Objective-C runtime has none.
    public static func onChangeOfOffset(
        in scrollView: UIScrollView, _ body: @escaping @MainActor () -> Void
    ) -> Token {
        let id = World.current.identifier()
        scrollView.offsetWatchers.append((id, body))
        return Token { [weak scrollView] in
            MainActor.assumeIsolated { scrollView?.offsetWatchers.removeAll { $0.id == id } }
        }
    }
}
