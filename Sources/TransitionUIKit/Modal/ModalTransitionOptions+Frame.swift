#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

extension ModalTransitionOptions {
    /// What a presented screen has around and inside it.
    struct Surroundings: Equatable {
        /// The bounds of the container.
        var bounds: CGRect
        /// The height at the top of the container that a lifted screen leaves free, in points.
        var top: CGFloat = 0
        /// The keyboard's frame in the container; nil if it is hidden.
        var keyboard: CGRect?
        /// The size that the screen asks for; zero if it asks for none.
        var preferredSize = CGSize.zero
        var isRightToLeft: Bool
    }

    /// Returns the frame of the presented screen. An extent of NaN counts as the whole container.
    func frame(in around: Surroundings) -> CGRect {
        let bounds = around.bounds
        let frame = frame(in: bounds, around)
        guard extent != .full, let keyboard = around.keyboard, Self.isDocked(keyboard, in: bounds) else { return frame }
        switch self.keyboard {
        case .ignore: return frame
        case .resize:
            let height = min(max(keyboard.minY - bounds.minY, 0), bounds.height)
            return self.frame(
                in: CGRect(origin: bounds.origin, size: CGSize(width: bounds.width, height: height)), around)
        case .lift:
            guard edge == .bottom, keyboard.minY < frame.maxY else { return frame }
            let top = min(bounds.minY + max(around.top, 0), frame.minY)
            let y = max(keyboard.minY - frame.height, top)
            return CGRect(x: frame.minX, y: y, width: frame.width, height: max(keyboard.minY - y, 0))
        }
    }

    /// Returns whether a keyboard is at the bottom edge of a container, and not a floating one.
    private static func isDocked(_ keyboard: CGRect, in bounds: CGRect) -> Bool {
        let common = keyboard.intersection(bounds)
        guard !common.isNull, !common.isEmpty else { return false }
        return keyboard.maxY >= bounds.maxY - 1 && common.width >= bounds.width / 2
    }

    /// Returns the frame of the presented screen in a container without a keyboard.
    private func frame(in bounds: CGRect, _ around: Surroundings) -> CGRect {
        let edge = edge.onScreen(isRightToLeft: around.isRightToLeft)
        let all = edge.isHorizontal ? bounds.width : bounds.height
        let wanted: CGFloat
        switch extent {
        case .full: wanted = all
        case .fraction(let fraction): wanted = fraction.isFinite ? all * CGFloat(fraction) : all
        case .points(let points): wanted = points.isFinite ? CGFloat(points) : all
        case .preferred:
            let own = edge.isHorizontal ? around.preferredSize.width : around.preferredSize.height
            wanted = own.isFinite && own > 0 ? own : all / 2
        }
        let length = min(max(wanted, 0), all)
        switch edge {
        case .left: return CGRect(x: bounds.minX, y: bounds.minY, width: length, height: bounds.height)
        case .right: return CGRect(x: bounds.maxX - length, y: bounds.minY, width: length, height: bounds.height)
        case .top: return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: length)
        case .bottom: return CGRect(x: bounds.minX, y: bounds.maxY - length, width: bounds.width, height: length)
        }
    }

    /// Returns the corners of the presented screen that are not at the edge of the container.
    func freeCorners(isRightToLeft: Bool) -> CACornerMask {
        switch edge.onScreen(isRightToLeft: isRightToLeft) {
        case .left: [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        case .right: [.layerMinXMinYCorner, .layerMinXMaxYCorner]
        case .top: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        case .bottom: [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        }
    }

    /// The radius of these corners, in points.
    var tamedCornerRadius: CGFloat {
        extent == .full || !cornerRadius.isFinite ? 0 : CGFloat(min(max(cornerRadius, 0), 10_000))
    }
}
#endif
