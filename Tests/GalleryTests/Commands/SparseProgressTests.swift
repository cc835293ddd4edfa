import GalleryCommandSupport
import Testing

/// Progress where nothing can be overwritten.
@Suite struct SparseProgressTests {
    @Test("A log has a line every half a minute, and none for work that is over before")
    func sparse() {
        let start = ContinuousClock.now
        var progress = SparseProgress(now: start)
        let seconds = [1, 29, 30, 31, 59, 60, 200]
        let written = seconds.compactMap { progress.line("\($0)", now: start + .seconds($0)) }
        #expect(written == ["30", "60", "200"])
        #expect(progress.line("", now: start + .seconds(900)) == nil)
    }
}
