import Foundation

/// A colour.
open class UIColor: NSObject, @unchecked Sendable {
    /// The colour of Core Graphics.
    public let cgColor: CGColor

    /// A colour from Core Graphics.
    public init(cgColor: CGColor) {
        self.cgColor = cgColor
    }

    /// An sRGB colour, 0…1 each.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        cgColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A grey, 0…1 each.
    public init(white: CGFloat, alpha: CGFloat) {
        cgColor = CGColor(gray: white, alpha: alpha)
    }

    /// A colour by hue, saturation and brightness, 0…1 each.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func channel(_ n: CGFloat) -> CGFloat {
            let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    convenience init(_ hex: UInt32) {
        self.init(
            red: CGFloat((hex >> 16) & 255) / 255, green: CGFloat((hex >> 8) & 255) / 255,
            blue: CGFloat(hex & 255) / 255, alpha: 1)
    }

    /// The same colour with another opacity.
    @discardableResult
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
    }

    /// The components; true if they could be told.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = RGBA(cgColor)
        red?.pointee = CGFloat(color.red)
        green?.pointee = CGFloat(color.green)
        blue?.pointee = CGFloat(color.blue)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    /// The colour in an environment; the same here.
    @discardableResult
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return RGBA(cgColor) == RGBA(other.cgColor)
    }

    open override var hash: Int { RGBA(cgColor).alpha.hashValue ^ RGBA(cgColor).red.hashValue }
}
