import Foundation
import UIKit

/// Converts recorded layers into layers as the page draws them. An instance that draws many frames reuses what has not
/// changed.
final class Drawing {
    /// What layers are, by their numbers.
    private let roles: [Int: DrawnLayer.Role]
    /// Snapshots by their numbers: many pieces show parts of one snapshot.
    private var snapshots: [Int: DrawnLayer.Picture] = [:]
    /// The last sublayers of each layer, and the result of drawing them.
    private var insides: [Int: (pictures: [LayerPicture], surroundings: Surroundings, children: [DrawnLayer])] = [:]

    /// - Parameter roles: The layers of screens and bars, by their numbers.
    init(roles: [Int: DrawnLayer.Role] = [:]) { self.roles = roles }

    /// The values of the parent layer that a layer depends on.
    private struct Surroundings: Equatable {
        var origin = CGPoint.zero
        var anchor = CGPoint.zero
        var transform = Matrix.identity
    }

    /// Converts a recorded layer and its sublayers; nil if it is hidden.
    static func draw(_ picture: LayerPicture) -> DrawnLayer? {
        Drawing().draw(picture)
    }

    /// Converts a recorded layer and its sublayers; nil if it is hidden. All recorded layers must come from one world.
    func draw(_ picture: LayerPicture) -> DrawnLayer? {
        draw(picture, in: Surroundings())
    }

    private func draw(_ picture: LayerPicture, in surroundings: Surroundings) -> DrawnLayer? {
        guard !picture.isHidden else { return nil }
        var layer = DrawnLayer(id: picture.id)
        Drawing.place(&layer, picture, in: surroundings)
        Drawing.paint(&layer, picture)
        fill(&layer, picture)
        if let role = roles[picture.id] { layer.content.append(role.member) }
        if let mask = picture.mask {
            var outline = Outline()
            outline.add(mask, through: .move(-picture.bounds.minX, -picture.bounds.minY))
            layer.content.append(.init(key: "q", value: .string(outline.commands)))
            layer[.mask] = outline.numbers
        }
        let inside = Surroundings(
            origin: picture.bounds.origin,
            anchor: CGPoint(
                x: picture.bounds.minX + picture.anchorPoint.x * picture.bounds.width,
                y: picture.bounds.minY + picture.anchorPoint.y * picture.bounds.height
            ),
            transform: Matrix(numbers: picture.sublayerTransform)
        )
        layer.children = children(of: picture, in: inside)
        return layer
    }

    private func children(of picture: LayerPicture, in inside: Surroundings) -> [DrawnLayer] {
        if let last = insides[picture.id], last.surroundings == inside, last.pictures == picture.sublayers {
            return last.children
        }
        let children = Drawing.backToFront(picture.sublayers).compactMap { draw($0, in: inside) }
        insides[picture.id] = (picture.sublayers, inside, children)
        return children
    }

    /// Siblings in drawing order: by z position, then by the depth that the matrix gives to the
    /// centre, then in their own order.
    static func backToFront(_ layers: [LayerPicture]) -> [LayerPicture] {
        let keyed = layers.enumerated().map { index, layer in
            (layer: layer, key: (layer.zPosition, depth(of: layer), index))
        }
        return keyed.sorted { $0.key < $1.key }.map(\.layer)
    }

    /// The depth, rounded to a hundredth of a point, so that layers that differ only by rounding errors keep their
    /// order.
    private static func depth(of layer: LayerPicture) -> Double {
        let m = layer.transform
        let x = (0.5 - layer.anchorPoint.x) * layer.bounds.width
        let y = (0.5 - layer.anchorPoint.y) * layer.bounds.height
        let z = -layer.anchorPointZ
        let w = x * m[3] + y * m[7] + z * m[11] + m[15]
        return ((x * m[2] + y * m[6] + z * m[10] + m[14]) / w).rounded(to: 2)
    }

