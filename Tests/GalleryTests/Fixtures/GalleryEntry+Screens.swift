import TransitionCore

@testable import GalleryCommand

extension GalleryEntry {
    /// An entry with the two screens of a phone in each container, and a bar above them: the first stands still while the
    /// second comes from the right.
    static func screens(_ name: String, kinds: [ContainerKind] = ContainerKind.allCases) -> GalleryEntry {
        func layer(_ id: Int, _ box: [Double], _ colour: [Double], _ role: DrawnLayer.Role?) -> DrawnLayer {
            var layer = DrawnLayer(id: id)
            (layer[.box], layer[.colour]) = (box, colour)
            if let role { layer.content.append(role.member) }
            return layer
        }
        let frames = [0.0, 1, 2].map { step in
            var root = layer(0, [0, 0, 390, 844], [0, 0, 0, 1], nil)
            root.children = [
                layer(1, [0, 0, 390, 844], [0, 0, 255, 1], .first),
                layer(2, [390 * (1 - step / 2), 0, 390, 844], [255, 255, 0, 1], .second),
                layer(3, [0, 0, 390, 91], [90, 90, 90, 1], .bar),
            ]
            return root
        }
        let recorded = ContainerRecording(forward: frames, backward: frames)
        var entry = SiteTests.entry(name, kinds: kinds)
        entry.recording = Recording(
            width: 390, height: 844, places: [0, 1, 2], pace: [0, 0.5, 1],
            containers: Dictionary(uniqueKeysWithValues: kinds.map { ($0, recorded) }))
        entry.recording.run = RunSettings(timing: .linear, duration: 0.4)
        return entry
    }
}
