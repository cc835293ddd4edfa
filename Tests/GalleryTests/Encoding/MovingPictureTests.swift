import Foundation
import Testing

@testable import GalleryCommand

/// Pictures that move, by the bytes of the WebP Container Specification.
struct MovingPictureTests {
    /// A still: a lossy one of 300 by 200 points, behind a header and its transparency if asked for.
    private func still(width: UInt16 = 300, isTransparent: Bool = false, marker: UInt8 = 7) -> Data {
        func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
            Array(name.utf8) + [UInt8(content.count), 0, 0, 0] + content + (content.count % 2 == 1 ? [0] : [])
        }
        let size = [UInt8(width & 0xFF), UInt8(width >> 8), 200, 0]
        let picture = chunk("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A] + size + [marker])
        let parts =
            isTransparent ? chunk("VP8X", [0x10] + .init(repeating: 0, count: 9)) + chunk("ALPH", [1, 2, 3]) : []
        let body = Array("WEBP".utf8) + parts + picture
        return Data(Array("RIFF".utf8) + [UInt8(body.count), 0, 0, 0] + body)
    }

    @Test("A header with the size, endless repetition, and each picture's own chunks with its time")
    func bytes() throws {
        let frames = [still(marker: 7), still(marker: 8)].map { MovingPicture.Frame(picture: $0, duration: 900) }
        let bytes = [UInt8](try MovingPicture.webP(of: frames))
        let length = bytes[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
        #expect(length == bytes.count - 8 && bytes.count % 2 == 0)
        let size: [UInt8] = [43, 1, 0, 199, 0, 0]
        #expect(Array(bytes[12..<30]) == Array("VP8X".utf8) + [10, 0, 0, 0, 2, 0, 0, 0] + size)
        #expect(Array(bytes[30..<44]) == Array("ANIM".utf8) + [6, 0, 0, 0] + [0, 0, 0, 0, 0, 0])
        // Its own 16 bytes, and the still's chunk: 8, 11 and one to be even.
        let head = Array("ANMF".utf8) + [36, 0, 0, 0] + [0, 0, 0, 0, 0, 0] + size + [0x84, 3, 0] + [2]
        for (start, marker) in [(44, UInt8(7)), (88, 8)] {
            #expect(Array(bytes[start..<start + 24]) == head)
            #expect(Array(bytes[start + 24..<start + 28]) == Array("VP8 ".utf8) && bytes[start + 42] == marker)
        }
        #expect(bytes.count == 132)
    }

    @Test("Transparency is kept and said in the header")
    func transparency() throws {
        let frame = MovingPicture.Frame(picture: still(isTransparent: true), duration: 50)
        let bytes = [UInt8](try MovingPicture.webP(of: [frame]))
        #expect(bytes[20] == 0x12)
        #expect(String(decoding: bytes, as: Unicode.ASCII.self).contains("ALPH"))
    }

    @Test("A part has its own size, and its place in units of two pixels")
    func parts() throws {
        let frames = [
            MovingPicture.Frame(picture: still(), duration: 50),
            MovingPicture.Frame(picture: still(width: 20), duration: 50, x: 270, y: 0),
        ]
        let bytes = [UInt8](try MovingPicture.webP(of: frames))
        #expect(Array(bytes[96..<108]) == [135, 0, 0, 0, 0, 0, 19, 0, 0, 199, 0, 0])
    }

    @Test("Parts that are not within the first picture, none at all, and what is no picture are refused")
    func refusals() {
        func refuses(_ pictures: Data..., x: Int = 0, y: Int = 0) -> Bool {
            let frames = pictures.enumerated().map { index, picture in
                MovingPicture.Frame(picture: picture, duration: 50, x: index > 0 ? x : 0, y: index > 0 ? y : 0)
            }
            return (try? MovingPicture.webP(of: frames)) == nil
        }
        #expect(!refuses(still()) && refuses(still(), still(width: 301)) && refuses())
        let part = still(width: 20)
        #expect(!refuses(still(), part, x: 280) && refuses(still(), part, x: 282) && refuses(still(), part, y: 2))
        #expect(refuses(still(), part, x: 3) && refuses(still(), part, x: -2))
        #expect(refuses(Data("RIFF".utf8)) && refuses(Data()) && refuses(still().prefix(20)))
        #expect(refuses(Data(still().reversed())))
    }
}
