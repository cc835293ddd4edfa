import Foundation

/// One number over all frames of a run, as short text that the page's `tracks.js` reads.
///
/// The numbers are scaled to whole ones; then come the first value, the first step and every change of the step, each
/// as base-64 digits of five bits with a continuation bit and the sign in the lowest bit. Smooth motion has small
/// changes of step, so that most frames cost one or two characters.
enum TrackText {
    /// - Parameters:
    ///   - values: The numbers, one a frame, each a multiple of 10 to the power of −`decimals`.
    ///   - decimals: Decimals that are kept.
    static func encode(_ values: [Double], decimals: Int) -> String {
        let scale = pow(10, Double(decimals))
        var text = "\(decimals):"
        var last = 0
        var step = 0
        for (index, value) in values.enumerated() {
            let whole = Int((value * scale).rounded())
            switch index {
            case 0: append(whole, to: &text)
            default:
                append(whole - last - step, to: &text)
                step = whole - last
            }
            last = whole
        }
        return text
    }

    /// The numbers of a track's text; nil if it is not one.
    static func decode(_ text: String) -> [Double]? {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let decimals = Int(parts[0]) else { return nil }
        let scale = pow(10, Double(decimals))
        var values: [Double] = []
        var value = 0
        var step = 0
        var number = 0
        var shift = 0
        for character in parts[1].utf8 {
            guard let digit = digits.firstIndex(of: character), shift < 60 else { return nil }
            number |= (digit & 31) << shift
            shift += 5
            if digit >= 32 { continue }
            let change = number & 1 == 1 ? -(number >> 1) : number >> 1
            if values.isEmpty {
                value = change
            } else {
                step += change
                value += step
            }
            values.append(Double(value) / scale)
            number = 0
            shift = 0
        }
        return shift == 0 ? values : nil
    }

    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    private static func append(_ number: Int, to text: inout String) {
        var rest = number < 0 ? -number << 1 | 1 : number << 1
        repeat {
            let digit = rest & 31
            rest >>= 5
            text.unicodeScalars.append(Unicode.Scalar(digits[digit + (rest > 0 ? 32 : 0)]))
        } while rest > 0
    }
}
