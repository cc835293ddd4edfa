import Foundation
import TransitionCore

/// One change of an animator in one container, as the page computes it: its choreography, the two screens at rest, and a
/// recording of what is around them, such as bars.
struct PortedRun {
    /// Which choreography plays, and how.
    struct Play {
        var choreography: Choreography
        /// Whether the page plays its left-right mirror image.
        var isMirrored = false
        /// Whether it runs from the end of the recording to its start, with the first screen as the one that arrives.
        var isReversed = false
        /// Whether the screens are dark.
        var isDark = false

        /// What plays in a container, the likeliest first.
        static func all(
            of animator: any TransitionAnimator, in scene: TransitionScene, _ direction: TransitionDirection
        ) -> [Play] {
            let isDark = scene.isDark
            let own = Play(choreography: animator.choreography(in: scene), isDark: isDark)
            guard direction == .backward else { return [own] }
            // A lower tab plays forward, in its mirror image.
            let mirrored = Play(
                choreography: animator.choreography(in: scene.mirrored), isMirrored: true, isReversed: true,
                isDark: isDark)
            let back = animator.returnChoreography(in: scene).map { Play(choreography: $0, isDark: isDark) } ?? own
            return scene.container == .tab ? [mirrored] : [back]
        }

        fileprivate var played: Choreography { isMirrored ? choreography.mirrored : choreography }
        fileprivate var foreground: DrawnLayer.Role { isReversed ? .first : .second }

        fileprivate func role(of screen: DrawnLayer.Role) -> ScreenRole {
            screen == foreground ? .foreground : .background
        }
    }

    let play: Play
    /// The screens at rest.
    let screens: [DrawnLayer.Role: DrawnLayer]
    /// The pictures that pieces are cut from.
    let pictures: [DrawnLayer.Role: DrawnLayer.Picture]
    /// All frames without the screens: what stands there says so.
    let shell: [DrawnLayer]

    /// What a layer of the shell says that the screens are in it.
    static let mark = JSON.Member(key: "stage", value: .number(1))
    /// How far what the page computes may be from what was recorded, in points. A run leaves out samples that
    /// are up to a twentieth off its line, and what is near the eye is seen larger.
    private static let tolerance = 0.5

    /// Nil for a run that looks different from what the page would compute.
    ///
    /// - Parameters:
    ///   - frames: The recording.
    ///   - progresses: The progress of each frame.
    ///   - plays: What may play.
    ///   - plain: The same run of the animator with its own settings, at more moments, with what is around the screens; nil
    ///     for what was recorded.
    init?(
        _ frames: [DrawnLayer], at progresses: [Double], plays: [Play],
        around plain: (shell: [DrawnLayer], kept: [Int])? = nil
    ) {
        guard let path = PortedRun.path(in: frames) else { return nil }
        let stages = frames.map { $0.layer(at: path)?.children ?? [] }
        let shell = frames.map { $0.replacing(childrenAt: path[...], by: [], content: [PortedRun.mark]) }
        if let plain {
            guard plain.kept.count == frames.count,
                zip(plain.kept, shell).allSatisfy({ plain.shell[$0].looks(like: $1, within: PortedRun.tolerance) })
            else { return nil }
        }
        self.shell = plain?.shell ?? shell
        screens = PortedRun.screens(in: stages)
        let screens = screens
        // Drawing them shows which screen each picture belongs to.
        let pictures = PortedRun.pictures(in: stages)
        let found = plays.lazy.flatMap { play in pictures.map { (play, $0) } }.first { play, pictures in
            func byRole<Value>(_ values: [DrawnLayer.Role: Value]) -> [ScreenRole: Value] {
                Dictionary(uniqueKeysWithValues: values.map { (play.role(of: $0), $1) })
            }
            guard let box = frames[0][.box],
                let picture = StagePicture(
                    of: play.played, size: CGSize(width: box[2], height: box[3]), screens: byRole(screens),
                    pictures: byRole(pictures), isDark: play.isDark)
            else { return false }
            return zip(stages, progresses).allSatisfy { stage, progress in
                guard let layers = picture.layers(at: play.isReversed ? 1 - progress : progress) else { return false }
                return DrawnLayer(id: 0, children: stage)
                    .looks(like: DrawnLayer(id: 0, children: layers), within: PortedRun.tolerance)
            }
        }
        guard let found else { return nil }
        (play, self.pictures) = found
    }

    /// The layer that has the screens in it, in all frames.
    private static func path(in frames: [DrawnLayer]) -> [Int]? {
        frames.first?.paths.first { path in
            frames.allSatisfy { $0.layer(at: path)?.children.contains { $0.screen != nil } == true }
        }
    }

    private static func screens(in stages: [[DrawnLayer]]) -> [DrawnLayer.Role: DrawnLayer] {
        var screens: [DrawnLayer.Role: DrawnLayer] = [:]
        for layer in stages.joined() {
            guard let role = layer.screen, screens[role] == nil else { continue }
            screens[role] = layer.atRest
            if screens.count == 2 { break }
        }
        return screens
    }

    /// The pictures that layers show parts of, as those of one screen and as those of the other.
    private static func pictures(in stages: [[DrawnLayer]]) -> [[DrawnLayer.Role: DrawnLayer.Picture]] {
        var pictures: [DrawnLayer.Picture] = []
        for picture in stages.first?.compactMap(\.picture) ?? [] where !pictures.contains(picture) {
            pictures.append(picture)
        }
        guard let first = pictures.first else { return [[:]] }
        guard pictures.count > 1 else { return [[.second: first], [.first: first]] }
        return [[.second: first, .first: pictures[1]], [.first: first, .second: pictures[1]]]
    }
}

extension DrawnLayer {
    /// Which of the two screens it is; nil for any other layer.
    fileprivate var screen: Role? {
        [Role.first, .second].first { role in content.contains(role.member) }
    }

    /// Without what a pose changes.
    fileprivate var atRest: DrawnLayer {
        var layer = self
        for attribute in [Attribute.matrix, .opacity, .radii, .clips, .mask, .order] { layer.numbers[attribute] = nil }
        layer.content.removeAll { $0.key == "q" }
        return layer
    }
}