    /// Sets the layer's frame and matrix.
    private static func place(_ layer: inout DrawnLayer, _ picture: LayerPicture, in surroundings: Surroundings) {
        let size = picture.bounds.size
        let anchor = CGPoint(x: picture.anchorPoint.x * size.width, y: picture.anchorPoint.y * size.height)
        layer[.box] = [
            picture.position.x - anchor.x - surroundings.origin.x,
            picture.position.y - anchor.y - surroundings.origin.y,
            size.width, size.height,
        ]
        if picture.anchorPoint != CGPoint(x: 0.5, y: 0.5) { layer[.origin] = [anchor.x, anchor.y] }
        var matrix = Matrix(numbers: picture.transform)
        if picture.anchorPointZ != 0 { matrix = Matrix.move(0, 0, -picture.anchorPointZ).then(matrix) }
        if surroundings.transform != .identity {
            // The page has no transform of sublayers, so each sublayer is transformed about the parent's anchor point.
            let dx = surroundings.anchor.x - picture.position.x
            let dy = surroundings.anchor.y - picture.position.y
            matrix = matrix.then(.move(0, 0, picture.zPosition)).then(surroundings.transform.about(dx, dy))
        }
        layer[.matrix] = matrix.numbers
        layer[.oneSided] = picture.isDoubleSided ? nil : [1]
    }

    /// Sets colour, border, corners and shadow.
    private static func paint(_ layer: inout DrawnLayer, _ picture: LayerPicture) {
        layer[.opacity] = [min(1, max(0, picture.opacity))]
        let corners: [UInt] = [1, 2, 8, 4]
        layer[.radii] = corners.map { picture.roundCorners & $0 == 0 ? 0 : max(0, picture.cornerRadius) }
        layer[.clips] = picture.masksToBounds ? [1] : nil
        if let color = picture.backgroundColor, color.alpha > 0 { layer[.colour] = color.numbers }
        if let border = picture.border { layer[.border] = [border.width] + border.color.numbers }
        if let shadow = picture.shadow, !picture.masksToBounds {
            var color = shadow.color
            color.alpha *= shadow.opacity
            // The blur of a style sheet's shadow is twice the standard deviation, which is what a layer's shadow radius
            // is.
            layer[.shadow] = [shadow.offset.width, shadow.offset.height, shadow.radius * 2] + color.numbers
        }
    }

    /// Sets the layer's own contents.
    private func fill(_ layer: inout DrawnLayer, _ picture: LayerPicture) {
        switch picture.contents {
        case .none: break
        case .text(let text): layer.content.append(.init(key: "t", value: text.json))
        case .gradient(let gradient):
            layer.content.append(.init(key: "g", value: gradient.json(in: picture.bounds.size)))
        case .shape(let shape):
            layer.content.append(.init(key: "h", value: shape.json(origin: picture.bounds.origin)))
        case .image(let image):
            layer.content.append(.init(key: "h", value: Symbol.json(of: image, in: picture.bounds.size)))
        case .snapshot(let snapshot):
            layer.picture = drawn(snapshot)
            let part = picture.shownPart(of: snapshot.size)
            layer[.part] = [part.minX, part.minY, part.width, part.height]
            if picture.showsWords(of: snapshot) { Drawing.widen(&layer, from: part) }
        }
    }

    /// Shows all of a picture of words where a layer shows the part that they were measured to fill: a browser's letters may
    /// be wider. There is nothing else in the picture.
    private static func widen(_ layer: inout DrawnLayer, from part: CGRect) {
        guard let box = layer[.box], part.width > 0, part.height > 0 else { return }
        let (width, height) = (box[2] / part.width, box[3] / part.height)
        layer[.box] = [box[0] - part.minX * width, box[1] - part.minY * height, width, height]
        layer[.part] = [0, 0, 1, 1]
    }

    private func drawn(_ snapshot: LayerPicture.Snapshot) -> DrawnLayer.Picture {
        if let known = snapshots[snapshot.id] { return known }
        var root = DrawnLayer(id: 0)
        root[.box] = [0, 0, snapshot.size.width, snapshot.size.height]
        // Layers in a snapshot have the same numbers as those on the screen, which may look different by now, so the
        // snapshot is drawn separately.
        root.children = snapshot.layers.compactMap(Drawing(roles: roles).draw)
        let picture = DrawnLayer.Picture(root: root, width: snapshot.size.width, height: snapshot.size.height)
        snapshots[snapshot.id] = picture
        return picture
    }
}
