import Foundation
import HeadlessFixtures
import Testing
import UIKit

// developer.apple.com/documentation/uikit/uiscrollview/scrollstotop and the two methods of uiscrollviewdelegate: the scroll
// view nearest to the status bar scrolls to its top unless it or its delegate refuses or it is there already; on a phone
// only if it is the one scroll view on the screen that would.
@MainActor
struct StatusBarTests {
    private final class Listener: NSObject, UIScrollViewDelegate {
        var allows: Bool? = true
        var asked = 0
        var arrived = 0
        var moved = 0
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
            asked += 1
            guard let allows else {
                Headless.methodIsAbsent()
                return false
            }
            return allows
        }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { arrived += 1 }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { moved += 1 }
    }

    @MainActor
    private final class Page {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let root = UIViewController()
        let list: UIScrollView
        let listener = Listener()

        init() {
            window.rootViewController = root
            window.makeKeyAndVisible()
            Headless.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: window)
            list = UIScrollView(frame: root.view.bounds)
            add(list)
            list.delegate = listener
            Headless.clock.settle()
            listener.moved = 0
        }

        func add(_ list: UIScrollView) {
            list.contentInsetAdjustmentBehavior = .always
            list.contentSize = CGSize(width: 390, height: 3000)
            root.view.addSubview(list)
            list.contentOffset.y = 1000
        }

        func tap() {
            Headless.tapStatusBar(of: window)
            Headless.clock.settle()
        }
    }

    private func page() -> Page {
        Headless.reset()
        return Page()
    }

    @Test("A tap scrolls to the top, over some frames, and the delegate is asked and told")
    func scrolls() {
        let page = page()
        page.list.contentOffset.x = 5
        page.listener.moved = 0
        page.tap()
        #expect(page.list.contentOffset == CGPoint(x: 5, y: -page.list.adjustedContentInset.top))
        #expect(page.list.adjustedContentInset.top == 47)
        #expect(page.listener.asked == 1 && page.listener.arrived == 1 && page.listener.moved > 5)
        page.tap()
        #expect(page.listener.asked == 1 && page.listener.arrived == 1)
    }

    @Test("Nothing moves where the view or its delegate refuses; a delegate without the method allows it")
    func refuses() {
        let page = page()
        page.listener.allows = false
        page.tap()
        #expect(page.list.contentOffset.y == 1000 && page.listener.asked == 1 && page.listener.arrived == 0)
        (page.listener.allows, page.list.scrollsToTop) = (true, false)
        page.tap()
        #expect(page.list.contentOffset.y == 1000 && page.listener.asked == 1)
        (page.listener.allows, page.list.scrollsToTop) = (nil, true)
        page.tap()
        #expect(page.list.contentOffset.y == -47)
    }

    @Test("On a phone two scroll views on the screen cancel each other out, unless one is hidden or off the screen")
    func several() {
        let page = page()
        let other = UIScrollView(frame: CGRect(x: 0, y: 400, width: 390, height: 400))
        page.add(other)
        page.tap()
        #expect(page.list.contentOffset.y == 1000 && other.contentOffset.y == 1000)
        other.isHidden = true
        page.tap()
        #expect(page.list.contentOffset.y == -47)
        (page.list.contentOffset.y, other.isHidden, other.frame.origin.y) = (1000, false, 844)
        page.tap()
        #expect(page.list.contentOffset.y == -47)
        (page.list.contentOffset.y, other.frame.origin.y, other.scrollsToTop) = (1000, 400, false)
        page.tap()
        #expect(page.list.contentOffset.y == -47)
    }

    @Test("On an iPad the scroll view nearest to the status bar is asked")
    func iPad() {
        Headless.reset()
        Headless.isPad = true
        let page = Page()
        let other = UIScrollView(frame: CGRect(x: 0, y: 400, width: 390, height: 400))
        page.add(other)
        page.tap()
        #expect(page.list.contentOffset.y == -47 && other.contentOffset.y == 1000)
        (page.list.contentOffset.y, page.list.scrollsToTop) = (1000, false)
        page.tap()
        #expect(page.list.contentOffset.y == 1000 && other.contentOffset.y == 1000)
    }
}
