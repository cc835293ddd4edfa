import Foundation

@testable import GalleryCommand

// What `tracks.js` does on the page.
extension TrackText {
    /// The numbers of a track's text; nil if it is not one.
    static func decode(_ text: String) -> [Double]? {
        guard let mark = text.firstIndex(where: { $0 == ":" || $0 == ";" }), let decimals = Int(text[..<mark]),
            let numbers = numbers(in: text[text.index(after: mark)...])
        else { return nil }
        let scale = pow(10, Double(decimals))
        guard let first = numbers.first else { return [] }
        var values = [Double(first)]
        if text[mark] == ":" {
            var (value, step) = (first, 0)
            for change in numbers.dropFirst() {
                step += change
                value += step
                values.append(Double(value))
            }
        } else {
            guard numbers.count % 2 == 1 else { return nil }
            var value = Double(first)
            for index in stride(from: 1, to: numbers.count, by: 2) {
                let (gap, rise) = (numbers[index], Double(numbers[index + 1]))
                guard gap > 0, gap < 100_000 else { return nil }
                values += (1...gap).map { value + rise * Double($0) / Double(gap) }
                value += rise
            }
        }
        return values.map { $0 / scale }
    }

    private static func numbers(in text: Substring) -> [Int]? {
        var numbers: [Int] = []
        var (number, shift) = (0, 0)
        for character in text.utf8 {
            guard let digit = digits.firstIndex(of: character), shift < 60 else { return nil }
            number |= (digit & 31) << shift
            shift += 5
            if digit >= 32 { continue }
            numbers.append(number & 1 == 1 ? -(number >> 1) : number >> 1)
            (number, shift) = (0, 0)
        }
        return shift == 0 ? numbers : nil
    }
}
