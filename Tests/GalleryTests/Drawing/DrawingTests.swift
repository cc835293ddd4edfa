// Its pictures are made by the UIKit of a debug build, which is testable.
#if DEBUG
import Foundation
import Testing

@testable import UIKit
@testable import GalleryCommand

/// Pictures of layers turned into what the page draws.
@Suite struct DrawingTests {
    private func picture(_ id: Int, x: Double = 50, y: Double = 50, width: Double = 20, height: Double = 10)
        -> LayerPicture
    {
        LayerPicture(
            id: id, bounds: CGRect(x: 0, y: 0, width: width, height: height), position: CGPoint(x: x, y: y))
    }

    private func drawn(_ picture: LayerPicture) throws -> DrawnLayer {
        try #require(Drawing.draw(picture))
    }

    @Test("The box is where the layer is without its matrix, whatever its anchor and its parent's origin")
    func box() throws {
        var parent = picture(0, width: 100, height: 100)
        parent.bounds.origin = CGPoint(x: 5, y: 7)
        var child = picture(1)
        child.anchorPoint = CGPoint(x: 0, y: 1)
        parent.sublayers = [child]
        let layer = try drawn(parent).children[0]
        #expect(layer[.box] == [45, 33, 20, 10])
        #expect(layer[.origin] == [0, 10])
        #expect(layer[.matrix] == Matrix.identity.numbers)
        #expect(try drawn(picture(2))[.origin] == nil)
    }

    @Test("A hidden layer is not there; siblings come by z position, then depth, then order")
    func order() throws {
        var parent = picture(0)
        var (a, b, c, d) = (picture(1), picture(2), picture(3), picture(4))
        a.zPosition = 5
        b.transform = Matrix.move(0, 0, 30).numbers
        c.transform = Matrix.move(0, 0, 0.000_1).numbers
        var hidden = picture(5)
        hidden.isHidden = true
        d.zPosition = 0
        parent.sublayers = [a, b, c, hidden, d]
        #expect(try drawn(parent).children.map(\.id) == [3, 4, 2, 1])
        #expect(Drawing.draw(hidden) == nil)
    }

