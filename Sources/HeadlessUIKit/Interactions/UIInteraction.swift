import Foundation

/// Something that a view can be made to do with its users' fingers: a context menu, say.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that has the interaction. Conforming types do not retain it.
    var view: UIView? { get }
    /// The interaction is about to be added to a view, or to be removed from one (nil).
    func willMove(to view: UIView?)
    /// The interaction was added to a view, or removed from one (nil).
    func didMove(to view: UIView?)
}

extension UIView {
    /// The interactions of the view, in the order in which they were added. Setting it adds and removes them.
    public var interactions: [any UIInteraction] {
        get { ownInteractions }
        set {
            for old in ownInteractions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Adds an interaction; it leaves the view that it was on.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard !ownInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        ownInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard let index = ownInteractions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        ownInteractions.remove(at: index)
        interaction.didMove(to: nil)
    }
}
