import Foundation

/// What is drawn of a choreography: its screens and pieces with all that can be said of them before they move.
///
/// Built once, it is what the stage makes layers of, what a picture without pixels is reckoned with, and what the audit
/// counts, so that none of them can disagree with another on what is to be seen.
struct DrawList: Sendable {
    /// A screen that takes part: where it is at rest, and what there is of it to be drawn.
    struct Screen {
        /// Its frame in points of the container.
        var frame: CGRect
        /// The part of the container that fractions are fractions of.
        var space: CGRect
        /// Whether there is a picture of it for its pieces to show.
        var hasPicture = true
        /// Whether it lies outside of the container, among layers that are not ours.
        var isInPlace = false

        /// A screen that fills a container of this size.
        static func filling(_ size: CGSize) -> Screen {
            let bounds = CGRect(origin: .zero, size: size)
            return Screen(frame: bounds, space: bounds)
        }
    }

    /// The foreground with its pieces, then the background with its own, each from the back to the front.
    private(set) var elements: [Element] = []
    /// A colour behind all of them.
    let backdrop: Choreography.Backdrop?
    /// The eye's distance in points.
    let eyeDistance: Double
    /// Which screen is in front, over progress.
    let front: Choreography.Front
    /// More than a screen and its pieces take up in depth.
    private let slotsPerScreen: Int
    /// Whether the background lies outside of the container, and all that is in the container before it.
    private let isBackgroundInPlace: Bool

    /// The elements that some screens have.
    ///
    /// - Parameters:
    ///   - choreography: What they do.
    ///   - size: The container's size in points.
    ///   - foreground: The arriving screen; nil if it is missing.
    ///   - background: The covered screen; nil if it is missing.
    ///   - dimming: The frame of what dims all that a presented screen does not cover; it fades in and out.
    ///   - isBackgroundInPlace: Whether the covered screen is outside of the container, present or missing.
    init(
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

    /// The elements of two screens that fill a container of this size.
    init(of choreography: Choreography, size: CGSize) {
        let screen = Screen.filling(size)
        self.init(of: choreography, size: size, foreground: screen, background: screen)
    }

    private mutating func add(_ role: ScreenRole, _ screen: Screen, _ track: Choreography.Track) {
        // Without a picture there are no pieces to be seen; the screen itself is better than nothing.
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
                isInPlace: screen.isInPlace))
        guard !pieces.isEmpty else { return }
        let carrier = track.motions.isEmpty ? nil : Carrier(motions: track.motions, placement: own)
        for (index, piece) in pieces.enumerated() {
            let part = piece.rect.tamed
            elements.append(
                Element(
                    role: role, kind: .piece(index), part: part, motions: piece.motions, carrier: carrier,
                    placement: place(part.rect(in: screen.frame))))
        }
    }

    /// The progresses at which the order in depth changes.
    var switches: [Double] { isBackgroundInPlace ? [] : front.switches }

    /// How far in front an element is, in steps; what is equal is in the order of the list.
    func depth(of element: Element, at progress: Double) -> Int { depth(of: element, front: front.role(at: progress)) }

    /// The same, with the screen that is in front known already.
    func depth(of element: Element, front: ScreenRole) -> Int {
        // What is in the container lies above what is not, so that is the order; at rest the foreground is at 0.
        if isBackgroundInPlace { return element.role == .foreground ? element.slot : -1 }
        return (front == element.role ? slotsPerScreen : 0) + element.slot
    }
}

extension DrawList {
    /// A progress at which elements are looked at one after the other: what a screen's motions come to is reckoned once
    /// for all of its pieces.
    struct Instant {
        let progress: Double
        private var carried: (role: ScreenRole, appearance: Appearance)?

        init(at progress: Double) { self.progress = progress }

        /// What all motions of an element come to, those of the screen it rides on included.
        mutating func appearance(of element: Element) -> Appearance {
            var appearance = Appearance(of: element.motions, at: progress, placement: element.placement)
            if let carrier = element.carrier {
                if carried?.role != element.role {
                    let screen = Appearance(of: carrier.motions, at: progress, placement: carrier.placement)
                    carried = (element.role, screen)
                }
                if let carried {
                    appearance.ride(
                        on: carried.appearance,
                        offsetX: element.placement.center.x - carrier.placement.center.x,
                        offsetY: element.placement.center.y - carrier.placement.center.y
                    )
                }
            }
            if element.isHidden { appearance.opacity = 0 }
            return appearance
        }
    }
}
