import Foundation
import TransitionCore

/// A part of a tab bar's item that can move by itself.
public enum TabItemPart: String, CaseIterable, Hashable, Sendable, Codable {
    /// The picture that the item shows once it is selected.
    case icon
    /// The picture that the item showed before.
    case alternateIcon
    /// The text.
    case title
    /// The badge.
    case badge
}

/// What the parts of a tab bar's item do when it is selected: a pure function from progress to poses, as a value.
///
///     TabItemChoreography(icon: [.keyframes([.at(0, .rest), .at(0.4, .offset(dy: -10)), .at(1, .rest)])])
///
/// At progress 0 and 1 every part is at rest, so that the item can be the system's before and after. The fractions in a
/// ``/TransitionCore/Pose`` are fractions of the part's own size; shade and shadow have no effect.
public struct TabItemChoreography: Sendable {
    /// What the icon does.
    public var icon: [Motion]
    /// What the picture does that the item showed before. It is drawn only if there are motions; at progress 0 it may
    /// then stand in for the icon, and at 1 it must have opacity 0.
    public var alternateIcon: [Motion]
    /// What the text does. Without motions the text stays the bar's own.
    public var title: [Motion]
    /// What the badge does, if there is one.
    public var badge: [Motion]
    /// What is drawn besides, such as a ring.
    public var shapes: [TabItemShape]
    /// The parts that are seen only within their place at rest, as through a window.
    public var framed: Set<TabItemPart>
    /// What the icon shows meanwhile.
    public var picture: TabItemPicture
    /// The progresses at which something may jump; everywhere else it must be continuous.
    public var cuts: [Double]

    /// Motions of each part, in order: the transform of the first is applied first.
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

    /// Nothing moves.
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

    /// Whether nothing is drawn otherwise than at rest.
    public var isStill: Bool {
        TabItemPart.allCases.allSatisfy { self[$0].isEmpty } && shapes.isEmpty && picture == .own
    }

    /// Whether the item's own picture must be out of sight meanwhile, because another one stands in its place. Where
    /// only shapes are drawn, the item stays as it is.
    public var replacesIcon: Bool { !icon.isEmpty || !alternateIcon.isEmpty || picture != .own }

    /// The choreography as seen in a left-right mirror. Pictures are not mirrored, their motions are.
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

/// What the icon shows while an item moves.
public enum TabItemPicture: Equatable, Sendable {
    /// The item's own picture.
    case own
    /// One image after the other, for equal parts of the progress; the item's own at progress 0 and 1. An image that
    /// the app does not have is left out.
    case frames([TabItemImage])
    /// The item's own picture with an effect of the system, if that is a symbol on a system that has the effect; the
    /// motions play only where it is not.
    case effect(TabItemSymbolEffect)

    /// When one of so many images is to be seen: in its part of the progress. The index after the last is the item's own
    /// picture, which is seen from 1 on.
    package static func visibility(ofFrame index: Int, among count: Int) -> Motion {
        let (start, end) = (Double(index) / Double(count), Double(index + 1) / Double(count))
        let comes: [Motion.Keyframe] = index > 0 ? [.at(0, .opacity(0)), .at(start, .opacity(0))] : []
        let goes: [Motion.Keyframe] = index < count ? [.at(end, .rest), .at(end, .opacity(0))] : []
        return .keyframes(comes + [.at(start, .rest)] + goes)
    }
}

/// The name of an image.
public enum TabItemImage: Hashable, Sendable {
    /// An image among the app's resources.
    case named(String)
    /// One of the system's symbols.
    case symbol(String)
}

/// An effect of the system on a symbol.
public enum TabItemSymbolEffect: String, CaseIterable, Sendable, Codable {
    /// From iOS 17 on.
    case bounce
    /// From iOS 17 on.
    case pulse
    /// From iOS 17 on.
    case variableColor
    /// From iOS 18 on.
    case wiggle
    /// From iOS 18 on.
    case rotate
    /// From iOS 18 on.
    case breathe
}
