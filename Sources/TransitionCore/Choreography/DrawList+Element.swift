import Foundation

extension DrawList {
    /// A screen whose motions its pieces follow.
    struct Carrier: Sendable {
        let motions: [Motion]
        let placement: Placement
    }

    /// What one layer of a mask clips to: the clips of one motion, or, where several motions clip to outlines, the area
    /// that these have in common, because a layer has room for one path only.
    package struct Clipping: Sendable {
        package let motions: [Motion]
        /// Whether the clip is an outline, rather than a rectangle or a circle.
        package let isOutline: Bool

        /// Whether the clip changes linearly with the progress between two progresses within 0…1, of which `start` is
        /// the lower.
        package func isStraight(from start: Double, to end: Double) -> Bool {
            motions.count == 1 && motions[0].isStraight(from: start, to: end)
        }
    }

    /// Something drawn. It is immutable, and a class so that each frame of a swipe can use it without a copy.
    package final class Element: Sendable {
        package enum Kind: Equatable {
            /// A whole screen.
            case screen
            /// The piece with this index.
            case piece(Int)
            /// The dimming of everything that a presented screen does not cover.
            case dimming
        }

        package let role: ScreenRole
        package let kind: Kind
        /// The part of the screen that the element shows.
        package let part: UnitRect
        /// The element's own motions.
        let motions: [Motion]
        /// The screen that carries the piece; nil where that screen does not move.
        let carrier: Carrier?
        package let placement: Placement
        /// Whether the screen is not drawn because its pieces replace it.
        package let isHidden: Bool
        /// Whether the screen lies outside of the container, among layers of the app: its order there is not changed,
        /// and it casts no shadow. Its shade is in the container nevertheless.
        package let isInPlace: Bool
        /// The values that change at some progress.
        package let traits: Traits
        /// Those of ``traits`` that change linearly with the progress.
        let straightTraits: Traits
        /// The clips of the element and its shade, from the outermost to the innermost.
        package let clips: [Clipping]
        /// The strongest shadow of all poses; nil where the element casts none, as where a mask would cut the shadow
        /// off.
        package let shadow: Pose.Shadow?
        /// The largest corner radius of all poses, in points.
        package let cornerRadius: Double
        /// Whether the element is turned at some progress.
        package let turns: Bool

        /// The index of the piece; nil for an element that is not a piece.
        package var piece: Int? { if case .piece(let index) = kind { index } else { nil } }
        /// The place among the elements of the same screen, counted from the back.
        var slot: Int { piece.map { $0 + 1 } ?? 0 }
        /// Whether a black layer (the shade) lies over the element.
        package var hasShade: Bool { traits.contains(.shade) }

        /// Something that is drawn outside of a transition, such as a part of a tab bar item.
        package convenience init(motions: [Motion], placement: Placement) {
            self.init(role: .foreground, kind: .screen, motions: motions, placement: placement)
        }

        init(
            role: ScreenRole,
            kind: Kind,
            part: UnitRect = .full,
            motions: [Motion],
            carrier: Carrier? = nil,
            placement: Placement,
            isHidden: Bool = false,
            isInPlace: Bool = false
        ) {
            self.role = role
            self.kind = kind
            self.part = part
            self.motions = motions
            self.carrier = carrier
            self.placement = placement
            self.isHidden = isHidden
            self.isInPlace = isInPlace
            var summary = MotionSummary()
            var (clips, outlines): ([Clipping], [Motion]) = ([], [])
            for motion in motions {
                switch summary.add(motion) {
                case .none: break
                case .box: clips.append(Clipping(motions: [motion], isOutline: false))
                case .outline: outlines.append(motion)
                }
            }
            if !outlines.isEmpty { clips.append(Clipping(motions: outlines, isOutline: true)) }
            if let carrier {
                for motion in carrier.motions { summary.add(motion, isHandedOn: true) }
            }
            turns = summary.turns
            cornerRadius = summary.cornerRadius
            guard !isHidden else {
                (traits, straightTraits, self.clips, shadow) = (.opacity, .opacity, [], nil)
                return
            }
            var traits = summary.traits
            if isInPlace { traits.remove(.shadow) }
            self.traits = traits
            straightTraits = summary.straightTraits.intersection(traits)
            self.clips = clips
            shadow = traits.contains(.shadow) && clips.isEmpty ? summary.shadow : nil
        }

        /// The values that change linearly with the progress between two progresses within 0…1, of which `start` is the
        /// lower.
        package func straightTraits(from start: Double, to end: Double) -> Traits {
            guard straightTraits != traits else { return traits }
            var summary = MotionSummary()
            for motion in motions { summary.add(motion, from: start, to: end) }
            for motion in carrier?.motions ?? [] { summary.add(motion, isHandedOn: true, from: start, to: end) }
            return summary.straightTraits.intersection(traits)
        }

        /// Whether everything that changes does so linearly between these progresses.
        package func isStraight(from start: Double, to end: Double) -> Bool {
            straightTraits(from: start, to: end) == traits
                && clips.allSatisfy { $0.isStraight(from: start, to: end) }
        }

        /// The progresses at which a motion of the element may change its speed suddenly, in order.
        package var bends: [Double] {
            var bends: [Double] = []
            for motion in motions { bends += motion.bends }
            for motion in carrier?.motions ?? [] { bends += motion.bends }
            guard bends.count > 1 else { return bends }
            bends.sort()
            var distinct = [bends[0]]
            for bend in bends where bend > distinct[distinct.count - 1] { distinct.append(bend) }
            return distinct
        }

        /// All motions combined at a progress, including those of the screen that carries the element.
        package func appearance(at progress: Double) -> Appearance {
            var instant = Instant(at: progress)
            return instant.appearance(of: self)
        }
    }
}
