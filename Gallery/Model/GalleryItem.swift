import TransitionCore

/// A transition as the gallery shows it.
public struct GalleryItem: Sendable, Identifiable {
    /// The animator as it is registered.
    public let animator: any TransitionAnimator
    /// What it says about itself.
    public let info: AnimatorInfo
    /// The shelf that it stands on.
    public let section: GallerySection
    /// Whether UIKit draws it.
    public var isSystem: Bool { section == .system }
    /// What it is found by.
    let terms: SearchTerms

    /// The name, which no other in a registry has.
    public var id: TransitionName { info.name }

    init(_ animator: any TransitionAnimator) {
        self.animator = animator
        info = animator.info
        section = animator.systemTransition == nil ? GallerySection(tags: info.tags) : .system
        terms = SearchTerms(info)
    }
}

extension GalleryItem: Searchable {}
