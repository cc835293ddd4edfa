import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionSwiftUI
@testable import TransitionUIKit

/// S5: views that are found by the app's ids.
@MainActor
struct AnchorTableTests {
    private let list = UIScrollView(frame: CGRect(x: 0, y: 60, width: 390, height: 700))
    private let scenes = ProbeAnimator.Scenes()
    private let target = CGRect(x: 10, y: 200, width: 300, height: 300)

    init() {
        list.contentSize = CGSize(width: 390, height: 4000)
        list.contentInsetAdjustmentBehavior = .never
    }

    private func cell(_ id: Int, y: CGFloat, in view: UIView? = nil) -> AnchorView {
        let cell = AnchorView(.source, id: id)
        cell.frame = CGRect(x: 30, y: y, width: 100, height: 80)
        (view ?? list).addSubview(cell)
        return cell
    }

    private func detail(_ id: Int) -> UIViewController {
        let detail = UIViewController()
        let photo = AnchorView(.target, id: id)
        photo.frame = target
        detail.view.addSubview(photo)
        return detail
    }

    private func navigation() -> NavigationFixture {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(ProbeAnimator(scenes: scenes))
        fixture.root.view.addSubview(list)
        return fixture
    }

    /// The source that an animator heard of, in the list's coordinates.
    private func source() -> CGRect? { scenes.all.last?.sourceRect?.offsetBy(dx: 0, dy: list.contentOffset.y - 60) }

    @Test(
        "S5: a push finds source and target by their id, and the pop wherever they are then", arguments: [true, false])
    func push(swiped: Bool) {
        let fixture = navigation()
        let cells = (0..<6).map { cell($0, y: CGFloat($0) * 100) }
        fixture.navigation.pushViewController(detail(3), animated: true)
        fixture.settle()
        #expect(source() == cells[3].frame)
        #expect(scenes.all.last?.targetRect == target)
        list.contentOffset.y = 150
        if swiped { fixture.swipeBack(to: 0.9) } else { fixture.navigation.popViewController(animated: true) }
        fixture.settle()
        #expect(fixture.navigation.topViewController === fixture.root)
        #expect(source() == cells[3].frame)
    }

    @Test("S5: so does a presentation", arguments: [1, 0.5])
    func presentation(extent: Double) {
        let fixture = ModalFixture()
        fixture.root.view.addSubview(list)
        let cell = cell(3, y: 100)
        let detail = detail(3)
        detail.setModalTransition(
            ProbeAnimator(scenes: scenes), options: .init(extent: extent == 1 ? .full : .fraction(extent)))
        fixture.root.present(detail, animated: true)
        Headless.clock.settle()
        let offset = (1 - extent) * 844
        #expect(source() == cell.frame.offsetBy(dx: 0, dy: -offset))
        #expect(scenes.all.last?.targetRect == target)
        detail.dismiss(animated: true)
        Headless.clock.settle()
        #expect(scenes.all.count >= 2)
        #expect(source() == cell.frame.offsetBy(dx: 0, dy: -offset))
    }

    enum Case: CaseIterable { case noSource, scrolledAway, hidden, empty, otherId, ownScreen, gone }

    @Test("S5: a source that cannot be seen is none", arguments: Case.allCases)
    func missing(_ kind: Case) {
        let fixture = navigation()
        let detail = detail(3)
        switch kind {
        case .noSource: break
        case .scrolledAway: _ = cell(3, y: 2000)
        case .hidden: cell(3, y: 100).isHidden = true
        case .empty: cell(3, y: 100).frame.size.height = 0
        case .otherId: _ = cell(4, y: 100)
        case .ownScreen: _ = cell(3, y: 100, in: detail.view)
        case .gone: cell(3, y: 100).removeFromSuperview()
        }
        fixture.navigation.pushViewController(detail, animated: true)
        fixture.settle()
        #expect(scenes.all.last?.sourceRect == nil)
        fixture.navigation.setNavigationTransition(.zoom)
        fixture.navigation.popViewController(animated: true)
        #expect(fixture.navigation.transitionCoordinator != nil)
        fixture.settle()
        #expect(fixture.navigation.topViewController === fixture.root)
    }

    @Test("S5: of two sources with one id the seen one counts, and of two seen ones the later")
    func twice() {
        let fixture = navigation()
        let seen = cell(3, y: 100)
        _ = cell(3, y: 3000)
        fixture.navigation.pushViewController(detail(3), animated: true)
        fixture.settle()
        #expect(source() == seen.frame)
        let later = cell(3, y: 300)
        fixture.navigation.popViewController(animated: true)
        fixture.settle()
        #expect(source() == later.frame)
    }

    @Test("S5: a cell that is used again has its latest id")
    func reuse() {
        let fixture = navigation()
        let reused = cell(3, y: 100)
        reused.id = 9
        let other = cell(3, y: 200)
        fixture.navigation.pushViewController(detail(9), animated: true)
        fixture.settle()
        #expect(source() == reused.frame)
        fixture.navigation.popViewController(animated: true)
        fixture.settle()
        fixture.navigation.pushViewController(detail(3), animated: true)
        fixture.settle()
        #expect(source() == other.frame)
    }

    @Test("S5: a pager's target that has a source counts, and the app's own anchors before all")
    func targets() {
        let fixture = navigation()
        let seen = cell(3, y: 100)
        let detail = detail(3)
        let next = AnchorView(.target, id: 4)
        next.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        detail.view.addSubview(next)
        fixture.navigation.pushViewController(detail, animated: true)
        fixture.settle()
        #expect(source() == seen.frame && scenes.all.last?.targetRect == target)
        let own = cell(8, y: 250)
        detail.transitionAnchors = TransitionAnchors { [weak own] in own }
        fixture.navigation.popViewController(animated: true)
        fixture.settle()
        #expect(source() == own.frame && scenes.all.last?.targetRect == nil)
    }

    @Test("S5: tables hold no views, and each window has its own")
    func memory() {
        let fixture = navigation()
        weak var view: UIView?
        do {
            let cell = cell(3, y: 100)
            view = cell
            #expect(AnchorTable.of(fixture.window).count == 1)
            cell.removeFromSuperview()
        }
        #expect(view == nil)
        #expect(AnchorTable.of(fixture.window).count == 0)
        let other = UIWindow(frame: fixture.window.frame)
        other.addSubview(AnchorView(.source, id: 3))
        #expect(AnchorTable.of(other).count == 1 && AnchorTable.of(fixture.window).count == 0)
    }
}
