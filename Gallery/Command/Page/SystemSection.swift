import TransitionAnimations
import TransitionCore

/// The section of the page with the transitions that UIKit draws. It has no recordings, because nothing of them is drawn
/// here.
struct SystemSection {
    /// The animators, in the order of the page.
    var animators: [any TransitionAnimator] = BuiltInTransition.system.map(\.animator)

    /// The section as HTML; empty without animators.
    var html: String {
        guard !animators.isEmpty else { return "" }
        let cards = animators.map { animator in
            """
                  <li class="drawn-card">
                    <p class="title">\(HTML.escaped(animator.info.title))</p>
                    <p class="summary">\(HTML.escaped(animator.info.summary))</p>
                    <code class="line">.\(HTML.escaped(animator.info.name.rawValue))</code>
                    <p class="drawn-by">The system draws this.</p>
                  </li>
            """
        }
        return """
              <section class="drawn" id="system" aria-labelledby="system-title">
                <h2 id="system-title">Transitions of the system</h2>
                <p>These names ask UIKit for its own transitions, with its own gestures. Where UIKit cannot draw one, the nearest transition above plays.</p>
                <ul class="drawn-list" aria-label="Transitions that the system draws">
            \(cards.joined(separator: "\n"))
                </ul>
              </section>
            """
    }
}
