import Foundation

extension DrawList {
    /// A screen that carries pieces, which follow its motions.
    struct Carrier: Sendable {
        let motions: [Motion]
        let placement: Placement
    }

    /// The content of one layer of a mask: the clips of one motion. If several motions clip to polygons, they share one
    /// layer with the intersection of the polygons as its path.
    package struct Clipping: Sendable {
        package let motions: [Motion]
        /// The indices of these motions in the element's list of motions.
        package let places: [Int]
        /// Whether the clip is an outline, and not a rectangle or a circle.
        package let isOutline: Bool

        /// Returns whether the clip changes linearly between two progresses within 0…1, with `start` the lower one.
        package func isStraight(from start: Double, to end: Double) -> Bool {
            guard motions.count == 1, motions[0].isStraight(from: start, to: end) else { return false }
            // Without a clip the layer is a rectangle. It is no end of a circle's way: halfway it would be half a rectangle.
            // A path has a way to a path with as many points only.
            switch (motions[0].pose(at: start).clip, motions[0].pose(at: end).clip) {
            case (.circle, .circle), (.none, .none), (.none, .roundedRect), (.roundedRect, .none),
                (.roundedRect, .roundedRect):
                return true
            case (.polygon(let from), .polygon(let to)): return from.count == to.count
            default: return false
            }
        }
    }

