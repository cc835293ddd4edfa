import Foundation
import HeadlessFixtures
import Testing
import UIKit

// developer.apple.com/documentation/uikit/uilargecontentviewerinteraction, …/uilargecontentvieweritem and …/uibaritem/
// largecontentsizeimage: what is shown of a held item to users of the accessibility sizes, asked of the delegate or else
// found under the finger.
@MainActor
struct LargeContentTests {
    private final class Delegate: NSObject, UILargeContentViewerInteractionDelegate {
        var item: UIView?
        var ended: [CGPoint] = []
        func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
        ) -> (any UILargeContentViewerItem)? { item }
        func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
            at point: CGPoint
        ) { ended.append(point) }
    }

    @Test("A held item of a tab bar shows its large picture and text to users of the largest texts")
    func largeContentOfTabs() throws {
        let stage = TabStage()
        let items = try #require(stage.tabs.tabBar.items)
        let (image, large) = (UIImage(systemName: "star"), UIImage(systemName: "star.fill"))
        (items[0].title, items[0].image) = ("Home", image)
        let frame = try #require(items[0].frame(in: stage.window))
        let point = CGPoint(x: frame.midX, y: frame.midY)
        #expect(Headless.holdForLargeContent(at: point, in: stage.window) == nil)
        Headless.contentSizeCategory = .accessibilityMedium
        let shown = Headless.holdForLargeContent(at: point, in: stage.window)
        #expect(shown?.largeContentTitle == "Home" && shown?.largeContentImage === image)
        items[0].largeContentSizeImage = large
        #expect(Headless.holdForLargeContent(at: point, in: stage.window)?.largeContentImage === large)
    }

    @Test("An interaction of the app's own asks its delegate, or else the view under the finger")
    func largeContentOfViews() {
        Headless.reset()
        Headless.contentSizeCategory = .accessibilityMedium
        let root = UIViewController()
        let bar = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
        let (one, other) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        root.view.addSubview(bar)
        bar.addSubview(one)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = root
        window.makeKeyAndVisible()
        let point = CGPoint(x: 50, y: 150)
        bar.addInteraction(UILargeContentViewerInteraction(delegate: nil))
        #expect(Headless.holdForLargeContent(at: point, in: window) == nil)
        for view in [one, other] { view.showsLargeContentViewer = true }
        #expect(Headless.holdForLargeContent(at: point, in: window) === one)
        #expect(Headless.holdForLargeContent(at: CGPoint(x: 200, y: 150), in: window) == nil)
        let delegate = Delegate()
        bar.interactions = [UILargeContentViewerInteraction(delegate: delegate)]
        delegate.item = other
        #expect(Headless.holdForLargeContent(at: point, in: window) === other)
        delegate.item = nil
        #expect(Headless.holdForLargeContent(at: point, in: window) == nil)
        #expect(delegate.ended == [CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 50)])
    }
}
