import UIKit

/// Three lists below each other, each for drags of one kind.
final class ScrollStation: Station, UIScrollViewDelegate {
    /// Scrolls up and down, and bounces there.
    private let tall = UIScrollView()
    /// The same without bouncing.
    private let stiff = UIScrollView()
    /// Scrolls all ways, locked to one.
    private let wide = UIScrollView()
    private let touched = TouchedView()

    override func viewDidLoad() {
        super.viewDidLoad()
        for (list, color) in [(tall, UIColor.systemRed), (stiff, .systemGreen), (wide, .systemBlue)] {
            list.backgroundColor = color
            list.contentInsetAdjustmentBehavior = .never
            list.delegate = self
            view.addSubview(list)
        }
        (tall.accessibilityIdentifier, stiff.accessibilityIdentifier) = (LaboratoryName.tall, LaboratoryName.stiff)
        wide.accessibilityIdentifier = LaboratoryName.wide
        stiff.bounces = false
        wide.isDirectionalLockEnabled = true
        tall.addSubview(touched)
        touched.onDown = { [weak self] in
            guard let self else { return }
            findings.note("contentTouchDelay", atMost: touched.delay)
        }
        // Corrected by the first drag that begins all the same.
        findings.note("scrollViewsRefuseDragsAcross", true)
        findings.note("scrollViewsBeginDragsAtTheirEnd", false)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (width, height) = (view.bounds.width, (view.bounds.height - 200) / 3)
        for (index, list) in [tall, stiff, wide].enumerated() {
            list.frame = CGRect(x: 0, y: 200 + CGFloat(index) * height, width: width, height: height)
        }
        tall.contentSize = CGSize(width: width, height: 5000)
        touched.frame = CGRect(x: 0, y: 0, width: width, height: 5000)
        stiff.contentSize = CGSize(width: width, height: 5000)
        wide.contentSize = CGSize(width: 5000, height: 5000)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        wide.contentOffset = CGPoint(x: 2000, y: 2000)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        let translation = scrollView.panGestureRecognizer.translation(in: nil)
        let isAcross = abs(translation.x) > abs(translation.y)
        if scrollView === tall, isAcross { findings.note("scrollViewsRefuseDragsAcross", false) }
        if scrollView === stiff, !isAcross, scrollView.contentOffset.y <= 0, translation.y > 0 {
            findings.note("scrollViewsBeginDragsAtTheirEnd", true)
        }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        let translation = scrollView.panGestureRecognizer.translation(in: nil)
        if scrollView === tall, scrollView.contentOffset.y < -1, translation.y > 1 {
            // The part of a small movement that content follows, from what it followed of this one.
            let (length, excess) = (Double(scrollView.bounds.height), Double(-scrollView.contentOffset.y))
            let stretched = excess / (length - excess)
            findings.note("bounceResistance", "\((stretched * length / Double(translation.y) * 100).rounded() / 100)")
        }
        if scrollView === wide {
            let moved = CGPoint(x: scrollView.contentOffset.x - 2000, y: scrollView.contentOffset.y - 2000)
            let isLocked = abs(moved.x) < 1 || abs(moved.y) < 1
            let ratio = Double(abs(translation.y) / max(abs(translation.x), 0.1))
            if isLocked, ratio > 1 { findings.note("directionalLockRatio", atMost: ratio) }
            scrollView.setContentOffset(CGPoint(x: 2000, y: 2000), animated: false)
        }
    }
}
