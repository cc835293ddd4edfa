import Foundation

extension CALayer {
    /// The depth of the anchor point, in points.
    public final var anchorPointZ: CGFloat {
        get { values.anchorPointZ }
        set { change(.anchorPointZ) { values.anchorPointZ = newValue } }
    }

    /// Which corners the radius is for.
    public final var maskedCorners: CACornerMask {
        get { values.maskedCorners }
        set { change(.maskedCorners) { values.maskedCorners = newValue } }
    }

    /// Width of the border, inside the bounds, in points.
    public final var borderWidth: CGFloat {
        get { values.borderWidth }
        set { change(.borderWidth) { values.borderWidth = newValue } }
    }

    /// Colour of the border.
    public final var borderColor: CGColor? {
        get { values.borderColor }
        set { change(.borderColor) { values.borderColor = newValue } }
    }

    /// Colour of the shadow.
    public final var shadowColor: CGColor? {
        get { values.shadowColor }
        set { change(.shadowColor) { values.shadowColor = newValue } }
    }

    /// Opacity of the shadow, 0…1.
    public final var shadowOpacity: Float {
        get { values.shadowOpacity }
        set { change(.shadowOpacity) { values.shadowOpacity = newValue } }
    }

    /// Where the shadow falls, in points.
    public final var shadowOffset: CGSize {
        get { values.shadowOffset }
        set { change(.shadowOffset) { values.shadowOffset = newValue } }
    }

    /// Blur of the shadow in points.
    public final var shadowRadius: CGFloat {
        get { values.shadowRadius }
        set { change(.shadowRadius) { values.shadowRadius = newValue } }
    }

    /// The outline that throws the shadow, instead of the layer's own.
    public final var shadowPath: CGPath? {
        get { values.shadowPath }
        set { change(.shadowPath) { values.shadowPath = newValue } }
    }

    /// The part of the picture that is shown, as fractions of it.
    public final var contentsRect: CGRect {
        get { values.contentsRect }
        set { change(.contentsRect) { values.contentsRect = newValue } }
    }

    /// The part of the picture that stretches, as fractions of it.
    public final var contentsCenter: CGRect {
        get { values.contentsCenter }
        set { change(.contentsCenter) { values.contentsCenter = newValue } }
    }

    /// Pixels to a point of the picture.
    public final var contentsScale: CGFloat {
        get { values.contentsScale }
        set { change(.contentsScale) { values.contentsScale = newValue } }
    }
}
