import Foundation
import TransitionCore

/// The environment of an item's choreography: all values that an item animator may depend on.
///
/// Coordinates are in points of the item, in left-to-right layout. For right-to-left layout the choreography is
/// mirrored.
public struct TabItemScene: Equatable, Sendable {
    /// The item's size in points.
    public var size: CGSize
    /// The icon's frame.
    public var icon: CGRect
    /// The text's frame; nil without a text.
    public var title: CGRect?
    /// The badge's frame; nil without a badge.
    public var badge: CGRect?

    /// Creates a scene with these frames.
    public init(size: CGSize, icon: CGRect, title: CGRect? = nil, badge: CGRect? = nil) {
        self.size = size
        self.icon = icon
        self.title = title
        self.badge = badge
    }

    /// The scene mirrored left to right.
    public var mirrored: TabItemScene {
        func mirror(_ rect: CGRect) -> CGRect {
            CGRect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        return TabItemScene(size: size, icon: mirror(icon), title: title.map(mirror), badge: badge.map(mirror))
    }

    /// Returns the frame of a part at rest; nil if the item lacks the part.
    public func frame(of part: TabItemPart) -> CGRect? {
        switch part {
        case .icon, .alternateIcon: icon
        case .title: title
        case .badge: badge
        }
    }

    /// Returns the placement of a part for its motions. Its container is the part itself.
    package static func placement(of frame: CGRect) -> Placement {
        Placement(frame: CGRect(origin: .zero, size: frame.size), containerSize: frame.size)
    }

    /// Returns the placement of a shape for its motions. Its container has the icon's size, and the eye is in front of
    /// the shape.
    package static func placement(of shape: TabItemShape, icon: CGRect) -> Placement {
        let size = shape.rect.tamed.rect(in: icon).size
        let origin = CGPoint(x: (icon.width - size.width) / 2, y: (icon.height - size.height) / 2)
        return Placement(frame: CGRect(origin: origin, size: size), containerSize: icon.size)
    }

    /// The distance of the viewer's eye from a part, in points.
    package static let eyeDistance = 160.0
}
