import TransitionCore
import TransitionTestSupport
import UIKit

@testable import TransitionElements

/// A view of SwiftUI with `transitionElement`, as views of UIKit: the backing in a wrapper, and what SwiftUI draws as a
/// sibling in front of it. It does what the modifier does with its state.
@MainActor
final class HostedElement: UIView {
    let backing = ElementBacking()
    let content = UIView()
    /// Whether a new state is drawn when the view is laid out, or only in the next turn.
    private let isLate: Bool
    private var flying: AnyHashable?
    private let wrapper = UIView()
    /// How often the state was set.
    private(set) var changes = 0

    var id: AnyHashable? {
        didSet { updateBacking() }
    }
    var cornerRadius: CGFloat = 0 {
        didSet { updateBacking() }
    }
    var style = ElementStyle() {
        didSet { updateBacking() }
    }

    /// - Parameter frame: The element's frame. This view is larger, as the host of all of a screen is.
    init(_ id: AnyHashable?, frame: CGRect, color: UIColor = .red, isLate: Bool = false) {
        self.isLate = isLate
        self.id = id
        super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        wrapper.frame = frame
        content.frame = frame
        content.backgroundColor = color
        backing.frame = wrapper.bounds
        backing.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        wrapper.addSubview(backing)
        addSubview(wrapper)
        addSubview(content)
        updateBacking()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func updateBacking() {
        backing.update(id: id, cornerRadius: cornerRadius, style: style) { [weak self] in self?.set($0) }
        setNeedsLayout()
    }

    private func set(_ id: AnyHashable?) {
        flying = id
        changes += 1
        if isLate {
            Headless.DispatchQueue.main.async { [weak self] in self?.draw() }
        } else {
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if !isLate { draw() }
    }

    private func draw() {
        let opacity = CGFloat(ElementBacking.opacity(of: id, flying: flying))
        if content.alpha != opacity { content.alpha = opacity }
    }
}
