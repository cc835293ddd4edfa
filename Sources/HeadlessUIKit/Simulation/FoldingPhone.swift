import Foundation

extension Headless {
    /// What a window shows of a phone that opens like a book: on which display it is, and how that lies (F139).
    public enum Posture: String, CaseIterable, Sendable {
        /// The outer display, upright.
        case closed
        /// The outer display on its side, with its bars on the left.
        case closedBarsLeft
        /// The outer display on its side, with its bars on the right.
        case closedBarsRight
        /// The inner display in landscape.
        case open
        /// The inner display, upright.
        case openUpright
        /// The left one of two apps on the inner display in landscape.
        case leftHalf
        /// The right one of two apps.
        case rightHalf

        /// F139, F146: the size of the window in points.
        public var size: CGSize {
            switch self {
            case .closed: CGSize(width: 466, height: 678)
            case .closedBarsLeft, .closedBarsRight: CGSize(width: 678, height: 466)
            case .open: CGSize(width: 951, height: 669)
            case .openUpright: CGSize(width: 669, height: 951)
            case .leftHalf, .rightHalf: CGSize(width: 469, height: 669)
            }
        }

        /// F147, F148: the side at which the bars stand upright, unless the app says otherwise. It is that of the
        /// hardware in every language.
        public var barSide: UIRectEdge {
            switch self {
            case .closed, .closedBarsRight, .open, .rightHalf: .right
            case .closedBarsLeft, .leftHalf: .left
            case .openUpright: []
            }
        }

        /// F149, F150: what the device takes from the window.
        ///
        /// - Parameter side: Where the bars stand upright.
        func insets(bars side: UIRectEdge) -> UIEdgeInsets {
            UIEdgeInsets(
                top: side.isEmpty ? 82 : 0, left: side == .left ? 84 : 0, bottom: 34, right: side == .right ? 84 : 0)
        }

        /// F140: regular in both directions on the inner display, however it lies; half of it is compact in width.
        var sizeClasses: (width: UIUserInterfaceSizeClass, height: UIUserInterfaceSizeClass) {
            switch self {
            case .closed, .leftHalf, .rightHalf: (.compact, .regular)
            case .closedBarsLeft, .closedBarsRight: (.compact, .compact)
            case .open, .openUpright: (.regular, .regular)
            }
        }
    }

    /// Puts a window on such a phone, at once; nil takes it off.
    public static func setPosture(_ posture: Posture?, of window: UIWindow) {
        window.posture = posture
        if let posture { window.frame.size = posture.size }
        window.postureChanged()
    }

    /// How the phone lies; nil on every other device.
    public static func posture(of window: UIWindow) -> Posture? { window.posture }

    /// Opens, closes or turns such a phone (F142, F143): window and controllers stay, and get another size, other traits
    /// and other insets.
    public static func change(_ window: UIWindow, to posture: Posture) {
        guard window.posture != posture else { return }
        if assumptions.openingCancelsTouches { cancelTouches(in: window) }
        if assumptions.openingChangesTraitsFirst {
            window.posture = posture
            window.postureChanged()
        }
        resize(window, to: posture.size) {
            if assumptions.openingPassesWrongValues, window.posture != nil {
                // F145: a pass with the size of the other display, then one with an inset at both sides.
                window.frame.size = CGSize(width: 678, height: 466)
                window.layoutIfNeeded()
                window.passingInsets = UIEdgeInsets(top: 0, left: 84, bottom: 34, right: 84)
                clock.schedule(after: 0) { [weak window] in
                    window?.passingInsets = nil
                    window?.layoutIfNeeded()
                }
            }
            window.posture = posture
            window.postureChanged()
        }
    }
}

extension UIWindow {
    /// F147, F154: the side at which bars stand upright.
    var barSide: UIRectEdge {
        guard let posture else { return [] }
        var decides = rootViewController
        while let next = decides?.childForPreferredVerticalBarBehavior { decides = next }
        return decides?.preferredVerticalBarBehavior == .disabled ? [] : posture.barSide
    }

    /// What the device takes from the window.
    var ownInsets: UIEdgeInsets {
        if let passingInsets { return passingInsets }
        return posture.map { $0.insets(bars: barSide) } ?? deviceInsets
    }

    /// The traits on a phone that opens, which are others than those of the device.
    func traits(in posture: Headless.Posture, of device: UITraitCollection) -> UITraitCollection {
        var values = device.values
        (values.horizontalSizeClass, values.verticalSizeClass) = posture.sizeClasses
        switch barSide {
        case .left: values.verticalBarEdge = values.layoutDirection == .rightToLeft ? .trailing : .leading
        case .right: values.verticalBarEdge = values.layoutDirection == .rightToLeft ? .leading : .trailing
        default: break
        }
        return UITraitCollection(values: values)
    }

    /// Hands traits and insets on.
    func postureChanged() {
        safeAreaCheck()
        layOutAll(self)
    }

    private func layOutAll(_ view: UIView) {
        view.setNeedsLayout()
        for child in view.subviews { layOutAll(child) }
    }
}

extension UIView {
    /// The side at which the bars of containers stand upright here.
    var verticalBarSide: UIRectEdge {
        let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
        return switch traitCollection.verticalBarEdge {
        case .unspecified: []
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        }
    }
}
