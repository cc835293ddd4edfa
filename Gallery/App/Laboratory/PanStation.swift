import UIKit

/// Four drags: when a pan begins and from where it counts; what setting its translation does; what disabling does; what
/// removing does.
final class PanStation: Station {
    private let touched = TouchedView()
    private let pan = UIPanGestureRecognizer()
    private var drags = 0
    private var isDone = false
    private var isDisabling = false
    private var wasCancelled = false

    override func loadView() { view = touched }

    override func viewDidLoad() {
        super.viewDidLoad()
        pan.addTarget(self, action: #selector(panned))
        view.addGestureRecognizer(pan)
    }

    @objc private func panned() {
        switch pan.state {
        case .began: begin()
        case .changed where !isDone: change()
        case .cancelled:
            wasCancelled = true
            if isDisabling { findings.note("disablingRecognizerActsNextTurn", false) }
        default: break
        }
    }

    private func begin() {
        (drags, isDone, wasCancelled) = (drags + 1, false, false)
        guard drags == 1 else { return }
        let moved = touched.distance(to: pan.location(in: nil))
        let translation = pan.translation(in: nil)
        findings.note("panThreshold", atMost: moved)
        findings.note("panTranslationStartsAtZero", Double(hypot(translation.x, translation.y)) < moved / 2)
    }

    private func change() {
        guard touched.distance(to: pan.location(in: nil)) > 80 else { return }
        isDone = true
        switch drags {
        case 2:
            let before = pan.velocity(in: nil)
            guard hypot(before.x, before.y) > 30 else { return findings.note("settingTranslation", "too slow a drag") }
            pan.setTranslation(.zero, in: nil)
            let after = pan.velocity(in: nil)
            findings.note("settingTranslationResetsVelocity", hypot(after.x, after.y) < 1)
        case 3:
            findings.note("disablingRecognizerActsNextTurn", true)
            isDisabling = true
            pan.isEnabled = false
            // What came before the setter returned has corrected the finding.
            isDisabling = false
            pan.isEnabled = true
        case 4:
            view.removeGestureRecognizer(pan)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [self] in
                findings.note("removingRecognizerSendsCancelled", wasCancelled)
            }
        default: break
        }
    }
}

/// Drags from several distances to the left edge: the greatest from which an edge pan begins.
final class EdgeStation: Station {
    private let touched = TouchedView()
    private let pan = UIScreenEdgePanGestureRecognizer()

    override func loadView() { view = touched }

    override func viewDidLoad() {
        super.viewDidLoad()
        pan.edges = .left
        // Else the view hears of the touch when the recogniser has failed only.
        pan.delaysTouchesBegan = false
        pan.addTarget(self, action: #selector(panned))
        view.addGestureRecognizer(pan)
    }

    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .left }

    @objc private func panned() {
        if pan.state == .began { findings.note("screenEdgeWidth", atLeast: Double(touched.down.x)) }
    }
}
