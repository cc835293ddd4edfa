extension UIView {
    private static let hiddenKey = "accessibilityElementsHidden"

    private final class Mark {}

    /// Whether assistive technologies see nothing of the view and what is in it. Only kept; there are no such
    /// technologies here.
    public var accessibilityElementsHidden: Bool {
        get { Headless.associatedValue(for: Self.hiddenKey, on: self) != nil }
        set { Headless.setAssociatedValue(newValue ? Mark() : nil, for: Self.hiddenKey, on: self) }
    }
}
