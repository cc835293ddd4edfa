import Foundation
import Testing
import TransitionCore
import TransitionTesting

/// F122: what breaks blur and glass is told by name.
struct EffectBreakerTests {
    private func breakers(_ track: Choreography.Track, backward: Choreography? = nil) -> Set<Audit.EffectBreaker> {
        var specimen = Specimen(forward: { _ in
            Choreography(foreground: track, background: .init([.to(.offset(x: -0.3))]))
        })
        if let backward { specimen.backward = { _ in backward } }
        #expect(Audit.effectBreakers(of: specimen, on: .background) == [])
        return Audit.effectBreakers(of: specimen, on: .foreground)
    }

    @Test("Fading, clipping and cutting into pieces are named, moving and rounding are not")
    func named() {
        #expect(breakers(.init([.from(.offset(x: 1).cornerRadius(9).shade(0.2))])) == [])
        #expect(breakers(.init([.from(.opacity(0))])) == [.opacity])
        #expect(breakers(.init([.from(.clip(.circle(x: 0.5, y: 0.5, radius: 0)))])) == [.clip])
        #expect(breakers(.init(pieces: [Piece(.full, .from(.offset(x: 1)))])) == [.pieces])
        let backward = Choreography(foreground: .from(.opacity(0)))
        #expect(breakers(.init([.from(.offset(x: 1))]), backward: backward) == [.opacity])
    }
}
