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
    /// The colour named systemGreen.
    public class var systemGreen: UIColor { Named.systemGreen }
    /// The colour named systemRed.
    public class var systemRed: UIColor { Named.systemRed }
    /// The colour named systemYellow.
    public class var systemYellow: UIColor { Named.systemYellow }
    /// The colour named systemGray5.
    public class var systemGray5: UIColor { Named.systemGray5 }
    /// The colour named systemBackground.
    public class var systemBackground: UIColor { Named.systemBackground }
    /// The colour named secondarySystemBackground.
    public class var secondarySystemBackground: UIColor { Named.secondarySystemBackground }
    /// The colour named systemGroupedBackground.
    public class var systemGroupedBackground: UIColor { Named.systemGroupedBackground }
    /// The colour named label.
    public class var label: UIColor { Named.label }
    /// The colour named link.
    public class var link: UIColor { Named.link }
    /// The colour named secondaryLabel.
    public class var secondaryLabel: UIColor { Named.secondaryLabel }
    /// The colour named tertiaryLabel.
    public class var tertiaryLabel: UIColor { Named.tertiaryLabel }
    /// The colour named separator.
    public class var separator: UIColor { Named.separator }

    /// The colours with names, made once; the system's are those of the light appearance.
    private enum Named {
        static let black = UIColor(white: 0, alpha: 1)
        static let white = UIColor(white: 1, alpha: 1)
        static let clear = UIColor(white: 0, alpha: 0)
        static let gray = UIColor(white: 0.5, alpha: 1)
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
        static let systemGreen = UIColor(0x34C759)
        static let systemRed = UIColor(0xFF3B30)
        static let systemYellow = UIColor(0xFFCC00)
        static let systemGray5 = UIColor(0xE5E5EA)
        static let systemBackground = UIColor(0xFFFFFF)
        static let secondarySystemBackground = UIColor(0xF2F2F7)
        static let systemGroupedBackground = UIColor(0xF2F2F7)
        static let label = UIColor(0x000000)
        static let link = UIColor(0x007AFF)
        static let secondaryLabel = UIColor(0x3C3C43).withAlphaComponent(0.6)
        static let tertiaryLabel = UIColor(0x3C3C43).withAlphaComponent(0.3)
        static let separator = UIColor(0x3C3C43).withAlphaComponent(0.29)
    }
}
