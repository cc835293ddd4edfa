import Testing

@testable import TransitionSwiftUI

/// S4: what a presented screen takes over from the view that presents it.
struct PresentedValueTests {
    @Test(
        "What the window's traits give is the screen's own; what the app has set differs from the window, and is kept",
        arguments: [
            ("light", "light", "dark"), ("light", nil, "dark"), ("dark", "light", "dark"), ("light", "dark", "dark"),
        ]
            as [(String, String?, String)], ["dark", "light"])
    func choice(presenter: (value: String, window: String?, kept: String), own: String) {
        let chosen = PresentedValue.choose(presenter: presenter.value, window: presenter.window, own: own)
        let isOfTheApp = presenter.window != nil && presenter.window != presenter.value
        #expect(chosen == (isOfTheApp ? presenter.value : own))
    }
}
