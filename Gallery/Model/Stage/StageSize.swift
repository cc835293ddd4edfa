import Foundation
import UIKit

/// The device for a trial: this one, or the proportions and size classes of another.
///
/// A size is only that: the camera, the fold, the bars at a side and the insets are those of this device.
public enum StageSize: String, CaseIterable, Codable, Sendable {
    /// The window of the app.
    case window
    /// A phone.
    case phone
    /// iPhone Duo, closed (F139).
    case duoClosed
    /// The inner display of iPhone Duo, which lies on its long side.
    case duoInner
    /// The inner display of iPhone Duo, upright.
    case duoUpright
    /// An app on half of the inner display.
    case duoHalf
    /// An iPad that lies on its long side.
    case tablet

    /// The size in points; nil for the window's own.
    public var size: CGSize? {
        switch self {
        case .window: nil
        case .phone: CGSize(width: 390, height: 844)
        case .duoClosed: CGSize(width: 466, height: 678)
        case .duoInner: CGSize(width: 951, height: 669)
        case .duoUpright: CGSize(width: 669, height: 951)
        case .duoHalf: CGSize(width: 469, height: 669)
        case .tablet: CGSize(width: 1180, height: 820)
        }
    }

    /// The size classes of such a window (F140); nil for the window's own.
    public var traits: UITraitCollection? {
        switch self {
        case .window: nil
        case .phone, .duoClosed, .duoHalf: Self.traits(.compact)
        case .duoInner, .duoUpright, .tablet: Self.traits(.regular)
        }
    }

    private static func traits(_ width: UIUserInterfaceSizeClass) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: width), UITraitCollection(verticalSizeClass: .regular),
        ])
    }

    /// Where the stage stands: in the middle of the room, in its own size if that fits, and otherwise as large as it can
    /// be in the same proportions.
    ///
    /// - Parameter room: What the app's window leaves for the stage.
    public func frame(in room: CGRect) -> CGRect {
        guard let size, room.width > 0, room.height > 0 else { return room }
        let share = min(room.width / size.width, room.height / size.height, 1)
        let (width, height) = ((size.width * share).rounded(.down), (size.height * share).rounded(.down))
        return CGRect(
            x: (room.midX - width / 2).rounded(), y: (room.midY - height / 2).rounded(), width: width, height: height)
    }
}
