import UIKit

extension UIView {
    /// Gives all subviews the colours of a dark appearance: pale surfaces become dark ones, and dark text on them becomes
    /// pale. What is filled with ink changes places with its words. Pictures and strong colours stay.
    ///
    /// - Parameter isOnSurface: Whether the view lies on a surface that has become dark.
    func darkenContents(isOnSurface: Bool = true) {
        for view in subviews {
            var isDark = isOnSurface
            if let color = view.backgroundColor {
                let dark = Palette.dark(of: color)
                isDark = dark != nil
                if let dark {
                    view.backgroundColor = dark
                } else if isOnSurface, color == Palette.ink {
                    view.backgroundColor = Palette.paleInk
                    for case let label as UILabel in view.subviews { label.textColor = Palette.ink }
                }
            } else if view is GradientView {
                isDark = false
            }
            if isOnSurface, let label = view as? UILabel, let pale = Palette.pale(of: label.textColor) {
                label.textColor = pale
            }
            view.darkenContents(isOnSurface: isDark)
        }
    }
}

extension Palette {
    private static let darkGround = UIColor(red: 0.07, green: 0.075, blue: 0.09, alpha: 1)
    private static let darkSurface = UIColor(red: 0.13, green: 0.14, blue: 0.165, alpha: 1)
    /// What ink becomes on a dark surface.
    static let paleInk = UIColor(red: 0.93, green: 0.935, blue: 0.95, alpha: 1)
    private static let paleQuiet = UIColor(red: 0.6, green: 0.62, blue: 0.67, alpha: 1)

    /// What a pale surface becomes in the dark; nil for a strong colour.
    static func dark(of color: UIColor) -> UIColor? {
        if color == white { return darkSurface }
        return [sand, foam, lilac, paper].contains(color) ? darkGround : nil
    }

    /// What dark text becomes on a dark surface; nil for other text.
    static func pale(of color: UIColor?) -> UIColor? {
        color == ink ? paleInk : [quiet, dusk].contains(color) ? paleQuiet : nil
    }
}
