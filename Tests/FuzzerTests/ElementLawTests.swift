import Testing
import UIKit

@testable import fuzz

/// The law that compares a round with the same round without ids.
@Suite(.serialized) @MainActor struct ElementLawTests {
    @Test("E5: a value that differs for longer than two frames is reported", arguments: [true, false])
    func lasting(lasts: Bool) {
        Headless.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let view = UIView(frame: window.bounds)
        window.addSubview(view)
        window.isHidden = false
        let reference = ElementLaw()
        for _ in 0..<4 { reference.look(at: window, Ledger()) }
        let (law, ledger) = (ElementLaw(reference), Ledger())
        view.alpha = 0
        for frames in [0.0, 2] {
            Headless.clock.advance(by: frames / 60)
            law.look(at: window, ledger)
            #expect(ledger.violation == nil)
        }
        if !lasts { view.alpha = 1 }
        for _ in 0..<2 {
            Headless.clock.advance(by: 0.05)
            law.look(at: window, ledger)
        }
        #expect((ledger.violation?.kind == .values) == lasts)
        Headless.reset()
    }
}
