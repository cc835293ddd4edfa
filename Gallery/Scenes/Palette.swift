import UIKit

/// The colours of the demo screens: each screen has its own hue, so that it is clear which one moves.
enum Palette {
    static let ink = colour(0x23_26_2F)
    static let quiet = colour(0x7B_80_8C)
    static let white = colour(0xFF_FF_FF)

    static let coral = colour(0xF2_6B_4F)
    static let apricot = colour(0xFB_B0_5C)
    static let rose = colour(0xD9_4F_7C)
    static let sand = colour(0xFD_F5_EC)

    static let lagoon = colour(0x15_8C_96)
    static let ocean = colour(0x1D_4C_96)
    static let mint = colour(0x7F_D1_B9)
    static let foam = colour(0xEF_F7_F7)
    static let sun = colour(0xFF_E0_8A)

    static let violet = colour(0x7A_5A_E0)
    static let plum = colour(0x4A_2C_82)
    static let orchid = colour(0xD0_8A_E8)
    static let lilac = colour(0xF6_F2_FC)

    static let leaf = colour(0x5B_A8_6A)
    static let slate = colour(0x4C_6A_92)
    static let pine = colour(0x1F_4D_3F)

    static let night = colour(0x16_1B_2C)
    static let dusk = colour(0x33_2A_4F)
    static let wood = colour(0xC9_A2_7C)
    static let paper = colour(0xFB_F7_EE)

    /// A colour from its usual six hexadecimal digits.
    private static func colour(_ hex: Int) -> UIColor {
        UIColor(
            red: CGFloat(hex >> 16 & 0xFF) / 255,
            green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: 1
        )
    }
}
