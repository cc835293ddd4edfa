import Foundation
import Testing

@testable import TransitionCore

/// The draw list of a choreography: elements, order, carriers, clips and shades.
struct DrawListTests {
    let size = CGSize(width: 400, height: 800)
    let left = UnitRect(x: 0, y: 0, width: 0.5, height: 1)
    let right = UnitRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let triangle = Clip.polygon(Polygon([SIMD2(0, 0), SIMD2(1, 0), SIMD2(0, 1)]))

    func list(_ foreground: Choreography.Track, _ background: Choreography.Track = .still) -> DrawList {
        DrawList(of: Choreography(foreground: foreground, background: background), size: size)
    }

    func element(_ motions: Motion...) throws -> DrawList.Element {
        try #require(list(Choreography.Track(motions)).elements.first)
    }

    /// The elements from the back to the front, each by its role and piece.
    func names(_ list: DrawList, at progress: Double) -> [String] {
        list.elements.enumerated()
            .sorted {
                let depths = (list.depth(of: $0.element, at: progress), list.depth(of: $1.element, at: progress))
                return (depths.0, $0.offset) < (depths.1, $1.offset)
            }
            .map { $0.element.role.rawValue.prefix(4) + ($0.element.piece.map(String.init) ?? "") }
    }

    @Test("A screen lies behind its pieces, and the screen in front before all of the other")
    func order() {
        let pieces = Choreography.Track(pieces: [Piece(left, .still), Piece(right, .still)])
        var choreography = Choreography(foreground: pieces, background: .to(.opacity(0)))
        #expect(names(DrawList(of: choreography, size: size), at: 0) == ["back", "fore", "fore0", "fore1"])
        choreography.front = .switchingHalfway
        let list = DrawList(of: choreography, size: size)
        #expect(names(list, at: 0.4) == ["fore", "fore0", "fore1", "back"])
        #expect(names(list, at: 0.6) == ["back", "fore", "fore0", "fore1"])
        #expect(list.switches == [0.5])
    }

