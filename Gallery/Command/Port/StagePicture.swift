import Foundation
import TransitionCore

/// What the library's stage shows of a draw list, as layers of the page. The page's script `composed.js` builds the same.
struct StagePicture {
    private let list: DrawList
    /// The layers of the screens at rest.
    private let screens: [ScreenRole: DrawnLayer]
    /// The pictures that pieces show parts of.
    private let pictures: [ScreenRole: DrawnLayer.Picture]
    /// Whether rims of light take the place of shadows.
    private let isDark: Bool

    /// Nil for a choreography that takes more than the page computes: several clips of one element, or an outline that is
    /// missing at times.
    init?(
        of choreography: Choreography, size: CGSize, screens: [ScreenRole: DrawnLayer],
        pictures: [ScreenRole: DrawnLayer.Picture], isDark: Bool
    ) {
        list = DrawList(of: choreography, size: size)
        (self.screens, self.pictures, self.isDark) = (screens, pictures, isDark)
        for element in list.elements where !element.isHidden {
            guard element.clips.count <= 1, element.clips.allSatisfy({ $0.motions.count == 1 }),
                element.piece == nil ? screens[element.role] != nil : pictures[element.role] != nil
            else { return nil }
        }
    }

    /// The layers from back to front; nil where an outline is missing.
    func layers(at progress: Double) -> [DrawnLayer]? {
        var layers: [(layer: DrawnLayer, depth: Double)] = []
        if let backdrop = list.backdrop {
            var layer = DrawnLayer(id: 0)
            layer[.box] = [
                0, 0, list.elements[0].placement.containerSize.width, list.elements[0].placement.containerSize.height,
            ]
            layer[.colour] = [backdrop.red * 255, backdrop.green * 255, backdrop.blue * 255, 1]
            layers.append((layer, -1))
        }
        var instant = DrawList.Instant(at: progress)
        for element in list.elements where !element.isHidden {
            let appearance = instant.appearance(of: element)
            var base = DrawnLayer(id: 0)
            base[.box] = StagePicture.box(of: element.placement)
            base[.matrix] = appearance.matrix(eyeDistance: list.eyeDistance, placement: element.placement).numbers
            let depth = Double(list.depth(of: element, at: progress))
            if let shadow = element.shadow {
                let strength = min(appearance.shadow.opacity, 1) * appearance.opacity
                layers.append((caster(of: element, shadow, strength, like: base), depth - 0.5))
            }
            if element.traits.contains(.cornerRadius) {
                let size = element.placement.size
                let radius = max(min(appearance.cornerRadius, min(size.width, size.height) / 2), 0)
                base[.radii] = [radius, radius, radius, radius]
            }
            if let clipping = element.clips.first {
                let clip = clipping.motions[0].pose(at: progress).clip
                guard let outline = Outline(clip, size: element.placement.size, isOutline: clipping.isOutline) else {
                    return nil
                }
                base.content.append(.init(key: "q", value: .string(outline.commands)))
                base[.mask] = outline.numbers
            }
            layers.append((StagePicture.layer(of: element, like: base, appearance, screens, pictures), depth))
            if element.hasShade {
                var shade = base
                shade[.colour] = [0, 0, 0, 1]
                shade[.opacity] = [min(appearance.shade, 1) * appearance.opacity]
                layers.append((shade, depth))
            }
        }
        // Of one depth, the later is nearer.
        return layers.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
            .map(\.element.layer)
    }

    /// The layer that casts a shadow; in the dark, a rim of light.
    private func caster(
        of element: DrawList.Element, _ shadow: Pose.Shadow, _ strength: Double, like base: DrawnLayer
    ) -> DrawnLayer {
        var caster = base
        let size = element.placement.size
        var corner = max(min(element.cornerRadius, min(size.width, size.height) / 2), 0)
        if isDark {
            let box = StagePicture.box(of: element.placement)
            // Two points wide; half a point is under the element.
            caster[.box] = [box[0] - 1.5, box[1] - 1.5, box[2] + 3, box[3] + 3]
            caster[.border] = [2, 255, 255, 255, 0.9]
            caster[.opacity] = [strength]
            corner += corner > 0 ? 1.5 : 0
        } else {
            caster[.shadow] = [shadow.dx, shadow.dy, 2 * shadow.radius, 0, 0, 0, strength]
        }
        caster[.radii] = [corner, corner, corner, corner]
        return caster
    }

    private static func layer(
        of element: DrawList.Element, like base: DrawnLayer, _ appearance: Appearance,
        _ screens: [ScreenRole: DrawnLayer], _ pictures: [ScreenRole: DrawnLayer.Picture]
    ) -> DrawnLayer {
        var layer = base
        if element.piece == nil, let screen = screens[element.role] {
            layer = screen
            layer.numbers.merge(base.numbers) { $1 }
            layer.content += base.content
        } else if element.isWhite {
            layer[.colour] = [255, 255, 255, 1]
        } else {
            layer.picture = pictures[element.role]
            layer[.part] = [element.part.x, element.part.y, element.part.width, element.part.height]
        }
        layer[.opacity] = [min(1, max(0, appearance.opacity))]
        if element.traits.contains(.cornerRadius) { layer[.clips] = [1] }
        return layer
    }

    /// The frame of an element in its container.
    private static func box(of placement: Placement) -> [Double] {
        let (size, around) = (placement.size, placement.containerSize)
        return [
            around.width / 2 + placement.center.x - size.width / 2,
            around.height / 2 + placement.center.y - size.height / 2,
            size.width, size.height,
        ]
    }
}

extension Outline {
    /// What a clip leaves of an element; nil for no clip where all others are outlines.
    fileprivate init?(_ clip: Clip, size: CGSize, isOutline: Bool) {
        self.init()
        let whole = CGRect(origin: .zero, size: size)
        switch clip.tamed {
        case .polygon(let polygon):
            for index in 0..<polygon.count {
                let point = CGPoint(x: polygon[index].x * size.width, y: polygon[index].y * size.height)
                add(index == 0 ? "M" : "L", [point])
            }
            add("Z", [])
        case _ where isOutline: return nil
        case .none: addRectangle(whole, radius: 0)
        case .roundedRect(let rect, let radius): addRectangle(rect.rect(in: whole), radius: radius)
        case .circle(let x, let y, let fraction):
            let radius = max(fraction, 0) * Clip.reach(x: x, y: y, width: size.width, height: size.height)
            let corner = CGPoint(x: x * size.width - radius, y: y * size.height - radius)
            addRectangle(
                CGRect(origin: corner, size: CGSize(width: 2 * radius, height: 2 * radius)), radius: radius)
        }
    }
}
