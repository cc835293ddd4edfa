import Foundation
import TransitionCore

/// Checks the finiteness of numbers in many sizes, because a division by zero may happen in only one of them.
extension Audit.Inspection {
    /// Sizes with every width and every height from 300 to 1400 points, each once. Multiplying by a prime number pairs
    /// each width with another height.
    private static let sizes: [CGSize] = {
        let (least, count) = (300, 1101)
        return (0..<count).map { CGSize(width: least + $0, height: least + ($0 * 379 + 544) % count) }
    }()

    /// The sizes of devices, in which every animator is checked: screens of phones and tablets in portrait and
    /// landscape, and the parts of a tablet's screen for apps side by side.
    private static let deviceSizes: [CGSize] = {
        let screens = [
            (320, 568), (375, 667), (414, 736), (375, 812), (390, 844), (393, 852), (402, 874), (414, 896), (420, 912),
            (428, 926), (430, 932), (440, 956), (466, 678), (669, 951), (744, 1133), (768, 1024), (810, 1080),
            (820, 1180), (834, 1112),
            (834, 1194), (834, 1210), (1024, 1366), (1032, 1376),
        ]
        let parts = [
            (320, 1024), (438, 1024), (469, 669), (507, 768), (551, 834), (639, 1024), (694, 768), (678, 1366),
            (981, 1024),
        ]
        return screens.flatMap { [CGSize(width: $0, height: $1), CGSize(width: $1, height: $0)] }
            + parts.map { CGSize(width: $0, height: $1) }
    }()

    /// The scenes of a phone that opens like a book, with upright bars at one side (F139, F148, F149): the outer display,
    /// the inner one, and half of it.
    private static func foldingScenes(_ container: ContainerKind) -> [TransitionScene] {
        let sizes = [(466, 678), (678, 466), (951, 669), (469, 669)].map { CGSize(width: $0, height: $1) }
        let atASide = sizes.flatMap { size in
            [(84.0, 0.0), (0.0, 84.0)].map { leading, trailing in
                TransitionScene(
                    size: size, safeArea: .init(top: 82, leading: leading, bottom: 34, trailing: trailing),
                    container: container)
            }
        }
        let upright = TransitionScene(
            size: CGSize(width: 669, height: 951), safeArea: .init(top: 126, leading: 0, bottom: 83, trailing: 0),
            container: container)
        return atASide + [upright]
    }

    /// The approximate number of motions to sample. With many pieces, fewer sizes are checked.
    private static let motionsAsked = 4000

    mutating func inspectSizes() {
        guard !has(.finiteness) else { return }
        let containers = ContainerKind.allCases.filter(animator.info.containers.contains)
        guard let container = containers.first else { return }
        let hasBackward = animator.returnChoreography(in: Audit.Setting.bare(Audit.Setting.phone, container)) != nil
        let (phone, tablet) = (Audit.Setting.phone, CGSize(width: 1024, height: 1366))
        let pieces =
            [phone, tablet].map { size in
                let choreography = animator.choreography(in: Audit.Setting.bare(size, container))
                return ScreenRole.allCases.reduce(0) { $0 + choreography[$1].pieces.count }
            }.max() ?? 0
        let stride = max(1, Self.sizes.count * (pieces + 2) / Self.motionsAsked)
        let sizes = Self.deviceSizes + Swift.stride(from: 0, to: Self.sizes.count, by: stride).map { Self.sizes[$0] }
        let plain = sizes.enumerated().map { turn, size in
            // Every eighth scene has a source and a target.
            turn % 8 == 7 ? Audit.Setting.withRects(size, container) : Audit.Setting.bare(size, container)
        }
        for scene in containers.flatMap(Self.foldingScenes) + plain {
            inspectBriefly(animator.choreography(in: scene), in: scene, isBackward: false)
            if hasBackward, let backward = animator.returnChoreography(in: scene) {
                inspectBriefly(backward, in: scene, isBackward: true)
            }
        }
        if !has(.finiteness) { inspectEndsOfDevices(container, pieces: pieces) }
    }

    /// Checks both ends on all devices: a part that is left out, or that stays, may do so on a wide tablet alone. With
    /// many pieces, fewer devices are checked.
    private mutating func inspectEndsOfDevices(_ container: ContainerKind, pieces: Int) {
        guard !has(.start), !has(.end), !has(.leftover) else { return }
        for index in Swift.stride(from: 0, to: Self.deviceSizes.count, by: 1 + pieces / 12) {
            let scene = Audit.Setting.bare(Self.deviceSizes[Self.deviceSizes.count - 1 - index], container)
            let setting = Audit.Setting(scene: scene, direction: .leftToRight, intervals: 0)
            setting.choreographies(of: animator).forEach { inspectEnds($0) }
        }
    }

    private mutating func inspectBriefly(_ choreography: Choreography, in scene: TransitionScene, isBackward: Bool) {
        for role in ScreenRole.allCases {
            let track = choreography[role]
            var culprit: (what: String, piece: Int?)?
            for motion in track.motions where !motion.isFiniteBriefly {
                culprit = ("A number of \(Audit.subject(role, piece: nil))", nil)
            }
            for (index, piece) in track.pieces.enumerated() {
                if !piece.rect.isFinite { culprit = ("The place", index) }
                let isSample = index == 0 || index == track.pieces.count / 2
                if isSample, !piece.motions.allSatisfy(\.isFiniteBriefly) {
                    culprit = ("A number of \(Audit.subject(role, piece: index))", index)
                }
            }
            guard let culprit else { continue }
            let setting = Audit.Setting(scene: scene, direction: .leftToRight, intervals: 0)
            let rehearsal = Audit.Rehearsal(setting: setting, choreography: choreography, isBackward: isBackward)
            reportNotFinite(culprit.what, rehearsal.place(nil, role, piece: culprit.piece))
        }
    }
}

extension Motion {
    /// Whether the poses are finite at both ends and between them.
    fileprivate var isFiniteBriefly: Bool {
        switch form {
        case .keyframes(let keyframes): keyframes.allSatisfy { $0.pose.isFinite }
        case .curve(let pose): pose(0).isFinite && pose(0.5).isFinite && pose(1).isFinite
        }
    }
}
