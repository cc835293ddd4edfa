import UIKit

/// Swift or JSON to read, copy and share. It runs from left to right in every language.
final class CodeView: UIView {
    private let text = UITextView()
    private let copyButton = UIButton(configuration: .gray())
    private let shareButton = UIButton(configuration: .gray())

    /// - Parameters:
    ///   - code: What is shown.
    ///   - language: What it is written in; Swift by default.
    ///   - identifier: The accessibility identifier, for UI tests.
    ///   - share: Called with the code and the view that a popover points at.
    init(
        _ code: String, language: String = "Swift", identifier: String = AccessibilityIdentifier.code,
        share: @escaping (String, UIView) -> Void
    ) {
        self.code = code
        super.init(frame: .zero)
        text.isEditable = false
        text.isScrollEnabled = false
        text.font = .code(.footnote)
        text.adjustsFontForContentSizeCategory = true
        text.textColor = .label
        text.backgroundColor = .secondarySystemBackground
        text.textContainerInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
        text.layer.cornerRadius = 12
        text.semanticContentAttribute = .forceLeftToRight
        text.textAlignment = .left
        text.accessibilityIdentifier = identifier
        text.accessibilityLabel = language
        text.text = code

        copyButton.configuration?.title = String(localized: "Copy")
        copyButton.configuration?.image = UIImage(systemName: "doc.on.doc")
        copyButton.configuration?.imagePadding = 6
        copyButton.accessibilityIdentifier = AccessibilityIdentifier.copy(identifier)
        copyButton.addAction(UIAction { [weak self] _ in self?.copyCode() }, for: .primaryActionTriggered)
        shareButton.configuration?.title = String(localized: "Share")
        shareButton.configuration?.image = UIImage(systemName: "square.and.arrow.up")
        shareButton.configuration?.imagePadding = 6
        shareButton.accessibilityIdentifier = AccessibilityIdentifier.share(identifier)
        shareButton.addAction(
            UIAction { [weak self] _ in
                if let self { share(self.code, self.shareButton) }
            }, for: .primaryActionTriggered)

        let buttons = AdaptiveStack([copyButton, shareButton])
        buttons.distribution = .fillEqually
        let column = UIStackView(arrangedSubviews: [text, buttons])
        column.axis = .vertical
        column.spacing = 8
        fill(with: column)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// What is shown.
    var code: String {
        didSet { text.text = code }
    }

    private func copyCode() {
        UIPasteboard.general.string = code
        copyButton.configuration?.title = String(localized: "Copied")
        UIAccessibility.post(notification: .announcement, argument: String(localized: "Copied"))
        Task { [weak copyButton] in
            try? await Task.sleep(nanoseconds: 1_500_000_000)
            copyButton?.configuration?.title = String(localized: "Copy")
        }
    }
}
