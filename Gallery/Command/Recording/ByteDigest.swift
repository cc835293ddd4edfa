import Foundation

/// A digest of bytes, 128 bits long. It is not for security: different bytes with one digest can be made on purpose.
struct ByteDigest {
    private var lanes: (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x9E37_79B9_7F4A_7C15)

    /// The digest of a text, as a word that can name a file.
    static func text(of text: String) -> String {
        var digest = ByteDigest()
        digest.add(Data(text.utf8))
        return digest.text
    }

    /// Takes in a file's bytes, and how many they are.
    mutating func add(_ data: Data) {
        data.withUnsafeBytes { bytes in
            let whole = bytes.count / 8 * 8
            for offset in stride(from: 0, to: whole, by: 8) {
                mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            }
            for offset in whole..<bytes.count { mix(UInt64(bytes[offset])) }
        }
        mix(UInt64(data.count))
    }

    var text: String { String(lanes.0, radix: 16) + "-" + String(lanes.1, radix: 16) }

    /// Each step can be undone, so a single word that differs makes a difference for good.
    private mutating func mix(_ word: UInt64) {
        lanes.0 = (lanes.0 ^ word) &* 0x100_0000_01B3
        lanes.0 ^= lanes.0 >> 29
        lanes.1 = (lanes.1 ^ word) &* 0xBF58_476D_1CE4_E5B9
        lanes.1 ^= lanes.1 >> 31
    }
}
