extension UIView {
    private static let modalKey = "accessibilityViewIsModal"

    /// Whether assistive technologies ignore the view's siblings. Only kept; there are no such technologies here.
    public var accessibilityViewIsModal: Bool {
        get { Headless.associatedValue(for: Self.modalKey, on: self) != nil }
        set { Headless.setAssociatedValue(newValue ? self.layer : nil, for: Self.modalKey, on: self) }
    }
}
