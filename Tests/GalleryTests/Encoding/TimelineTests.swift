import Foundation
import Testing

@testable import GalleryCommand

/// Frames merged into a tree with tracks.
@Suite struct TimelineTests {
    static func layer(_ id: Int, x: Double = 0, _ children: [DrawnLayer] = []) -> DrawnLayer {
        var layer = DrawnLayer(id: id)
        layer[.box] = [x, 0, 10, 10]
        layer[.colour] = [Double(id), 0, 0, 1]
        layer.children = children
        return layer
    }

    private func encode(_ frames: [DrawnLayer]) throws -> (root: [String: Any], tracks: [[Double]]) {
        var shared = SharedPictures()
        var encoder = RunEncoder()
        let text = encoder.encode(frames, shared: &shared).text
        let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let tracks = try encoder.tracks.map { try #require(TrackText.decode($0)) }
        #expect(tracks.allSatisfy { $0.count == frames.count })
        return (root, tracks)
    }

    @Test("What stays is written once, what moves has a track, and equal tracks are one")
    func moving() throws {
        let frames = (0..<4).map { frame in
            Self.layer(0, [Self.layer(1, x: Double(frame)), Self.layer(2, x: Double(frame)), Self.layer(3)])
        }
        let (root, tracks) = try encode(frames)
        #expect(tracks == [[0, 1, 2, 3]])
        let nodes = try #require(root["n"] as? [[String: Any]])
        #expect(nodes.map { $0["x"] != nil } == [true, true, false])
        #expect(root["x"] == nil)
    }

    @Test("A layer that comes and goes is invisible in between, and keeps its place")
    func comingAndGoing() throws {
        let with = Self.layer(0, [Self.layer(1), Self.layer(2, x: 5)])
        let without = Self.layer(0, [Self.layer(1)])
        let (root, tracks) = try encode([without, with, with, without])
        let nodes = try #require(root["n"] as? [[String: Any]])
        #expect(nodes.count == 2)
        #expect((nodes[1]["b"] as? [Double])?.first == 5)
        #expect(tracks == [[0, 1, 1, 0]])
    }

    @Test("An order that changes is told for each frame; one that does not is not")
    func order() throws {
        let (a, b) = (Self.layer(1), Self.layer(2))
        let changing = try encode([Self.layer(0, [a, b]), Self.layer(0, [b, a])])
        #expect(changing.tracks.count == 2)
        #expect(Set(changing.tracks) == [[0, 1], [1, 0]])
        let steady = try encode([Self.layer(0, [b]), Self.layer(0, [a, b])])
        let nodes = try #require(steady.root["n"] as? [[String: Any]])
        #expect(nodes.map { ($0["c"] as? [Double])?.first } == [1, 2])
        #expect(nodes.allSatisfy { $0["z"] == nil })
    }

    @Test("A text that becomes another one is two layers that take turns")
    func changingContent() throws {
        func frame(_ text: String) -> DrawnLayer {
            var label = Self.layer(1)
            label.content = [.init(key: "t", value: .string(text))]
            return Self.layer(0, [label])
        }
        let (root, tracks) = try encode([frame("a"), frame("a"), frame("b")])
        #expect((root["n"] as? [Any])?.count == 2)
        #expect(Set(tracks) == [[1, 1, 0], [0, 0, 1]])
    }

    @Test("The inside of a screen is kept once, for the screen itself and for every picture of it")
    func shared() {
        let inside = (1..<20).map { Self.layer($0) }
        let screen = Self.layer(100, inside)
        let pieces = (200..<210).map { id in
            var piece = Self.layer(id)
            piece.picture = .init(root: screen, width: 10, height: 10)
            return piece
        }
        var shared = SharedPictures()
        var encoder = RunEncoder()
        let text = encoder.encode([Self.layer(0, [screen] + pieces)], shared: &shared).text
        // The inside, and the list of all, which does not move either.
        #expect(shared.texts.count == 2)
        #expect(text.utf8.count < 200)
    }

    @Test("A comparison knows a move, a colour and an order, and ignores who is who and what is not to be seen")
    func likeness() {
        let one = Self.layer(0, [Self.layer(1, x: 3), Self.layer(2)])
        var renamed = one
        renamed.id = 7
        var hidden = DrawnLayer(id: 9)
        hidden[.box] = [0, 0, 5, 5]
        renamed.children.insert(hidden, at: 1)
        #expect(one.looks(like: renamed))
        #expect(!one.looks(like: Self.layer(0, [Self.layer(2), Self.layer(1, x: 3)])))
        #expect(!one.looks(like: Self.layer(0, [Self.layer(1, x: 3.05), Self.layer(2)])))
        #expect(!one.looks(like: Self.layer(0, [Self.layer(1, x: 3)])))
        #expect(!one.looks(like: Self.layer(9, [Self.layer(1, x: 3), Self.layer(2)])))
    }
}
