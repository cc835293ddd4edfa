import Foundation
import Testing
import UIKit

// developer.apple.com/documentation/uikit/uiglasseffect: an effect like any other to the view that shows it.
@MainActor
struct GlassTests {
    @Test("Glass is an effect of a view, with a style and a tint")
    func glass() {
        let effect = UIGlassEffect(style: .clear)
        (effect.isInteractive, effect.tintColor) = (true, .red)
        let view = UIVisualEffectView(effect: effect)
        view.contentView.addSubview(UILabel())
        #expect((view.effect as? UIGlassEffect)?.tintColor == .red)
        let container = UIGlassContainerEffect()
        container.spacing = 8
        view.effect = container
        #expect((view.effect as? UIGlassContainerEffect)?.spacing == 8 && view.contentView.subviews.count == 1)
        #expect(Headless.picture(of: view.layer).hasEffect)
    }
}