    @Test("A transform of sublayers is given to each of them, about the parent's anchor point")
    func sublayerTransform() throws {
        var parent = picture(0, width: 100, height: 100)
        var perspective = Matrix.identity
        perspective.numbers[11] = -1.0 / 500
        parent.sublayerTransform = perspective.numbers
        var child = picture(1, x: 80, y: 30)
        let angle = 0.7
        child.transform = [cos(angle), 0, -sin(angle), 0, 0, 1, 0, 0, sin(angle), 0, cos(angle), 0, 0, 0, 0, 1]
        child.zPosition = 40
        parent.sublayers = [child]
        let layer = try drawn(parent).children[0]
        let matrix = Matrix(numbers: try #require(layer[.matrix]))
        for (x, y) in [(-10.0, -5.0), (10, -5), (10, 5), (-10, 5)] {
            // By hand: turn, move to the place, look from 500 points above the parent's centre.
            let (turnedX, depth) = (x * cos(angle), -x * sin(angle) + 40)
            let factor = 500 / (500 - depth)
            let seen = CGPoint(x: 50 + (80 + turnedX - 50) * factor, y: 50 + (30 + y - 50) * factor)
            let got = matrix.project(x, y)
            #expect(abs(got.x + 80 - seen.x) < 0.05 && abs(got.y + 30 - seen.y) < 0.05)
        }
    }

    @Test("A mask becomes a path: a rounded rectangle by its corners, a shape by its steps, in the layer's own space")
    func masks() throws {
        var layer = picture(0, width: 40, height: 40)
        var mask = picture(1, x: 20, y: 20, width: 20, height: 20)
        mask.backgroundColor = .init(red: 0, green: 0, blue: 0, alpha: 1)
        layer.mask = mask
        let square = try drawn(layer)
        #expect(square.content == [.init(key: "q", value: .string("MLCLCLCLCZ"))])
        #expect(square[.mask]?.prefix(4) == [10, 10, 30, 10])

        mask.backgroundColor = nil
        mask.bounds.origin = .zero
        mask.transform = Matrix.move(3, 4).numbers
        let triangle: [LayerPicture.PathElement] = [
            .init(kind: .move, points: [.zero]), .init(kind: .line, points: [CGPoint(x: 20, y: 0)]),
            .init(kind: .line, points: [CGPoint(x: 0, y: 20)]), .init(kind: .close, points: []),
        ]
        mask.contents = .shape(
            .init(
                path: triangle, fill: .init(red: 0, green: 0, blue: 0, alpha: 1), evenOdd: false, stroke: nil,
                lineWidth: 1, strokeStart: 0, strokeEnd: 1, lineCap: "butt"))
        layer.mask = mask
        let cut = try drawn(layer)
        #expect(cut.content == [.init(key: "q", value: .string("MLLZ"))])
        #expect(cut[.mask] == [13, 14, 33, 14, 13, 34])
    }

    @Test("A gradient has a style sheet's angle, and its ends where the layer has them")
    func gradients() {
        let black = LayerPicture.Color(red: 0, green: 0, blue: 0, alpha: 1)
        func data(_ start: CGPoint, _ end: CGPoint, _ size: CGSize) -> JSON {
            LayerPicture.Gradient(colors: [black, black], locations: [0, 1], start: start, end: end, kind: "axial")
                .json(in: size)
        }
        func expected(_ stops: [Double], _ angle: Double) -> JSON {
            .members([
                "c": .array([.numbers([0, 0, 0, 1]), .numbers([0, 0, 0, 1])]), "l": .numbers(stops),
                "a": .number(angle),
            ])
        }
        let size = CGSize(width: 100, height: 300)
        #expect(data(CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1), size) == expected([0, 1], 180))
        #expect(data(CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5), size) == expected([0, 1], 90))
        #expect(data(CGPoint(x: 0.5, y: 0.25), CGPoint(x: 0.5, y: 0.5), size) == expected([0.25, 0.5], 180))
    }

    @Test("A piece shows its part of a picture, and pictures of one screen are one in the data")
    func pieces() throws {
        let inside = picture(9, x: 50, y: 100, width: 100, height: 200)
        var piece = picture(1)
        piece.contents = .snapshot(.init(id: 7, size: CGSize(width: 100, height: 200), layers: [inside]))
        piece.contentsRect = CGRect(x: 0.25, y: 0, width: 0.25, height: 0.5)
        let layer = try drawn(piece)
        #expect(layer[.part] == [0.25, 0, 0.25, 0.5])
        #expect(layer.picture?.width == 100)
        #expect(layer.picture?.root.children.map(\.id) == [9])
    }

    @Test("A picture that fills its layer shows less of itself, one that fits leaves room, and words are not cut")
    func gravity() throws {
        var layer = picture(1, x: 50, y: 25, width: 100, height: 50)
        layer.contents = .snapshot(
            .init(id: 7, size: CGSize(width: 100, height: 200), layers: [picture(9, x: 5, y: 5, width: 10, height: 10)])
        )
        layer.contentsGravity = "resizeAspectFill"
        #expect(try drawn(layer)[.part] == [0, 0.375, 1, 0.25])
        layer.contentsGravity = "resizeAspect"
        #expect(try drawn(layer)[.part] == [-1.5, 0, 4, 1])
        layer.contentsGravity = "resize"
        layer.contentsRect = CGRect(x: 0, y: 0.25, width: 0.5, height: 0.5)
        #expect(try drawn(layer)[.part] == [0, 0.25, 0.5, 0.5])
        layer.contentsGravity = "resizeAspectFill"
        #expect(try drawn(layer)[.part] == [0, 0.4375, 0.5, 0.125])

        var words = picture(9, x: 50, y: 100, width: 100, height: 200)
        let ink = LayerPicture.Color(red: 0, green: 0, blue: 0, alpha: 1)
        words.contents = .text(
            .init(
                string: "Noon", fontSize: 20, fontWeight: 400, family: "system", color: ink, alignment: "left", lines: 1
            ))
        layer.contentsGravity = "resize"
        layer.contents = .snapshot(.init(id: 8, size: CGSize(width: 100, height: 200), layers: [words]))
        let wide = try drawn(layer)
        #expect(wide[.part] == [0, 0, 1, 1] && wide[.box] == [0, -25, 200, 100])
        var drawing = picture(10, x: 50, y: 100, width: 100, height: 200)
        drawing.contents = .snapshot(.init(id: 9, size: CGSize(width: 100, height: 200), layers: [words]))
        layer.contents = .snapshot(.init(id: 10, size: CGSize(width: 100, height: 200), layers: [drawing]))
        #expect(try drawn(layer)[.part] == [0, 0, 1, 1])
        words.backgroundColor = ink
        layer.contents = .snapshot(.init(id: 8, size: CGSize(width: 100, height: 200), layers: [words]))
        #expect(try drawn(layer)[.part] == [0, 0.25, 0.5, 0.5])
    }

    @Test("Shadow, border and corners are the layer's; a layer that cuts at its bounds throws no shadow")
    func looks() throws {
        var layer = picture(0)
        let red = LayerPicture.Color(red: 1, green: 0, blue: 0, alpha: 0.5)
        layer.shadow = .init(color: red, opacity: 0.5, offset: CGSize(width: 1, height: 2), radius: 4, path: nil)
        layer.border = .init(width: 2, color: red)
        layer.cornerRadius = 6
        layer.roundCorners = 1 | 8
        layer.opacity = 1.5
        let drawn = try drawn(layer)
        #expect(drawn[.shadow] == [1, 2, 8, 255, 0, 0, 0.25])
        #expect(drawn[.border] == [2, 255, 0, 0, 0.5])
        #expect(drawn[.radii] == [6, 0, 6, 0])
        #expect(drawn[.opacity] == [1])
        layer.masksToBounds = true
        #expect(try self.drawn(layer)[.shadow]?.last == 0)
    }
}
#endif
