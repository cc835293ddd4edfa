import Foundation

/// One number over all frames of a run, as short text that the page's `tracks.js` reads.
///
/// The numbers are scaled to whole ones and written in the shorter of two forms. After a colon: the first value, the
/// first difference between neighbours, and every change of that difference. After a semicolon: the first value and,
/// for each corner of a polyline through the numbers, how many frames further it is and how much higher. Each number is
/// written as base-64 digits of five bits with a continuation bit; the sign is in the lowest bit. Smooth motion has
/// small changes of the difference, and straight motion few corners.
enum TrackText {
    /// - Parameters:
    ///   - values: The numbers, one for each frame, each a multiple of 10 to the power of −`decimals`. One that is
    ///     beyond ±9·10¹⁵ when scaled counts as the nearer of the two.
    ///   - decimals: The number of decimals.
    ///   - isExact: Whether no number may be off by one in its last decimal.
    static func encode(_ values: [Double], decimals: Int, isExact: Bool = true) -> String {
        let scale = pow(10, Double(decimals))
        // Products with the number of frames must not overflow.
        let most = min(reach, 2e18 / Double(max(values.count, 1)))
        let wholes = values.map { Int(min(max(within($0 * scale), -most), most).rounded()) }
        let (steps, corners) = (steps(wholes), corners(wholes, tolerance: isExact ? 0 : 1))
        return "\(decimals)" + (corners.utf8.count < steps.utf8.count ? ";" + corners : ":" + steps)
    }

    /// The greatest scaled number: whole numbers are exact up to it in the page's script too.
    private static let reach = 9e15

    /// A scaled number that can be written: within the reach, and 0 in place of one that is not a number.
    static func within(_ scaled: Double) -> Double {
        scaled.isNaN ? 0 : min(max(scaled, -reach), reach)
    }

    private static func steps(_ values: [Int]) -> String {
        var text = ""
        var last = 0
        var step = 0
        for (index, value) in values.enumerated() {
            append(value - last - step, to: &text)
            if index > 0 { step = value - last }
            last = value
        }
        return text
    }

    private static func corners(_ values: [Int], tolerance: Int) -> String {
        guard var corner = values.indices.first else { return "" }
        var text = ""
        append(values[corner], to: &text)
        while corner < values.count - 1 {
            var next = corner + 1
            for candidate in stride(from: values.count - 1, to: next, by: -1)
            where isLine(values, corner, candidate, tolerance) {
                next = candidate
                break
            }
            append(next - corner, to: &text)
            append(values[next] - values[corner], to: &text)
            corner = next
        }
        return text
    }

    /// Whether all numbers between two indices lie on the line through the numbers at these indices, within the
    /// tolerance.
    private static func isLine(_ values: [Int], _ start: Int, _ end: Int, _ tolerance: Int) -> Bool {
        let (rise, length) = (values[end] - values[start], end - start)
        for index in start..<end {
            // All terms are multiplied by the length, so that whole numbers suffice and no division is needed.
            let off = (values[index] - values[start]) * length - rise * (index - start)
            if abs(off) > tolerance * length { return false }
        }
        return true
    }

    static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    private static func append(_ number: Int, to text: inout String) {
        var rest = number < 0 ? -number << 1 | 1 : number << 1
        repeat {
            let digit = rest & 31
            rest >>= 5
            text.unicodeScalars.append(Unicode.Scalar(digits[digit + (rest > 0 ? 32 : 0)]))
        } while rest > 0
    }
}
