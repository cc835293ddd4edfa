import Foundation
import Testing

@testable import TransitionCore

struct ChoreographyTests {
    typealias Front = Choreography.Front

    @Test("The front switches at its progresses, from there on")
    func front() {
        #expect(Front.foreground.role(at: 0.3) == .foreground && Front.background.role(at: 0.3) == .background)
        #expect(Front.switchingHalfway.role(at: 0.499) == .background)
        #expect(Front.switchingHalfway.role(at: 0.5) == .foreground)
        let twice = Front(.foreground, switches: [0.8, .nan, 0.2])
        #expect(twice.switches == [0.2, 0.8])
        #expect(
            [0, 0.2, 0.5, 0.8, 1].map { twice.role(at: $0) } == [
                .foreground, .background, .background, .foreground, .foreground,
            ])
        #expect(twice.role(at: .nan) == .foreground)
    }

    @Test("The front of the reversed is that of the other end, in the other part", arguments: 0..<30 as Range<UInt64>)
    func reversedFront(seed: UInt64) {
        var g = SeededGenerator(seed: seed)
        let front = Front(.random(using: &g), switches: (0..<Int(seed % 4)).map { _ in .random(in: 0...1, using: &g) })
        for progress in [0, 0.1234, 0.4567, 0.789, 1] {
            #expect(front.reversed.role(at: progress) == front.role(at: 1 - progress).other)
            #expect(front.reversed.reversed.role(at: progress) == front.role(at: progress))
        }
    }

    @Test("A motion in a variable is a track of its own; dot syntax, lists and pieces are tracks as ever")
    func motions() {
        let arrives = Motion.from(.offset(x: 1))
        let leaves: Motion = .to(.shade(0.5))
        let pieces = [Piece(.full, arrives)]
        /// The poses of both screens half-way, with their numbers of motions and pieces.
        func look(_ choreography: Choreography) -> [String] {
            [choreography.foreground, choreography.background].map { track in
                let poses = track.motions.map { "\($0.pose(at: 0.5))" }
                return "\(poses) \(track.pieces.count) \(track.showsScreen) \(choreography.resting)"
            }
        }
        let both = look(Choreography(foreground: [arrives], background: [leaves], resting: .overlay))
        #expect(look(Choreography(foreground: arrives, background: leaves, resting: .overlay)) == both)
        #expect(look(Choreography(foreground: .from(.offset(x: 1)), background: leaves, resting: .overlay)) == both)
        #expect(look(Choreography(foreground: arrives, background: .to(.shade(0.5)), resting: .overlay)) == both)
        #expect(look(Choreography(foreground: [arrives], background: leaves, resting: .overlay)) == both)
        #expect(look(Choreography(foreground: arrives)) == look(Choreography(foreground: [arrives])))
        #expect(look(Choreography(background: leaves)) == look(Choreography(background: [leaves])))
        #expect(look(Choreography(foreground: arrives, cuts: [0.5])) == look(Choreography(foreground: [arrives])))
        let mixed = Choreography(foreground: .pieces(pieces, riding: leaves), background: arrives)
        #expect(mixed.foreground.pieces.count == 1 && mixed.background.motions.count == 1)
        #expect(Choreography(foreground: .init(pieces: pieces), background: leaves).background.motions.count == 1)
        #expect(Choreography(foreground: .still, background: .still).foreground.motions.isEmpty)
        #expect(Choreography(foreground: [], background: leaves).foreground.motions.isEmpty)
    }

    @Test("When nothing is said the arriving screen is in front")
    func unsaid() {
        #expect(Choreography.identity.front(at: 0) == .foreground)
        #expect(Choreography(front: .background).front(at: 0.5) == .background)
        #expect(Choreography.identity.resting == .replace && Choreography.identity.foreground.motions.isEmpty)
        #expect(ScreenRole.foreground.other == .background && ScreenRole.background.other == .foreground)
    }

    @Test("The eye is one and a quarter of the longer side away, and never nowhere")
    func eyeDistance() {
        #expect(Choreography.identity.eyeDistance(in: CGSize(width: 400, height: 800)) == 1000)
        #expect(Choreography.identity.eyeDistance(in: CGSize(width: 800, height: 400)) == 1000)
        #expect(Choreography.identity.eyeDistance(in: .zero) == 1)
        #expect(Choreography(eyeDistance: 700).eyeDistance(in: .zero) == 700)
        for bad in [0, -5, .nan, .infinity] as [Double] {
            #expect(Choreography(eyeDistance: bad).eyeDistance(in: CGSize(width: 400, height: 800)) == 1000)
        }
    }

    @Test("Where only one value can be, the first that says something counts")
    func firstCounts() {
        let silent = Choreography.identity
        let a = Choreography(front: .background, backdrop: .black, eyeDistance: 500, cuts: [0.2])
        let b = Choreography(front: .foreground, backdrop: .white, resting: .overlay, eyeDistance: 900, cuts: [0.7])
        let both = a.combined(with: b)
        #expect(both.front == .background && both.backdrop == .black && both.eyeDistance == 500)
        #expect(both.resting == .overlay && both.cuts == [0.2, 0.7])
        let second = silent.combined(with: b)
        #expect(second.front == .foreground && second.backdrop == .white && second.eyeDistance == 900)
        #expect(b.combined(with: silent).resting == .overlay)
    }

    @Test("Motions and pieces come one after the other, and a screen shown as pieces stays so")
    func lists() {
        let piece = Piece(.full, .to(.opacity(0)))
        let a = Choreography(foreground: .from(.offset(x: 1)), background: .to(.shade(1)))
        let b = Choreography(foreground: .init([.from(.scale(0.5))], pieces: [piece]), background: [])
        let both = a.combined(with: b)
        #expect(both.foreground.motions.count == 2 && both.foreground.pieces.count == 1)
        #expect(both.foreground.motions[0].pose(at: 0) == .offset(x: 1))
        #expect(both.background.motions.count == 1)
        #expect(a.foreground.showsScreen && !b.foreground.showsScreen && !both.foreground.showsScreen)
        #expect(Choreography.Track([], pieces: [piece], showsScreen: true).showsScreen)
        #expect(both[.foreground].pieces.count == 1 && both[.background].pieces.isEmpty)
    }

    @Test("Reversed, a cover becomes an uncover")
    func uncover() {
        let cover = Choreography(foreground: .from(.offset(y: 1)), background: .to(.shade(0.5)), cuts: [0.25])
        let uncover = cover.reversed
        #expect(uncover.front(at: 0.5) == .background)
        #expect(uncover.background.motions[0].pose(at: 0) == .rest)
        #expect(uncover.background.motions[0].pose(at: 1) == .offset(y: 1))
        #expect(uncover.foreground.motions[0].pose(at: 0) == .shade(0.5))
        #expect(uncover.foreground.motions[0].pose(at: 1) == .rest)
        #expect(uncover.cuts == [0.75])
    }

    @Test("An overlay's last pose is to be seen behind the arriving screen")
    func overlay() {
        let sheet = Choreography(
            foreground: .from(.offset(y: 1)), background: .to(.scale(0.9).shade(0.4)), backdrop: .black,
            resting: .overlay)
        let end = Appearance(
            of: sheet.background.motions, at: 1,
            placement: Placement(
                frame: CGRect(x: 0, y: 0, width: 10, height: 10), containerSize: CGSize(width: 10, height: 10)))
        #expect(end.shade == 0.4 && sheet.mirrored.resting == .overlay && sheet.reversed.resting == .overlay)
    }
}
