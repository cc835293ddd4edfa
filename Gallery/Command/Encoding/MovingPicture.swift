import Foundation

/// Several WebP pictures as one that moves and never ends. The first is the whole; each of the others may be a part of it.
///
/// The form is that of the WebP Container Specification (developers.google.com/speed/webp/docs/riff_container): a header with
/// the size, the number of repetitions, and a chunk for each picture, with the chunks of the still picture inside.
struct MovingPicture {
    struct Frame {
        /// A whole WebP file.
        var picture: Data
        /// How long it is shown, in milliseconds.
        var duration: Int
        /// Where a part begins, from the left and from the top, in pixels: even numbers.
        var x = 0
        var y = 0
    }

    /// What is given is no WebP file, or a part is not within the first picture.
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// The moving picture's file.
    static func webP(of frames: [Frame]) throws -> Data {
        let stills = try frames.map { try Still($0.picture) }
        guard let size = stills.first?.size, zip(frames, stills).allSatisfy({ $1.size.fits(size, at: $0) }) else {
            throw Failure(description: "a moving picture needs a first picture, and parts within it at even places")
        }
        let isTransparent = stills.contains { $0.isTransparent }
        var body = Data("WEBP".utf8)
        body += chunk("VP8X", [isTransparent ? 0x12 : 0x02, 0, 0, 0] + size.bytes)
        // A transparent background, and no last repetition.
        body += chunk("ANIM", [0, 0, 0, 0] + number(0, bytes: 2))
        for (frame, still) in zip(frames, stills) {
            // In place of what was there.
            let place = number(frame.x / 2, bytes: 3) + number(frame.y / 2, bytes: 3)
            let head = place + still.size.bytes + number(frame.duration, bytes: 3) + [0x02]
            body += chunk("ANMF", head + still.chunks)
        }
        return chunk("RIFF", [UInt8](body))
    }

    /// A number with its lowest byte first.
    private static func number(_ value: Int, bytes: Int) -> [UInt8] {
        (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    /// A chunk: its name, its size, its content, and a byte more if the size is odd.
    private static func chunk(_ name: String, _ content: [UInt8]) -> Data {
        Data(name.utf8) + number(content.count, bytes: 4) + content + (content.count % 2 == 1 ? [0] : [])
    }

    private struct Size: Equatable {
        var width: Int
        var height: Int

        /// Whether a frame of this size is within a picture of another.
        func fits(_ whole: Size, at frame: Frame) -> Bool {
            [frame.x, frame.y].allSatisfy { $0 >= 0 && $0 % 2 == 0 }
                && frame.x + width <= whole.width && frame.y + height <= whole.height
        }

        /// Both are written as one less.
        var bytes: [UInt8] { number(width - 1, bytes: 3) + number(height - 1, bytes: 3) }
    }

    /// What a still picture consists of.
    private struct Still {
        var size = Size(width: 0, height: 0)
        var isTransparent = false
        /// The chunks with the picture and its transparency.
        var chunks: [UInt8] = []

        init(_ file: Data) throws {
            let bytes = [UInt8](file)
            guard bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) else {
                throw Failure(description: "this is no WebP picture")
            }
            var place = 12
            while place + 8 <= bytes.count {
                let name = String(decoding: bytes[place..<place + 4], as: UTF8.self)
                let length = Still.number(bytes[place + 4..<place + 8])
                let (start, end) = (place + 8, place + 8 + length + length % 2)
                guard end <= bytes.count else { break }
                read(name, bytes[start..<start + length])
                if ["ALPH", "VP8 ", "VP8L"].contains(name) { chunks += bytes[place..<end] }
                place = end
            }
            guard size.width > 0, size.height > 0 else { throw Failure(description: "this WebP picture has no size") }
        }

        /// Reads the size where a chunk says it.
        private mutating func read(_ name: String, _ content: ArraySlice<UInt8>) {
            let at = content.startIndex
            switch name {
            case "ALPH":
                isTransparent = true
            case "VP8 " where content.count >= 10:
                // Behind three bytes of the frame's own and three that mark its beginning.
                size.width = Still.number(content[at + 6..<at + 8]) & 0x3FFF
                size.height = Still.number(content[at + 8..<at + 10]) & 0x3FFF
            case "VP8L" where content.count >= 5:
                let bits = Still.number(content[at + 1..<at + 5])
                size = Size(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
                isTransparent = isTransparent || bits >> 28 & 1 == 1
            default:
                break
            }
        }

        private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
            bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
        }
    }
}
