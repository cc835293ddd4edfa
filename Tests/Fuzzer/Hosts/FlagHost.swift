import TransitionCore
import TransitionSwiftUI
import TransitionUIKit
import UIKit

/// A view with a flag or an item that requests a presentation, as in SwiftUI: the new value of the state is passed on
/// in a later turn.
@MainActor
final class FlagHost {
    /// Reports its disappearance, like the hosting controller of the package.
    final class Screen: UIViewController {
        var didDisappear: (@MainActor () -> Void)?

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            didDisappear?()
        }
    }

    private(set) var anchor = PresentationAnchor()
    var presentation: BoundPresentation { anchor.presentation }
    var transition: (any TransitionAnimator)?
    var options = ModalTransitionOptions()
    /// Fills a new screen with content.
    var fill: @MainActor (Screen) -> Void = { _ in }
    /// The item that the app's state requests.
    private(set) var item: Int?
    /// The item of each screen that was made.
    private(set) var made: [Int] = []
    /// The last screen that was presented when its view was dismantled.
    private weak var abandoned: UIViewController?
    /// How often the state was reset, and how often the app was notified that a screen has gone.
    private(set) var resets = 0
    private(set) var ends = 0

    init(on parent: UIViewController?, transition: (any TransitionAnimator)?) {
        self.transition = transition
        bind()
        if let parent { place(in: parent) }
    }

    private func bind() {
        presentation.reset = { [weak self] id in
            guard let self, item.map(AnyHashable.init) == id else { return }
            resets += 1
            set(nil)
        }
        presentation.didEnd = { [weak self] in self?.ends += 1 }
    }

    func place(in parent: UIViewController) { parent.embed(anchor, size: .zero) }

    /// SwiftUI dismantles the controllers of the view.
    func abandon() {
        abandoned = presentation.controller ?? abandoned
        presentation.abandon()
    }

    /// The view gets another identity. SwiftUI dismantles its controllers and makes new ones; the state stays.
    func renew(in parent: UIViewController) {
        abandon()
        anchor.leave()
        anchor = PresentationAnchor()
        bind()
        place(in: parent)
        setNeedsUpdate()
    }

    /// The app sets its state.
    func set(_ item: Int?) {
        self.item = item
        setNeedsUpdate()
    }

    private func setNeedsUpdate() {
        Headless.DispatchQueue.main.async { [weak self] in self?.update() }
    }

    /// Whether a controller is a screen of this flag that the state does not request.
    func drops(_ controller: UIViewController) -> Bool {
        controller === abandoned || presentation.controller === controller && made.last != item
    }

    func update() {
        presentation.update(
            to: item.map { item in
                BoundPresentation.Wish(id: item, transition: transition, options: options) { [weak self] didDisappear in
                    self?.made.append(item)
                    let screen = Screen()
                    screen.didDisappear = didDisappear
                    self?.fill(screen)
                    return screen
                }
            })
    }
}
