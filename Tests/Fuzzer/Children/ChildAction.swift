import UIKit

/// What an app does with a container that shows one of its children at a time.
enum ChildAction: Equatable {
    /// Another child is shown, one that is not in the row; nil without animation.
    case show(Shape, Choice?)
    /// A child of the row is shown.
    case select(Int, animated: Bool)
    /// The row gets another animator and other swipes.
    case install(Choice)

    func description(of container: Int) -> String {
        switch self {
        case .show(let shape, let choice?): "show \(shape) in r\(container) with choice \(choice.number)"
        case .show(let shape, nil): "show \(shape) in r\(container) without animation"
        case .select(let child, let animated): "select child \(child) of r\(container)\(animated ? "" : ", at once")"
        case .install(let choice): "give r\(container) its row anew with choice \(choice.number)"
        }
    }
}

extension Event {
    static var childForms: [Form] {
        [
            form("show _ in r_ with choice _") { gaps, _ throws(Unreadable) in
                .child(try gaps.int(1), .show(try gaps.shape(0), try gaps.choice(2)))
            },
            form("show _ in r_ without animation") { gaps, _ throws(Unreadable) in
                .child(try gaps.int(1), .show(try gaps.shape(0), nil))
            },
            form("select child _ of r_") { gaps, isAnimated throws(Unreadable) in
                .child(try gaps.int(1), .select(try gaps.int(0), animated: isAnimated))
            },
            form("give r_ its row anew with choice _") { gaps, _ throws(Unreadable) in
                .child(try gaps.int(0), .install(try gaps.choice(1)))
            },
        ]
    }
}

extension World {
    /// Makes a container with a row of children, which shows the first one.
    func makeRow(_ shapes: [Shape]) -> UIViewController {
        let container = RowController(shapes.map { make($0) })
        made.append(WeakController(controller: container, isContainer: true))
        subject.setRow(of: container, setup.choices[made.count % setup.choices.count])
        return container
    }

    func act(_ index: Int, _ action: ChildAction) {
        guard let container = ControllerTree.at(index, of: tree.rows) else { return }
        // It is not known what UIKit calls when a child leaves a container that is about to come into a window.
        guard !isCalled || container.viewIfLoaded?.window != nil else { return }
        switch action {
        case .show(let shape, let choice): subject.show(make(shape), in: container, choice)
        case .select(let child, let animated):
            subject.select(child % container.row.count, of: container, animated: animated)
        case .install(let choice): subject.setRow(of: container, choice)
        }
    }

    /// Checks that a swipe across the content shows the next child.
    func proveChildSwipe() {
        rest()
        guard let window, ledger.violation == nil, tree.chain.count == 1, tree.rows.count == 1,
            let row = tree.rows.first,
            window.rootViewController === row, !tree.visible.contains(where: \.offers), let shown = row.shown,
            let place = row.row.firstIndex(of: shown), place + 1 < row.row.count,
            let goes = subject.swipesBetweenChildren(row)
        else { return }
        let isRightToLeft = row.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        // Fingers on bars that stand upright are theirs.
        let content = window.bounds.inset(by: window.safeAreaInsets)
        func point(_ x: CGFloat) -> CGPoint {
            CGPoint(
                x: content.minX + content.width * (isRightToLeft ? 1 - x : x), y: window.bounds.height * 0.45)
        }
        Headless.swipe(from: point(0.9), to: point(0.1), duration: 0.3, in: window)
        rest()
        let now = row.shown.flatMap { row.row.firstIndex(of: $0) }
        if now != (goes ? place + 1 : place) {
            ledger.report(.dead, "a swipe to the next child \(goes ? "did not show it" : "showed it all the same")")
        }
    }
}
