import Foundation
import TransitionCore

extension Audit {
    /// One scene of the audit.
    struct Setting: Equatable {
        var scene: TransitionScene
        var direction: Direction
        /// The number of progress intervals for sampling motions; 0 if another setting has the same motions.
        var intervals: Int

        /// Whether this setting checks the pace and the course: once for each kind of container, at the size of a
        /// phone.
        var isCloseLook: Bool { intervals == Self.close }

        private static let close = 64

        static let phone = CGSize(width: 390, height: 844)

        /// A phone in portrait and in landscape, a tablet, a tiny container, half a tablet.
        static let sizes = [
            phone, CGSize(width: 844, height: 390), CGSize(width: 1024, height: 1366), CGSize(width: 120, height: 90),
            CGSize(width: 507, height: 1024),
        ]

        /// Returns the scenes of the audit. Every supported kind of container has the size of a phone. Each other size
        /// has one kind of container, and the sizes take the kinds in turn. Each scene exists with and without a source
        /// and a target.
        ///
        /// A scene is left out if an earlier scene of the same size gives the same choreography, and the animator has
        /// no separate choreography for the change backward.
        static func all(for animator: any TransitionAnimator) -> [Setting] {
            let containers = ContainerKind.allCases.filter(animator.info.containers.contains)
            var settings: [Setting] = []
            for (index, size) in sizes.enumerated() {
                let kinds = index == 0 || containers.isEmpty ? containers : [containers[index % containers.count]]
                var known: [Choreography] = []
                for scene in kinds.flatMap({ [bare(size, $0), withRects(size, $0)] }) {
                    let choreography = animator.choreography(in: scene)
                    let isKnown = known.contains { $0.describesTheSame(as: choreography) }
                    if isKnown, animator.returnChoreography(in: scene) == nil { continue }
                    known.append(choreography)
                    settings.append(Setting(scene: scene, direction: .leftToRight, intervals: index == 0 ? close : 24))
                    // A scene that equals its mirror image gives the same choreography in both layout directions, so
                    // its motions are sampled once.
                    let isOwnMirror = scene.mirrored == scene
                    settings.append(
                        Setting(scene: scene.mirrored, direction: .rightToLeft, intervals: isOwnMirror ? 0 : 24))
                }
            }
            return settings + lopsided(for: animator, containers) + dark(for: animator, containers)
        }

        /// Returns scenes with a dark appearance, if the animator shows something else there than in a light one.
        private static func dark(for animator: any TransitionAnimator, _ containers: [ContainerKind]) -> [Setting] {
            for scene in containers.flatMap({ [bare(phone, $0), withRects(phone, $0)] }) {
                var dark = scene
                dark.isDark = true
                if !animator.choreography(in: dark).describesTheSame(as: animator.choreography(in: scene)) {
                    return [Setting(scene: dark, direction: .leftToRight, intervals: 24)]
                }
            }
            return []
        }

        /// Returns scenes with a safe area on one side only, as beside an upright bar, if the animator shows something
        /// else there than without one.
        private static func lopsided(
            for animator: any TransitionAnimator, _ containers: [ContainerKind]
        ) -> [Setting] {
            let size = CGSize(width: 678, height: 466)
            return containers.flatMap { container -> [Setting] in
                let plain = animator.choreography(in: bare(size, container))
                return [(84.0, 0.0), (0.0, 84.0)].compactMap { leading, trailing in
                    let scene = TransitionScene(
                        size: size, safeArea: .init(top: 0, leading: leading, bottom: 21, trailing: trailing),
                        container: container)
                    guard !animator.choreography(in: scene).describesTheSame(as: plain) else { return nil }
                    return Setting(scene: scene, direction: .leftToRight, intervals: 24)
                }
            }
        }

        static func bare(_ size: CGSize, _ container: ContainerKind) -> TransitionScene {
            TransitionScene(size: size, container: container)
        }

        /// Returns a scene with a thumbnail as the source and a picture across the top as the target.
        static func withRects(_ size: CGSize, _ container: ContainerKind) -> TransitionScene {
            let (w, h) = (size.width, size.height)
            return TransitionScene(
                size: size,
                safeArea: .init(top: h / 20, leading: w / 40, bottom: h / 25, trailing: 0),
                container: container,
                sourceRect: CGRect(x: w * 0.08, y: h * 0.55, width: w * 0.25, height: h * 0.12),
                targetRect: CGRect(x: 0, y: h * 0.1, width: w, height: h * 0.4)
            )
        }

        /// Returns the animator's choreographies in this setting, mirrored as on the screen: the forward one, and the
        /// backward one if it exists.
        func choreographies(of animator: any TransitionAnimator) -> [Rehearsal] {
            [animator.choreography(in: scene), animator.returnChoreography(in: scene)].enumerated()
                .compactMap { index, choreography in
                    guard let choreography else { return nil }
                    let shown = direction == .leftToRight ? choreography : choreography.mirrored
                    return Rehearsal(setting: self, choreography: shown, isBackward: index == 1)
                }
        }
    }

    /// A choreography together with its setting.
    struct Rehearsal {
        let setting: Setting
        let choreography: Choreography
        let isBackward: Bool
        /// The draw list of the choreography.
        let drawList: DrawList

        init(setting: Setting, choreography: Choreography, isBackward: Bool) {
            (self.setting, self.choreography, self.isBackward) = (setting, choreography, isBackward)
            drawList = DrawList(of: choreography, size: setting.scene.size)
        }

        func coverage(at progress: Double) -> Coverage { Coverage(of: drawList, size: size, progress: progress) }

        var size: CGSize { setting.scene.size }

        func place(_ progress: Double? = nil, _ screen: ScreenRole? = nil, piece: Int? = nil) -> Place {
            Place(
                container: setting.scene.container,
                width: setting.scene.width,
                height: setting.scene.height,
                direction: setting.direction,
                hasRects: setting.scene.sourceRect != nil,
                isDark: setting.scene.isDark,
                isBackward: isBackward,
                progress: progress,
                screen: screen,
                piece: piece
            )
        }
    }
}