    /// An element to draw. It is immutable. It is a class, so that each frame of a swipe uses it without copying it.
    package final class Element: Sendable {
        package enum Kind: Equatable {
            /// A whole screen.
            case screen
            /// The piece with this index.
            case piece(Int)
            /// The dimming of the area that a presented screen does not cover.
            case dimming
        }

        package let role: ScreenRole
        package let kind: Kind
        /// The part of the screen that the element shows.
        package let part: UnitRect
        /// The element's own motions.
        let motions: [Motion]
        /// The screen of the piece; nil if that screen does not move.
        let carrier: Carrier?
        package let placement: Placement
        /// Whether the screen is not drawn, because its pieces replace it.
        package let isHidden: Bool
        /// Whether the element is one of several pieces that replace a screen.
        package let isTile: Bool
        /// Whether the screen is a view outside of the container, among layers of the app. Its order among those layers
        /// does not change, and it casts no shadow. Its shade is a layer in the container.
        package let isInPlace: Bool
        /// Whether the element stays under a finger.
        package let followsFinger: Bool
        /// Whether the element is a white plate instead of a part of the screen.
        package let isWhite: Bool
        /// The values that change over the progress.
        package let traits: Traits
        /// The subset of ``traits`` that changes linearly with the progress.
        let straightTraits: Traits
        /// The values that functions change.
        package let curvedTraits: Traits
        /// The subset of ``traits`` that one function changes, and no other motion.
        private let soleCurveTraits: Traits
        /// The clips of the element and its shade, from the outermost to the innermost.
        package let clips: [Clipping]
        /// The strongest shadow of all poses; nil if the element casts none, for example because a mask would cut it
        /// off.
        package let shadow: Pose.Shadow?
        /// The largest corner radius of all poses, in points.
        package let cornerRadius: Double
        /// Whether any pose turns the element.
        package let turns: Bool

        /// The index of the piece; nil for an element that is not a piece.
        package var piece: Int? { if case .piece(let index) = kind { index } else { nil } }
        /// The position among the elements of the same screen, counted from the back.
        var slot: Int { piece.map { $0 + 1 } ?? 0 }
        /// Whether the element has a black layer (the shade) over it.
        package var hasShade: Bool { traits.contains(.shade) }

        /// Creates an element outside a transition, such as a part of a tab bar item.
        package convenience init(motions: [Motion], placement: Placement) {
            self.init(role: .foreground, kind: .screen, motions: motions, placement: placement)
        }

        // Not inlined, because a class has two functions for an initialiser, and both would contain all of this.
        @inline(never)
        init(
            role: ScreenRole,
            kind: Kind,
            part: UnitRect = .full,
            motions: [Motion],
            carrier: Carrier? = nil,
            placement: Placement,
            isHidden: Bool = false,
            isTile: Bool = false,
            isInPlace: Bool = false,
            followsFinger: Bool = false,
            isWhite: Bool = false
        ) {
            self.followsFinger = followsFinger
            self.isWhite = isWhite
            self.role = role
            self.kind = kind
            self.part = part
            self.motions = motions
            self.carrier = carrier
            self.placement = placement
            self.isHidden = isHidden
            self.isTile = isTile
            self.isInPlace = isInPlace
            var summary = MotionSummary()
            var (clips, outlines): ([Clipping], [Int]) = ([], [])
            for (place, motion) in motions.enumerated() {
                switch summary.add(motion) {
                case .none: break
                case .box: clips.append(Clipping(motions: [motion], places: [place], isOutline: false))
                case .outline: outlines.append(place)
                }
            }
            if !outlines.isEmpty {
                clips.append(Clipping(motions: outlines.map { motions[$0] }, places: outlines, isOutline: true))
            }
            if let carrier {
                for motion in carrier.motions { summary.add(motion, isHandedOn: true) }
            }
            turns = summary.turns
            cornerRadius = summary.cornerRadius
            guard !isHidden else {
                (traits, straightTraits, self.clips, shadow) = (.opacity, .opacity, [], nil)
                (curvedTraits, soleCurveTraits) = (summary.curvedTraits, [])
                return
            }
            var traits = summary.traits
            if isInPlace { traits.remove(.shadow) }
            if followsFinger { traits.insert(.transform) }
            self.traits = traits
            straightTraits = summary.straightTraits.intersection(traits)
            curvedTraits = summary.curvedTraits
            soleCurveTraits = summary.soleCurveTraits.intersection(traits)
            self.clips = clips
            shadow = traits.contains(.shadow) && clips.isEmpty ? summary.shadow : nil
        }

        /// Returns the values that change linearly between two progresses within 0…1, with `start` the lower one.
        package func straightTraits(from start: Double, to end: Double) -> Traits {
            if straightTraits == traits || (start <= 0 && end >= 1) { return straightTraits }
            var summary = MotionSummary()
            for motion in motions { summary.add(motion, from: start, to: end) }
            for motion in carrier?.motions ?? [] { summary.add(motion, isHandedOn: true, from: start, to: end) }
            return summary.straightTraits.intersection(traits)
        }

        /// Returns the values that a function changes linearly between two progresses within 0…1, judged by samples.
        package func straightCurveTraits(from start: Double, to end: Double) -> Traits {
            var straight = soleCurveTraits
            // The shade over a layer and the shadow behind it fade together with the layer.
            if traits.contains(.opacity) { straight.subtract(.fading) }
            guard !straight.isEmpty else { return [] }
            // Most functions are not linear, and the first place already shows this. The distances between the places
            // are irregular, so that no wave agrees with a line at all of them.
            let parts = (1...13).map { (Double($0) * 0.618_034).truncatingRemainder(dividingBy: 1) }
            subtractBent(at: Array(parts[..<1]), from: &straight, start, end)
            subtractBent(at: Array(parts[1...]), from: &straight, start, end)
            // A clamped number may leave its limit for a short time.
            var clamped = straight.intersection(.numbers)
            straight.subtract(clamped)
            subtractBent(at: (1..<64).map { Double($0) / 64 }, from: &clamped, start, end)
            straight.formUnion(clamped)
            return straight
        }

        /// Removes the traits that differ from a straight line at one of the given parts of the way.
        private func subtractBent(
            at parts: [Double], from traits: inout Traits, _ start: Double, _ end: Double
        ) {
            guard !traits.isEmpty else { return }
            let progresses = [start, end] + parts.map { lerp(start, end, $0) }
            let samples = ElementSamples(of: self, at: progresses, traits: traits, clippings: []).appearances
            for (part, sample) in zip(parts, samples[2...]) {
                traits.subtract(
                    sample.traits(offLineFrom: samples[0], to: samples[1], at: part, size: placement.size))
            }
        }

        /// The element's keyframes, if every value follows one timing function from each keyframe to the next; nil
        /// otherwise.
        package var segments: [Motion.Keyframe]? {
            guard motions.count == 1, carrier == nil, clips.isEmpty, traits.isDisjoint(with: .fading) else {
                return nil
            }
            return motions[0].segments
        }

        /// The progresses at which the speed of a motion may jump, ascending.
        package var bends: [Double] {
            var bends: [Double] = []
            for motion in motions { motion.addBends(to: &bends) }
            for motion in carrier?.motions ?? [] { motion.addBends(to: &bends) }
            return bends
        }

        /// Returns the combination of all motions at a progress, including those of the screen that carries the
        /// element.
        package func appearance(at progress: Double) -> Appearance {
            var instant = Instant(at: progress)
            return instant.appearance(of: self)
        }
    }
}
