import Foundation
import TransitionCore

@testable import GalleryCommand

extension VariantPlan {
    /// How far the layer moves in ``GalleryEntry/moving(_:kinds:isHeavy:)``: each variant by another distance.
    func distance(of variant: [Int]) -> Double { 30 + Double(variants.firstIndex(of: variant) ?? -1) }
}

extension GalleryEntry {
    /// The entry of an animator with all that the page offers for it. Its pictures are a single layer, so that nothing
    /// need be recorded.
    static func moving(
        _ animator: any TransitionAnimator, kinds: [ContainerKind] = ContainerKind.allCases, isHeavy: Bool = false,
        hasRecordings: Bool = true
    ) -> GalleryEntry {
        let plan = VariantPlan(animator, isHeavy: isHeavy)
        var entry = SiteTests.entry(animator.info.name.rawValue, kinds: kinds)
        entry.recording.run = RunSettings(animator)
        guard !plan.settings.isEmpty else { return entry }
        var pictures = SharedPictures()
        let recordings = plan.variants.map { variant in
            var recording = SiteTests.recording(distance: plan.distance(of: variant), kinds: kinds)
            recording.run = RunSettings(plan.line(for: variant).animator)
            return (variant.map(String.init).joined(separator: ","), recording.json(shared: &pictures).text)
        }
        entry.variants = Variants(
            animator: entry.card.name, member: plan.line(for: plan.settings.map(\.own)).swift,
            isCombined: plan.isCombined, list: plan.settings.map(\.json),
            recordings: hasRecordings ? Dictionary(uniqueKeysWithValues: recordings) : [:], pictures: pictures)
        return entry
    }
}
