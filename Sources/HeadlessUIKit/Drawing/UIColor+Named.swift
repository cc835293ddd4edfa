import Foundation

extension UIColor {
    /// The colour named black.
    public class var black: UIColor { Named.black }
    /// The colour named white.
    public class var white: UIColor { Named.white }
    /// The colour named clear.
    public class var clear: UIColor { Named.clear }
    /// The colour named gray.
    public class var gray: UIColor { Named.gray }
    /// The colour named darkGray.
    public class var darkGray: UIColor { Named.darkGray }
    /// The colour named lightGray.
    public class var lightGray: UIColor { Named.lightGray }
    /// The colour named red.
    public class var red: UIColor { Named.red }
    /// The colour named green.
    public class var green: UIColor { Named.green }
    /// The colour named blue.
    public class var blue: UIColor { Named.blue }
    /// The colour named cyan.
    public class var cyan: UIColor { Named.cyan }
    /// The colour named yellow.
    public class var yellow: UIColor { Named.yellow }
    /// The colour named magenta.
    public class var magenta: UIColor { Named.magenta }
    /// The colour named orange.
    public class var orange: UIColor { Named.orange }
    /// The colour named purple.
    public class var purple: UIColor { Named.purple }
    /// The colour named brown.
    public class var brown: UIColor { Named.brown }
    /// The colour named systemBlue.
    public class var systemBlue: UIColor { Named.systemBlue }
    /// The colour named systemBrown.
    public class var systemBrown: UIColor { Named.systemBrown }
    /// The colour named systemCyan.
    public class var systemCyan: UIColor { Named.systemCyan }
    /// The colour named systemGreen.
    public class var systemGreen: UIColor { Named.systemGreen }
    /// The colour named systemIndigo.
    public class var systemIndigo: UIColor { Named.systemIndigo }
    /// The colour named systemMint.
    public class var systemMint: UIColor { Named.systemMint }
    /// The colour named systemOrange.
    public class var systemOrange: UIColor { Named.systemOrange }
    /// The colour named systemPink.
    public class var systemPink: UIColor { Named.systemPink }
    /// The colour named systemPurple.
    public class var systemPurple: UIColor { Named.systemPurple }
    /// The colour named systemRed.
    public class var systemRed: UIColor { Named.systemRed }
    /// The colour named systemTeal.
    public class var systemTeal: UIColor { Named.systemTeal }
    /// The colour named systemYellow.
    public class var systemYellow: UIColor { Named.systemYellow }
    /// The colour named systemGray.
    public class var systemGray: UIColor { Named.systemGray }
    /// The colour named systemGray2.
    public class var systemGray2: UIColor { Named.systemGray2 }
    /// The colour named systemGray3.
    public class var systemGray3: UIColor { Named.systemGray3 }
    /// The colour named systemGray4.
    public class var systemGray4: UIColor { Named.systemGray4 }
    /// The colour named systemGray5.
    public class var systemGray5: UIColor { Named.systemGray5 }
    /// The colour named systemGray6.
    public class var systemGray6: UIColor { Named.systemGray6 }
    /// The colour named systemBackground.
    public class var systemBackground: UIColor { Named.systemBackground }
    /// The colour named secondarySystemBackground.
    public class var secondarySystemBackground: UIColor { Named.secondarySystemBackground }
    /// The colour named tertiarySystemBackground.
    public class var tertiarySystemBackground: UIColor { Named.tertiarySystemBackground }
    /// The colour named systemGroupedBackground.
    public class var systemGroupedBackground: UIColor { Named.systemGroupedBackground }
    /// The colour named secondarySystemGroupedBackground.
    public class var secondarySystemGroupedBackground: UIColor { Named.secondarySystemGroupedBackground }
    /// The colour named label.
    public class var label: UIColor { Named.label }
    /// The colour named opaqueSeparator.
    public class var opaqueSeparator: UIColor { Named.opaqueSeparator }
    /// The colour named link.
    public class var link: UIColor { Named.link }
    /// The colour named secondaryLabel.
    public class var secondaryLabel: UIColor { Named.secondaryLabel }
    /// The colour named tertiaryLabel.
    public class var tertiaryLabel: UIColor { Named.tertiaryLabel }
    /// The colour named quaternaryLabel.
    public class var quaternaryLabel: UIColor { Named.quaternaryLabel }
    /// The colour named separator.
    public class var separator: UIColor { Named.separator }
    /// The colour named placeholderText.
    public class var placeholderText: UIColor { Named.placeholderText }
    /// The colour named systemFill.
    public class var systemFill: UIColor { Named.systemFill }
    /// The colour named secondarySystemFill.
    public class var secondarySystemFill: UIColor { Named.secondarySystemFill }
    /// The colour named tertiarySystemFill.
    public class var tertiarySystemFill: UIColor { Named.tertiarySystemFill }

    /// The colours with names, made once; the system's are those of the light appearance.
    private enum Named {
        static let black = UIColor(white: 0, alpha: 1)
        static let white = UIColor(white: 1, alpha: 1)
        static let clear = UIColor(white: 0, alpha: 0)
        static let gray = UIColor(white: 0.5, alpha: 1)
        static let darkGray = UIColor(white: 1 / 3, alpha: 1)
        static let lightGray = UIColor(white: 2 / 3, alpha: 1)
        static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
        static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
        static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
        static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
        static let systemBlue = UIColor(0x007AFF)
        static let systemBrown = UIColor(0xA2845E)
        static let systemCyan = UIColor(0x32ADE6)
        static let systemGreen = UIColor(0x34C759)
        static let systemIndigo = UIColor(0x5856D6)
        static let systemMint = UIColor(0x00C7BE)
        static let systemOrange = UIColor(0xFF9500)
        static let systemPink = UIColor(0xFF2D55)
        static let systemPurple = UIColor(0xAF52DE)
        static let systemRed = UIColor(0xFF3B30)
        static let systemTeal = UIColor(0x30B0C7)
        static let systemYellow = UIColor(0xFFCC00)
        static let systemGray = UIColor(0x8E8E93)
        static let systemGray2 = UIColor(0xAEAEB2)
        static let systemGray3 = UIColor(0xC7C7CC)
        static let systemGray4 = UIColor(0xD1D1D6)
        static let systemGray5 = UIColor(0xE5E5EA)
        static let systemGray6 = UIColor(0xF2F2F7)
        static let systemBackground = UIColor(0xFFFFFF)
        static let secondarySystemBackground = UIColor(0xF2F2F7)
        static let tertiarySystemBackground = UIColor(0xFFFFFF)
        static let systemGroupedBackground = UIColor(0xF2F2F7)
        static let secondarySystemGroupedBackground = UIColor(0xFFFFFF)
        static let label = UIColor(0x000000)
        static let opaqueSeparator = UIColor(0xC6C6C8)
        static let link = UIColor(0x007AFF)
        static let secondaryLabel = UIColor(0x3C3C43).withAlphaComponent(0.6)
        static let tertiaryLabel = UIColor(0x3C3C43).withAlphaComponent(0.3)
        static let quaternaryLabel = UIColor(0x3C3C43).withAlphaComponent(0.18)
        static let separator = UIColor(0x3C3C43).withAlphaComponent(0.29)
        static let placeholderText = UIColor(0x3C3C43).withAlphaComponent(0.3)
        static let systemFill = UIColor(0x787880).withAlphaComponent(0.2)
        static let secondarySystemFill = UIColor(0x787880).withAlphaComponent(0.16)
        static let tertiarySystemFill = UIColor(0x767680).withAlphaComponent(0.12)
    }
}
