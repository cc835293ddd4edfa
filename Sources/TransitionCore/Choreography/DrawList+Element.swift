import Foundation

extension DrawList {
    /// A screen that pieces ride on.
    struct Carrier: Sendable {
        let motions: [Motion]
        let placement: Placement
    }

    /// What one layer of a mask shows: what a motion clips to, or where several clip to outlines what they have in
    /// common, for a layer has room for one path.
    struct Clipping: Sendable {
        let motions: [Motion]
        /// Whether it is an outline, rather than a rectangle or a circle.
        let isOutline: Bool

        /// Whether it follows the progress along a straight line between two progresses within 0…1, the first being the
        /// lower.
        func isStraight(from start: Double, to end: Double) -> Bool {
            motions.count == 1 && motions[0].isStraight(from: start, to: end)
        }
    }

    /// Something drawn. It never changes; an object, so that a frame of a swipe copies none of it.
    final class Element: Sendable {
        enum Kind: Equatable {
            /// A screen itself.
            case screen
            /// The piece of this index.
            case piece(Int)
            /// What dims all that a presented screen does not cover.
            case dimming
        }

        let role: ScreenRole
        let kind: Kind
        /// The part of the screen that it is.
        let part: UnitRect
        /// Its own motions.
        let motions: [Motion]
        /// What a piece rides on; nil where that does not move.
        let carrier: Carrier?
        let placement: Placement
        /// Whether it is not drawn, because its pieces stand for it.
        let isHidden: Bool
        /// Whether it lies outside of the container, among layers that are not ours: its order there is not touched, and
        /// it casts no shadow. Its shade is in the container nevertheless.
        let isInPlace: Bool
        /// Which values ever change.
        let traits: Traits
        /// Those of them that follow the progress along a straight line.
        let straightTraits: Traits
        /// What clips it and its shade, from the outermost to the innermost.
        let clips: [Clipping]
        /// The strongest shadow of all poses; nil where it casts none, as where a mask would cut it.
        let shadow: Pose.Shadow?
        /// The widest corner of all poses, in points.
        let cornerRadius: Double
        /// Whether it is ever turned.
        let turns: Bool

        /// The index of the piece; nil for all that is none.
        var piece: Int? { if case .piece(let index) = kind { index } else { nil } }
        /// Its place among its screen's elements, from the back.
        var slot: Int { piece.map { $0 + 1 } ?? 0 }
        /// Whether a black layer lies over it.
        var hasShade: Bool { traits.contains(.shade) }

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

        /// The values that follow the progress along a straight line between two progresses within 0…1, the first being
        /// the lower.
        func straightTraits(from start: Double, to end: Double) -> Traits {
            guard straightTraits != traits else { return traits }
            var summary = MotionSummary()
            for motion in motions { summary.add(motion, from: start, to: end) }
            for motion in carrier?.motions ?? [] { summary.add(motion, isHandedOn: true, from: start, to: end) }
            return summary.straightTraits.intersection(traits)
        }

        /// Whether all that changes does so.
        func isStraight(from start: Double, to end: Double) -> Bool {
            straightTraits(from: start, to: end) == traits
                && clips.allSatisfy { $0.isStraight(from: start, to: end) }
        }

        /// The progresses at which the motions may turn a corner, in order.
        var bends: [Double] {
            var bends: [Double] = []
            for motion in motions { bends += motion.bends }
            for motion in carrier?.motions ?? [] { bends += motion.bends }
            guard bends.count > 1 else { return bends }
            bends.sort()
            var distinct = [bends[0]]
            for bend in bends where bend > distinct[distinct.count - 1] { distinct.append(bend) }
            return distinct
        }

        /// What all motions come to at a progress, those of the screen it rides on included.
        func appearance(at progress: Double) -> Appearance {
            var instant = Instant(at: progress)
            return instant.appearance(of: self)
        }
    }
}
