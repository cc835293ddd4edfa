import Foundation
import TransitionCore

/// A part of a tab bar item that can move independently.
public enum TabItemPart: String, CaseIterable, Hashable, Sendable {
    /// The picture after the selection.
    case icon
    /// The picture before the selection.
    case alternateIcon
    /// The text.
    case title
    /// The badge.
    case badge
}

/// The motions of a tab bar item's parts for its selection: a pure function from progress to poses, as a value.
///
///     TabItemChoreography(icon: [.keyframes([.at(0, .rest), .at(0.4, .offset(dy: -10)), .at(1, .rest)])])
///
/// At progress 0 and 1 every part is at rest, because the bar itself draws the item before and after the animation. The
/// fractions in a ``/TransitionCore/Pose`` refer to the part's own size. Shade and shadow have no effect.
public struct TabItemChoreography: Sendable {
    /// The motions of the icon.
    public var icon: [Motion]
    /// The motions of the picture before the selection. Without motions this picture is not drawn. At progress 0 it may
    /// replace the icon, and at 1 it must have opacity 0.
    public var alternateIcon: [Motion]
    /// The motions of the text. Without motions the bar draws the text.
    public var title: [Motion]
    /// The motions of the badge, if the item has one.
    public var badge: [Motion]
    /// Additional shapes, such as a ring.
    public var shapes: [TabItemShape]
    /// The parts that are clipped to their frame at rest.
    public var framed: Set<TabItemPart>
    /// The icon's content during the animation.
    public var picture: TabItemPicture
    /// The progresses at which parts may jump. Everything must be continuous elsewhere.
    public var cuts: [Double]

    /// Creates a choreography from the motions of each part, in order: the transform of the first is applied first.
    public init(
        icon: [Motion] = [],
        alternateIcon: [Motion] = [],
        title: [Motion] = [],
        badge: [Motion] = [],
        shapes: [TabItemShape] = [],
        framed: Set<TabItemPart> = [],
        picture: TabItemPicture = .own,
        cuts: [Double] = []
    ) {
        self.icon = icon
        self.alternateIcon = alternateIcon
        self.title = title
        self.badge = badge
        self.shapes = shapes
        self.framed = framed
        self.picture = picture
        self.cuts = cuts
    }

    /// A choreography without motions.
    public static let still = TabItemChoreography()

    /// The motions of a part.
    public subscript(part: TabItemPart) -> [Motion] {
        switch part {
        case .icon: icon
        case .alternateIcon: alternateIcon
        case .title: title
        case .badge: badge
        }
    }

    /// Whether everything stays at rest.
    public var isStill: Bool {
        TabItemPart.allCases.allSatisfy { self[$0].isEmpty } && shapes.isEmpty && picture == .own
    }

    /// Whether the item's own picture must be hidden during the animation, because the animation draws another one.
    /// Shapes alone do not replace the picture.
    public var replacesIcon: Bool { !icon.isEmpty || !alternateIcon.isEmpty || picture != .own }

    /// The part of the choreography that draws beside the item: the shapes and the badge. It needs no exact places, so it
    /// plays on every bar. The other parts replace the item's picture or text.
    public var additive: TabItemChoreography { TabItemChoreography(badge: badge, shapes: shapes, cuts: cuts) }

    /// Whether the choreography replaces neither the picture nor the text of the item.
    public var isAdditive: Bool { !replacesIcon && title.isEmpty }

    /// The choreography mirrored left to right. Motions are mirrored, pictures are not.
    public var mirrored: TabItemChoreography {
        var mirrored = self
        mirrored.icon = icon.map(\.mirrored)
        mirrored.alternateIcon = alternateIcon.map(\.mirrored)
        mirrored.title = title.map(\.mirrored)
        mirrored.badge = badge.map(\.mirrored)
        mirrored.shapes = shapes.map(\.mirrored)
        return mirrored
    }
}

/// The content of the icon during an animation.
public enum TabItemPicture: Equatable, Sendable {
    /// The item's own picture.
    case own
    /// A sequence of images for equal parts of the progress, and the item's own picture at progress 0 and 1. Missing
    /// images are skipped.
    case frames([TabItemImage])
    /// The item's own picture with an effect of the system. If the picture is not a symbol or the system lacks the
    /// effect, the motions play instead.
    case effect(TabItemSymbolEffect)

    /// Returns a motion that shows one image of a sequence during the image's part of the progress. With the index
    /// `count`, it shows the item's own picture from progress 1 on.
    package static func visibility(ofFrame index: Int, among count: Int) -> Motion {
        let (start, end) = (Double(index) / Double(count), Double(index + 1) / Double(count))
        let comes: [Motion.Keyframe] = index > 0 ? [.at(0, .opacity(0)), .at(start, .opacity(0))] : []
        let goes: [Motion.Keyframe] = index < count ? [.at(end, .rest), .at(end, .opacity(0))] : []
        return .keyframes(comes + [.at(start, .rest)] + goes)
    }
}

/// The name of an image.
public enum TabItemImage: Hashable, Sendable {
    /// An image of the app's resources.
    case named(String)
    /// A symbol of the system.
    case symbol(String)
}

/// A symbol effect of the system.
public enum TabItemSymbolEffect: String, CaseIterable, Sendable {
    /// Since iOS 17.
    case bounce
    /// Since iOS 17.
    case pulse
    /// Since iOS 17.
    case variableColor
    /// Since iOS 18.
    case wiggle
    /// Since iOS 18.
    case rotate
    /// Since iOS 18.
    case breathe
}
