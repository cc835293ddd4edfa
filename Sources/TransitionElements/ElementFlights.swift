#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import UIKit

/// The elements that fly above the screens of one transition.
@MainActor
final class ElementFlights: StageGuest {
    /// The pictures of all elements have at most this many times the pixels of the container.
    private static let mostPixels = 2.0

    private var flights: [FlightLayers] = []
    /// The screens, and the views on each that fly.
    private let screens: [ScreenRole: (screen: UIView, flying: [UIView])]
    /// Whether the views are hidden.
    private var isHiding = false
    private let watch: NotificationWatch?
    private let flown: [AnyHashable]
    private let refused: [(id: AnyHashable, reason: ElementRefusal)]

    /// Looks for pairs and takes their pictures.
    ///
    /// - Returns: nil if no view has an id.
    init?(_ setting: StageSetting) {
        let found = ElementPairs(in: setting)
        var refused = found.refused
        let scale = Self.scale(of: found.pairs, in: setting)
        func flying(_ role: ScreenRole) -> [ElementSearch.Found] { found.pairs.map { $0[role] } }
        var flown: [ElementPairs.Pair] = []
        var makers: [FlightMaker] = []
        for pair in found.pairs {
            guard let maker = FlightMaker(pair, in: setting, scale: scale, flying: flying) else {
                refused.append((pair.id, .nothingDrawn))
                continue
            }
            flown.append(pair)
            makers.append(maker)
        }
        guard !flown.isEmpty || !refused.isEmpty else { return nil }
        self.flown = flown.map(\.id)
        self.refused = refused
        // Pictures are taken outside of a transaction (F110), layers are made in one.
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let flights = makers.map(FlightLayers.init)
        CATransaction.commit()
        self.flights = flights
        screens = [
            .foreground: (setting.foreground.view, flown.map(\.foreground.view)),
            .background: (setting.background.view, flown.map(\.background.view)),
        ]
        let end = WeakFlights()
        watch =
            flights.isEmpty
            ? nil
            : NotificationWatch([
                UIApplication.didReceiveMemoryWarningNotification, UIApplication.didEnterBackgroundNotification,
            ]) { end.flights?.land() }
        end.flights = self
    }

    /// Returns the pixels of a point for pictures of all pairs.
    private static func scale(of pairs: [ElementPairs.Pair], in setting: StageSetting) -> CGFloat {
        let whole = max(setting.container.traitCollection.displayScale, 1)
        var area = 0.0
        for pair in pairs {
            for frame in [pair.background.place.frame, pair.foreground.place.frame] {
                area += Double(frame.width * frame.height)
            }
        }
        let size = setting.container.bounds.size
        let budget = mostPixels * Double(size.width * size.height)
        return area > budget ? whole * CGFloat((budget / area).squareRoot()) : whole
    }

    package var report: [String] {
        flown.map { "\($0): flies" } + refused.map { "\($0.id): stays, \($0.reason.text)" }
    }

    func hiddenLayers(of role: ScreenRole) -> [CALayer] {
        guard let (screen, flying) = screens[role] else { return [] }
        return flying.flatMap { $0.elementLayers(in: screen) }
    }

    func enter(_ container: UIView, at zPosition: CGFloat) {
        for flight in flights { flight.enter(container, at: zPosition) }
        guard !flights.isEmpty else { return }
        isHiding = true
        hide(true)
    }

    func pose(at progress: Double) {
        for flight in flights { flight.pose(at: progress) }
    }

    func animate(with writer: inout LayerAnimationWriter) {
        var fades: [FlightLayers.FadeKey: CAAnimation?] = [:]
        for flight in flights { flight.animate(with: &writer, sharing: &fades) }
    }

    func removeAnimations() {
        for flight in flights { flight.removeAnimations() }
    }

    func strike() {
        for flight in flights { flight.strike() }
        flights = []
        guard isHiding else { return }
        isHiding = false
        hide(false)
    }

    /// Ends all flights before the transition does, because memory is short or the app leaves the screen.
    private func land() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        strike()
        CATransaction.commit()
    }

    // MARK: Hiding

    private func hide(_ isHidden: Bool) {
        for (screen, flying) in screens.values {
            var isHosting = false
            for view in flying {
                if let backing = view as? ElementBacking {
                    isHosting = true
                    if isHidden { backing.conceal() } else { backing.reveal() }
                } else if isHidden {
                    view.layer.add(Self.hiding, forKey: Self.hidingKey)
                } else {
                    view.layer.removeAnimation(forKey: Self.hidingKey)
                }
            }
            // SwiftUI draws a changed state when its view is laid out, and that should be in this frame.
            if isHosting, screen.window != nil { screen.layoutIfNeeded() }
        }
    }

    private static let hidingKey = AnimatedValue.keyPrefix + "element"

    /// Keeps a view invisible without a change of its model, until it is removed. The app may reuse the view during that
    /// time. It lasts longer than any transition, and its end is still a time that can be added to.
    private static let hiding: CAAnimation = {
        let animation = CABasicAnimation(keyPath: AnimatedValue.opacity.rawValue)
        animation.fromValue = 0
        animation.toValue = 0
        animation.duration = 1e9
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        return animation
    }()
}

/// A weak reference that a closure can hold before the object exists.
@MainActor
private final class WeakFlights {
    weak var flights: ElementFlights?
}
#endif
