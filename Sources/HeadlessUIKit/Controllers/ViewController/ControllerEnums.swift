/// How a controller is shown when it is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers the whole screen; the presenter's view leaves the hierarchy.
    case fullScreen = 0
    /// A sheet of the page's width.
    case pageSheet = 1
    /// A small centred sheet.
    case formSheet = 2
    /// Covers the presentation context.
    case currentContext = 3
    /// Presented by a presentation controller of the app.
    case custom = 4
    /// Covers the whole screen; the presenter's view stays.
    case overFullScreen = 5
    /// Covers the presentation context; the view below stays.
    case overCurrentContext = 6
    /// In a popover.
    case popover = 7
    /// Covers the whole screen, blurring the screen below (tvOS).
    case blurOverFullScreen = 8
    /// Not a presentation.
    case none = -1
    /// The system's choice, usually a sheet.
    case automatic = -2
}

/// The standard ways for a presented controller to appear.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Slides up from the bottom.
    case coverVertical = 0
    /// Turns about the vertical axis.
    case flipHorizontal = 1
    /// Fades.
    case crossDissolve = 2
    /// A corner curls up.
    case partialCurl = 3
}

/// One way to hold the device.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upright, the other way round.
    case portraitUpsideDown = 2
    /// On its side, the home button (or its place) to the right.
    case landscapeRight = 3
    /// On its side, the home button (or its place) to the left.
    case landscapeLeft = 4
}

/// A set of ways to hold the device.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The set as bits, one for each raw value of `UIInterfaceOrientation`.
    public let rawValue: UInt

    /// A set of those bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// Upright, the other way round.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// On its side, home button right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// On its side, home button left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// Both sideways orientations.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All four.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// All but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The colour of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
    /// Chosen by the system from the appearance.
    case `default` = 0
    /// Light text.
    case lightContent = 1
}