    @Test("A background outside of the container lies behind all, whatever the choreography says")
    func inPlace() {
        let choreography = Choreography(
            foreground: .from(.offset(y: 1)), background: .to(.scale(0.9).shade(0.2).shadow(opacity: 0.5)),
            front: .background, backdrop: .black)
        let sheet = CGRect(x: 0, y: 400, width: 400, height: 400)
        let list = DrawList(
            of: choreography, size: size, foreground: .init(frame: sheet, space: sheet),
            background: .init(
                frame: CGRect(origin: .zero, size: size), space: CGRect(origin: .zero, size: size), isInPlace: true),
            dimming: CGRect(origin: .zero, size: size), isBackgroundInPlace: true)
        #expect(list.elements.map(\.kind) == [.screen, .screen, .dimming])
        #expect(list.elements.map { list.depth(of: $0, at: 0) } == [0, -1, -1])
        #expect(list.switches.isEmpty && list.backdrop == nil)
        // Fractions are those of the screen itself, which is alone in its space.
        #expect(
            list.elements[0].placement
                == Placement(frame: CGRect(origin: .zero, size: sheet.size), containerSize: sheet.size))
        let presenter = list.elements[1]
        #expect(presenter.shadow == nil && presenter.traits == [.transform, .shade])
        #expect(list.elements[2].traits == .opacity)
        #expect(list.elements[2].appearance(at: 0.25).opacity == 0.25)
    }

    @Test(
        "Pieces ride on their screen: its transform, opacity and shade are theirs, its corners, shadow and clip are not"
    )
    func carried() throws {
        let screen = Motion.from(
            .offset(x: 1).opacity(0.5).shade(0.4).cornerRadius(9).shadow(opacity: 0.5).clip(triangle))
        let list = list(.init([screen], pieces: [Piece(left, .still), Piece(right, .from(.shade(0.5)))]))
        let (still, shaded) = (list.elements[1], list.elements[2])
        #expect(still.traits == [.transform, .opacity, .shade] && shaded.traits == still.traits)
        #expect(still.clips.isEmpty && still.shadow == nil)
        let appearance = shaded.appearance(at: 0)
        #expect(abs(appearance.opacity - 0.5) < 1e-12 && abs(appearance.shade - 0.7) < 1e-12)
        // Without pieces there is no carrier whose appearance would be computed again.
        var instant = DrawList.Instant(at: 0.3)
        for element in list.elements { #expect(instant.appearance(of: element) == element.appearance(at: 0.3)) }
        #expect(self.list(.init(pieces: [Piece(left, .still)])).elements[1].carrier == nil)
    }

    @Test("Of two screens in pieces, each carries its own")
    func twoCarriers() {
        let list = list(
            .init([.from(.offset(x: 1))], pieces: [Piece(left, .still)]),
            .init([.to(.offset(x: -0.5))], pieces: [Piece(left, .still)]))
        var instant = DrawList.Instant(at: 0.5)
        let moved = list.elements.map { instant.appearance(of: $0).affine.tx }
        #expect(moved == [200, 200, -100, -100])
    }

    @Test("A screen is hidden where its pieces stand for it, and only where there is a picture for them")
    func hidden() {
        let track = Choreography.Track([.from(.shade(1).clip(triangle))], pieces: [Piece(left, .from(.offset(x: 1)))])
        let drawn = list(track)
        #expect(drawn.elements[0].isHidden && drawn.elements[0].appearance(at: 0.5).opacity == 0)
        #expect(drawn.elements[0].traits == .opacity && drawn.elements[0].clips.isEmpty)
        #expect(!drawn.elements[1].isHidden)
        var besides = track
        besides.showsScreen = true
        #expect(!list(besides).elements[0].isHidden)
        var screen = DrawList.Screen.filling(size)
        screen.hasPicture = false
        let whole = DrawList(of: Choreography(foreground: track), size: size, foreground: screen, background: nil)
        #expect(whole.elements.count == 1 && !whole.elements[0].isHidden)
    }

    @Test("What ever changes is known, and what of it follows a straight line")
    func traits() throws {
        let moved = try element(.from(.offset(x: 1)))
        #expect(moved.traits == .transform && moved.straightTraits == .transform)
        let eased = try element(.from(.offset(x: 1), easing: .easeOut))
        #expect(eased.traits == .transform && eased.straightTraits == [])
        let both = try element(.from(.offset(x: 1)), .passingShadow(opacity: 0.2, radius: 9))
        #expect(both.traits == [.transform, .shadow] && both.straightTraits == .transform)
        #expect(both.shadow == Pose.Shadow(opacity: 0.2, radius: 9) && both.bends == [0.2, 0.7])
        // The product of two linear values is not linear, and a shade fades with the layer under it.
        let twice = try element(.from(.offset(x: 1)), .to(.scale(0.5)))
        #expect(twice.straightTraits == [])
        let faded = try element(.from(.opacity(0).shade(0.5)))
        #expect(faded.traits == [.opacity, .shade] && faded.straightTraits == .opacity)
        let curved = try element(.curve { .rotation(degrees: 90 * $0).cornerRadius(8) })
        #expect(curved.traits == [.transform, .cornerRadius] && curved.straightTraits == [] && curved.turns)
        #expect(curved.cornerRadius == 8 && !moved.turns)
        #expect(try element(.still).traits == [])
    }

    @Test("Between two keyframes a line may be straight although all of it is not")
    func spans() throws {
        let shadow = try element(.passingShadow(opacity: 0.2, radius: 9))
        #expect(shadow.straightTraits == [] && shadow.straightTraits(from: 0, to: 0.21) == [])
        #expect(shadow.straightTraits(from: 0, to: 0.2) == .shadow)
        #expect(shadow.straightTraits(from: 0.3, to: 0.6) == .shadow)
        #expect(shadow.straightTraits(from: 0.7, to: 1) == .shadow)
        let late = try element(.keyframes([.at(0.5, .offset(x: 1), easing: .easeIn), .at(0.8, .rest)]))
        #expect(
            late.straightTraits(from: 0, to: 0.5) == .transform && late.straightTraits(from: 0.8, to: 1) == .transform)
        #expect(late.straightTraits(from: 0.6, to: 0.7) == [])
        let jumping = try element(.keyframes([.at(0, .offset(x: 1)), .at(1, .rest), .at(1, .offset(x: 0.5))]))
        #expect(jumping.straightTraits(from: 0, to: 1) == [] && jumping.straightTraits(from: 0, to: 0.9) == .transform)
        let curve = try element(.curve { .offset(x: $0) })
        #expect(curve.straightTraits(from: 0.1, to: 0.2) == [])
    }

    @Test("Samples show which values a function changes in a straight line")
    func straightFunctions() throws {
        func straight(_ motions: Motion..., from start: Double = 0, to end: Double = 1) throws -> Traits {
            let screen = DrawList(of: Choreography(foreground: .init(motions)), size: size).elements.first
            return try #require(screen).straightCurveTraits(from: start, to: end)
        }
        #expect(try straight(.curve { .offset(x: $0).scale(2 - $0).opacity($0 * $0) }) == .transform)
        #expect(
            try straight(.curve { .scale(2 - $0).cornerRadius(40).shade($0) }) == [.transform, .cornerRadius, .shade])
        #expect(try straight(.curve { .opacity(1 - $0).shade($0) }) == .opacity)
        #expect(try straight(.curve { .offset(x: min($0, 0.9)) }) == [])
        #expect(try straight(.curve { .offset(y: sin(16 * .pi * $0)) }) == [])
        #expect(try straight(.curve { .opacity($0 > 0.44 && $0 < 0.47 ? 0.5 : 1) }) == [])
        #expect(try straight(.curve { .rotation(degrees: 90 * $0) }) == [])
        #expect(try straight(.curve { .offset(depth: 90 * $0) }) == [])
        #expect(try straight(.curve { .offset(x: max($0, 0.5)) }, from: 0.5, to: 0.9) == .transform)
        // Another motion bends the product.
        #expect(try straight(.curve { .offset(x: $0).cornerRadius(9) }, .to(.scale(0.5))) == .cornerRadius)
        #expect(try straight(.to(.scale(0.5)), .curve { .offset(x: $0) }) == [])
        #expect(try straight(.to(.scale(0.5))) == [])
    }

    @Test("A number alone is that of the appearance", arguments: 0..<40 as Range<UInt64>)
    func numbers(seed: UInt64) {
        var g = SeededGenerator(seed: seed)
        let list = DrawList(of: .random(using: &g), size: size)
        let progresses = [-0.1, 0, 0.31, 0.5, 1, 1.2]
        for element in list.elements {
            let appearances = progresses.map { element.appearance(at: $0) }
            let pairs: [(Pose.Number, [Double])] = [
                (.opacity, appearances.map(\.opacity)), (.shade, appearances.map(\.shade)),
                (.cornerRadius, appearances.map(\.cornerRadius)), (.shadow, appearances.map(\.shadow.opacity)),
            ]
            for (number, known) in pairs {
                let own = element.numbers(number, at: progresses)
                #expect(zip(own, known).allSatisfy { abs($0 - $1) < 1e-12 }, "\(number)")
            }
        }
    }

    @Test("A piece that does not change what its screen changes follows that in a straight line")
    func straightRide() {
        let screen = Motion.from(.offset(x: 1))
        let list = list(.init([screen], pieces: [Piece(left, .from(.shade(0.5))), Piece(right, .from(.scale(0.5)))]))
        #expect(list.elements[1].straightTraits == [.transform, .shade])
        #expect(list.elements[2].straightTraits == [])
    }

    @Test("Clips are layers one within the other, outlines together the innermost, and what is clipped casts no shadow")
    func clips() throws {
        let box = Clip.roundedRect(.full, radius: 9)
        let clipped = try element(
            .from(.clip(triangle)), .from(.clip(box).shadow(opacity: 1)), .to(.clip(triangle)), .from(.opacity(0)))
        #expect(clipped.clips.map(\.isOutline) == [false, true] && clipped.clips.map(\.motions.count) == [1, 2])
        #expect(clipped.clips.map { $0.isStraight(from: 0, to: 1) } == [true, false])
        #expect(clipped.shadow == nil && clipped.traits.contains(.shadow))
    }

    @Test(
        "A clip goes straight to one of its kind; a circle that opens all the way does not, because it ends as a rectangle"
    )
    func straightClips() throws {
        let (circle, box) = (Clip.circle(x: 0.5, y: 0.5, radius: 0), Clip.roundedRect(.full, radius: 9))
        let whole = Clip.circle(x: 0.5, y: 0.5, radius: 1)
        let motions: [Motion] = [
            .from(.clip(circle)), .from(.clip(circle), to: .clip(whole)), .from(.clip(box)),
            .from(.clip(circle), to: .clip(box)),
        ]
        let isStraight = try motions.map { try element($0).clips[0].isStraight(from: 0, to: 1) }
        #expect(isStraight == [false, true, true, false])
        #expect(try element(.from(.clip(circle))).clips[0].isStraight(from: 0, to: 0.4), "on its way it is a circle")
        let square = Clip.polygon(Polygon([SIMD2(0, 0), SIMD2(1, 0), SIMD2(1, 1), SIMD2(0, 1)]))
        let outlines: [(Clip, Clip)] = [
            (square, square.mirrored), (square, .none), (square, triangle), (square, box), (circle, square),
        ]
        let areStraight = try outlines.map {
            try element(.from(.clip($0), to: .clip($1))).clips[0].isStraight(from: 0, to: 1)
        }
        #expect(areStraight == [true, false, false, false, false])
    }

    @Test("Layers are counted as the stage makes them: one mask for all clips of an element, and one for its shade")
    func layers() {
        let piece = Piece(left, motions: [.from(.shade(0.5).clip(triangle)), .to(.clip(triangle))])
        var choreography = Choreography(
            foreground: .init(pieces: [piece, piece]), background: .to(.shadow(opacity: 0.5)), backdrop: .white)
        #expect(
            DrawList(of: choreography, size: size).layerCount
                == .init(pieces: 2, shades: 2, shadows: 1, masks: 4, clips: 4, backdrops: 1))
        choreography.foreground.motions = [.from(.shade(0.5))]
        choreography.foreground.pieces = [Piece(left, .still)]
        #expect(DrawList(of: choreography, size: size).layerCount.shades == 1)
        #expect(DrawList(of: .identity, size: size).layerCount.total == 0)
    }
}
