import Testing
import TransitionAnimations
import TransitionCore

@testable import GalleryCommand

/// The screens and bars in a recording, which the page can replace.
@Suite(.inRelease) @MainActor
struct RecordedRoleTests {
    /// The roles in a layer, in its picture too, each once.
    private func roles(in layer: DrawnLayer) -> Set<Double> {
        let own = layer.content.compactMap { member -> Double? in
            guard member.key == DrawnLayer.Role.key, case .number(let role) = member.value else { return nil }
            return role
        }
        let inside = layer.children + (layer.picture.map { [$0.root] } ?? [])
        return Set(own).union(inside.flatMap(roles))
    }

    @Test(
        "Each container has its two screens and its bar, in pieces and in a picture of the window as well",
        arguments: [CatalogueAnimator.cover, .fold, .snapshotPush])
    func marked(animator: CatalogueAnimator) throws {
        let recording = try Recorder().record(animator)
        for (kind, container) in recording.containers {
            for run in [container.forward, container.backward] {
                let found = run.reduce(into: Set<Double>()) { $0.formUnion(roles(in: $1)) }
                #expect(found == (kind == .modal ? [1, 2] : [0, 1, 2]), "\(kind)")
            }
        }
    }
}
