import UIKit

/// A picture as people take them: a sky, a sun and two hills, in any size.
final class Landscape: UIView {
    /// What the picture shows, as colours.
    struct Light {
        var sky: [UIColor]
        var sun: UIColor
        var far: UIColor
        var near: UIColor

        @MainActor static let dawn = Light(
            sky: [Palette.rose, Palette.apricot], sun: Palette.sun, far: Palette.plum, near: Palette.dusk)
        @MainActor static let noon = Light(
            sky: [Palette.ocean, Palette.lagoon], sun: Palette.white, far: Palette.mint, near: Palette.leaf)
        @MainActor static let night = Light(
            sky: [Palette.night, Palette.plum], sun: Palette.lilac, far: Palette.violet, near: Palette.dusk)
        @MainActor static let mist = Light(
            sky: [Palette.mint, Palette.foam], sun: Palette.sun, far: Palette.slate, near: Palette.lagoon)
        @MainActor static let desert = Light(
            sky: [Palette.apricot, Palette.sun], sun: Palette.coral, far: Palette.coral, near: Palette.rose)
        @MainActor static let forest = Light(
            sky: [Palette.slate, Palette.mint], sun: Palette.sun, far: Palette.leaf, near: Palette.pine)
    }

    private let light: Light
    private let sky: GradientView
    private let sun: UIView

    init(_ light: Light, corner: CGFloat = 0) {
        self.light = light
        sky = GradientView(light.sky)
        sun = UIView()
        super.init(frame: .zero)
        clipsToBounds = true
        layer.cornerRadius = corner
        sun.backgroundColor = light.sun
        addSubview(sky)
        addSubview(sun)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (bounds.width, bounds.height)
        let diameter = min(width, height) * 0.24
        sky.frame = bounds
        sun.frame = CGRect(x: width * 0.6, y: height * 0.22, width: diameter, height: diameter)
        sun.layer.cornerRadius = diameter / 2
        for hill in subviews.dropFirst(2) { hill.removeFromSuperview() }
        place(ShapeView(hill(0.12), fill: light.far), x: 0, y: height * 0.5, width: width, height: height * 0.5)
        place(ShapeView(hill(-0.1), fill: light.near), x: 0, y: height * 0.66, width: width, height: height * 0.34)
    }

    /// A hill as wide as the picture, which rises to the left, or to the right if `rise` is below 0.
    private func hill(_ rise: CGFloat) -> UIBezierPath {
        let (width, height) = (bounds.width, bounds.height)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: height * (0.14 - rise)))
        path.addCurve(
            to: CGPoint(x: width, y: height * (0.14 + rise)),
            controlPoint1: CGPoint(x: width * 0.35, y: height * (0.02 - rise)),
            controlPoint2: CGPoint(x: width * 0.6, y: height * (0.2 + rise))
        )
        path.addLine(to: CGPoint(x: width, y: height * 0.6))
        path.addLine(to: CGPoint(x: 0, y: height * 0.6))
        path.close()
        return path
    }
}
