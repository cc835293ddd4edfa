extension UIView {
    private static let labelKey = "accessibilityLabel"

    private final class Label {
        let words: String
        init(_ words: String) { self.words = words }
    }

    /// What assistive technologies say of the view. Only kept; there are no such technologies here.
    public var accessibilityLabel: String? {
        get { (Headless.associatedValue(for: Self.labelKey, on: self) as? Label)?.words }
        set { Headless.setAssociatedValue(newValue.map { Label($0) }, for: Self.labelKey, on: self) }
    }
}
