import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// A3: a zoom from a view, and back to it wherever the view is then.
@MainActor
struct TransitionAnchorTests {
    /// A place for the photo in the screen that shows it large; known only when the screen has been laid out.
    private final class Detail: UIViewController {
        let photo = UIView()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(photo)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            photo.frame = CGRect(x: 0, y: 200, width: view.bounds.width, height: 300)
        }
    }

    private let cell = UIView(frame: CGRect(x: 30, y: 400, width: 100, height: 80))
    /// The cell is in a list that has been scrolled.
    private let list = UIScrollView(frame: CGRect(x: 0, y: 60, width: 390, height: 700))

    init() {
        list.contentSize = CGSize(width: 390, height: 2000)
        list.contentInsetAdjustmentBehavior = .never
        list.contentOffset.y = 35
        list.addSubview(cell)
    }

    /// Where the cell is on the screen.
    private var place: CGRect { cell.frame.offsetBy(dx: 0, dy: 60 - 35) }

    private let target = CGRect(x: 0, y: 200, width: 390, height: 300)

    private func detail(from cell: UIView) -> Detail {
        let detail = Detail()
        detail.transitionAnchors = TransitionAnchors { [weak cell] in
            cell
        } target: { [weak detail] in
            detail?.photo
        }
        return detail
    }

    @Test(
        "A3: a navigation controller's animator hears where both views are, anew on the way back",
        arguments: [true, false])
    func navigation(swiped: Bool) throws {
        let fixture = NavigationFixture()
        let scenes = ProbeAnimator.Scenes()
        fixture.navigation.setNavigationTransition(ProbeAnimator(scenes: scenes))
        fixture.root.view.addSubview(list)
        let detail = detail(from: cell)
        fixture.navigation.pushViewController(detail, animated: true)
        fixture.settle()
        #expect(scenes.all.last?.sourceRect == place)
        #expect(scenes.all.last?.targetRect == target)
        cell.frame.origin.y = 90
        if swiped {
            fixture.swipeBack(to: 0.2)
            fixture.settle()
            #expect(fixture.navigation.topViewController === detail)
            #expect(scenes.all.last?.sourceRect == place)
            cell.frame.origin.y = 70
            fixture.swipeBack(to: 0.9)
        } else {
            fixture.navigation.popViewController(animated: true)
        }
        fixture.settle()
        #expect(fixture.navigation.topViewController === fixture.root)
        #expect(scenes.all.last?.sourceRect == place)
        #expect(scenes.all.last?.targetRect == target)
    }

    @Test("A3: so does a tab bar controller's")
    func tabs() {
        let fixture = TabFixture()
        let scenes = ProbeAnimator.Scenes()
        fixture.tabs.setTabTransition(ProbeAnimator(scenes: scenes))
        fixture.screens[0].view.addSubview(list)
        fixture.screens[1].transitionAnchors = TransitionAnchors { [weak cell] in cell }
        fixture.tap(1)
        fixture.settle()
        #expect(scenes.all.last?.sourceRect == place)
        #expect(scenes.all.last?.targetRect == nil)
    }

    @Test("A3: the zoom begins at the source and ends at it, also after it has moved")
    func zoom() throws {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.zoom.timing(.linear).duration(1))
        fixture.root.view.addSubview(list)
        let detail = detail(from: cell)
        /// The middle of the photo as it is on the screen, and how large it is there.
        func photo() throws -> (center: CGPoint, scale: CGFloat) {
            let layer = try #require(detail.view.layer.presentation())
            let matrix = layer.transform
            let (x, y) = (target.midX - layer.bounds.midX, target.midY - layer.bounds.midY)
            let center = CGPoint(
                x: layer.position.x + matrix.m11 * x + matrix.m41, y: layer.position.y + matrix.m22 * y + matrix.m42)
            return (center, matrix.m11)
        }
        func expectPhotoAtPlace() throws {
            let (center, scale) = try photo()
            #expect(abs(center.x - place.midX) < 3 && abs(center.y - place.midY) < 3, "\(center)")
            // The photo just fills the source.
            let fitting = max(place.width / target.width, place.height / target.height)
            #expect(abs(scale - fitting) < 0.01)
        }
        fixture.navigation.pushViewController(detail, animated: true)
        Headless.clock.advance(by: 0.004)
        try expectPhotoAtPlace()
        fixture.settle()
        cell.frame = CGRect(x: 200, y: 150, width: 60, height: 60)
        fixture.navigation.popViewController(animated: true)
        Headless.clock.advance(by: 0.996)
        #expect(fixture.navigation.transitionCoordinator != nil)
        try expectPhotoAtPlace()
        fixture.settle()
    }

    enum Missing: CaseIterable { case never, gone, offScreen, empty }

    @Test("A3: a source that is not there is none, and the zoom plays all the same", arguments: Missing.allCases)
    func missing(_ missing: Missing) {
        let fixture = NavigationFixture()
        let scenes = ProbeAnimator.Scenes()
        let detail = detail(from: cell)
        switch missing {
        case .never: detail.transitionAnchors = TransitionAnchors { nil }
        case .gone:
            let view = UIView()
            detail.transitionAnchors = TransitionAnchors { [weak view] in view }
        case .offScreen: break
        case .empty:
            cell.frame.size.height = 0
            fixture.root.view.addSubview(list)
        }
        fixture.navigation.setNavigationTransition(ProbeAnimator(scenes: scenes))
        fixture.navigation.pushViewController(detail, animated: true)
        fixture.settle()
        #expect(scenes.all.last?.sourceRect == nil)
        fixture.navigation.setNavigationTransition(.zoom)
        fixture.navigation.popViewController(animated: true)
        #expect(fixture.navigation.transitionCoordinator != nil)
        fixture.settle()
        #expect(fixture.navigation.topViewController === fixture.root)
    }
}
