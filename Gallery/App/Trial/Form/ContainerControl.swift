import Repertoire
import UIKit

/// Chooses among the containers that a transition is made for.
final class ContainerControl: UISegmentedControl {
    init(_ kinds: [ContainerKind], chosen: ContainerKind, changed: @escaping (ContainerKind) -> Void) {
        super.init(frame: .zero)
        for (index, kind) in kinds.enumerated() {
            insertSegment(withTitle: kind.title, at: index, animated: false)
            setAction(UIAction(title: kind.title) { _ in changed(kind) }, forSegmentAt: index)
        }
        selectedSegmentIndex = kinds.firstIndex(of: chosen) ?? 0
        accessibilityLabel = String(localized: "Container")
        accessibilityIdentifier = AccessibilityIdentifier.container
        // Segments do not grow with the text size; a long press shows them large.
        showsLargeContentViewer = true
        addInteraction(UILargeContentViewerInteraction())
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
}
