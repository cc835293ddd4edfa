import Foundation

/// The elements that a choreography draws: its screens and pieces, with all properties that are known before they move.
///
/// The list is built once. ``Stage`` creates its layers from it, `Coverage` computes the visible element at a point
/// from it, and `Audit` counts it. The three therefore always agree about what is visible.
package struct DrawList: Sendable {
    /// A screen of the transition: its place at rest, and what can be drawn of it.
    package struct Screen {
        /// The screen's frame in points of the container.
        var frame: CGRect
        /// The part of the container to which the fractions in poses refer.
        var space: CGRect
        /// Whether a picture of the screen exists for its pieces.
        var hasPicture: Bool
        /// Whether the screen lies outside of the container, among layers of the app.
        var isInPlace: Bool

        package init(frame: CGRect, space: CGRect, hasPicture: Bool = true, isInPlace: Bool = false) {
            self.frame = frame
            self.space = space
            self.hasPicture = hasPicture
            self.isInPlace = isInPlace
        }

        /// Returns a screen that fills a container of this size.
        static func filling(_ size: CGSize) -> Screen {
            let bounds = CGRect(origin: .zero, size: size)
            return Screen(frame: bounds, space: bounds)
        }
    }

    /// The foreground with its pieces, then the background with its pieces. The elements of each screen are ordered
    /// from the back to the front.
    package private(set) var elements: [Element] = []
    /// The colour behind all elements.
    package let backdrop: Choreography.Backdrop?
    /// The eye's distance in points.
    package let eyeDistance: Double
    /// The screen in front, over progress.
    package let front: Choreography.Front
    /// A number of depth steps larger than one screen and its pieces need.
    private let slotsPerScreen: Int
    /// Whether the background lies outside of the container, so that the whole container is in front of it.
    private let isBackgroundInPlace: Bool

    /// Creates the elements of the screens.
    ///
    /// - Parameters:
    ///   - choreography: The motions of both screens.
    ///   - size: The container's size in points.
    ///   - foreground: The arriving screen; nil if it is missing.
    ///   - background: The covered screen; nil if it is missing.
    ///   - dimming: The frame of the dimming view. The view covers the area that a presented screen leaves free. It
    ///     fades in and out.
    ///   - isBackgroundInPlace: Whether the covered screen stays outside of the container, even if that screen is
    ///     missing.
    package init(
        of choreography: Choreography,
        size: CGSize,
        foreground: Screen?,
        background: Screen?,
        dimming: CGRect? = nil,
        isBackgroundInPlace: Bool = false
    ) {
        backdrop = isBackgroundInPlace ? nil : choreography.backdrop
        eyeDistance = choreography.eyeDistance(in: size)
        front = choreography.front ?? .foreground
        slotsPerScreen = 2 + max(choreography.foreground.pieces.count, choreography.background.pieces.count)
        self.isBackgroundInPlace = isBackgroundInPlace
        elements.reserveCapacity(3 + choreography.foreground.pieces.count + choreography.background.pieces.count)
        if let foreground { add(.foreground, foreground, choreography.foreground) }
        if let background { add(.background, background, choreography.background) }
        if let dimming {
            elements.append(
                Element(
                    role: .background, kind: .dimming, motions: [.from(.opacity(0))],
                    placement: Placement(frame: dimming, containerSize: size)))
        }
    }

    /// Creates the elements of two screens that fill a container of this size.
    package init(of choreography: Choreography, size: CGSize) {
        let screen = Screen.filling(size)
        self.init(of: choreography, size: size, foreground: screen, background: screen)
    }

    private mutating func add(_ role: ScreenRole, _ screen: Screen, _ track: Choreography.Track) {
        // If there is no picture for the pieces, the whole screen is drawn instead.
        let pieces = screen.hasPicture ? track.pieces : []
        let origin = screen.space.origin
        func place(_ frame: CGRect) -> Placement {
            Placement(frame: frame.offsetBy(dx: -origin.x, dy: -origin.y), containerSize: screen.space.size)
        }
        let own = place(screen.frame)
        elements.append(
            Element(
                role: role, kind: .screen, motions: track.motions, placement: own,
                isHidden: !track.showsScreen && !pieces.isEmpty,
                isInPlace: screen.isInPlace, followsFinger: track.followsFinger && !screen.isInPlace))
        guard !pieces.isEmpty else { return }
        let carrier = track.motions.isEmpty ? nil : Carrier(motions: track.motions, placement: own)
        for (index, piece) in pieces.enumerated() {
            let part = piece.rect.tamed
            elements.append(
                Element(
                    role: role, kind: .piece(index), part: part, motions: piece.motions, carrier: carrier,
                    placement: place(part.rect(in: screen.frame)), isTile: !track.showsScreen,
                    followsFinger: track.followsFinger || piece.followsFinger, isWhite: piece.isWhite))
        }
    }

    /// The progresses at which the order in depth changes.
    package var switches: [Double] { isBackgroundInPlace ? [] : front.switches }

    /// Returns an element's depth in steps towards the viewer. Elements with the same depth are drawn in the order of
    /// the list.
    package func depth(of element: Element, at progress: Double) -> Int {
        depth(of: element, front: front.role(at: progress))
    }

    /// A depth that no element exceeds.
    package var greatestDepth: Int { 2 * slotsPerScreen }

    /// Returns the same as ``depth(of:at:)`` for a known screen in front.
    package func depth(of element: Element, front: ScreenRole) -> Int {
        // The container covers a background that lies outside of it. The foreground then has depth 0, as at rest.
        if isBackgroundInPlace { return element.role == .foreground ? element.slot : -1 }
        return (front == element.role ? slotsPerScreen : 0) + element.slot
    }
}

extension DrawList {
    /// The appearances of several elements at one progress. The appearance of a screen is computed once for all of its
    /// pieces.
    package struct Instant {
        let progress: Double
        private var carried: (role: ScreenRole, appearance: Appearance)?

        package init(at progress: Double) { self.progress = progress }

        /// Returns the combination of all motions of an element, including those of the screen that carries it.
        package mutating func appearance(of element: Element) -> Appearance {
            complete(Appearance(of: element.motions, at: progress, placement: element.placement), of: element)
        }

        /// Returns the combination of the element's own motions with those of the screen that carries it.
        mutating func complete(_ own: Appearance, of element: Element) -> Appearance {
            var appearance = own
            if let carrier = element.carrier {
                if carried?.role != element.role {
                    let screen = Appearance(of: carrier.motions, at: progress, placement: carrier.placement)
                    carried = (element.role, screen)
                }
                if let carried {
                    appearance.ride(on: carried.appearance, of: carrier, placement: element.placement)
                }
            }
            if element.isHidden { appearance.opacity = 0 }
            return appearance
        }
    }
}
