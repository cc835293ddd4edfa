import Foundation

extension CALayer {
    /// The depth of the anchor point, in points.
    public final var anchorPointZ: CGFloat {
        get { values.anchorPointZ }
        set {
            let action = willChange(.anchorPointZ)
            values.anchorPointZ = newValue
            if let action { didChange(.anchorPointZ, action) }
        }
    }

    /// Which corners the radius is for.
    public final var maskedCorners: CACornerMask {
        get { values.maskedCorners }
        set {
            let action = willChange(.maskedCorners)
            values.maskedCorners = newValue
            if let action { didChange(.maskedCorners, action) }
        }
    }

    /// Width of the border, inside the bounds, in points.
    public final var borderWidth: CGFloat {
        get { values.borderWidth }
        set {
            let action = willChange(.borderWidth)
            values.borderWidth = newValue
            if let action { didChange(.borderWidth, action) }
        }
    }

    /// Colour of the border.
    public final var borderColor: CGColor? {
        get { values.borderColor }
        set {
            let action = willChange(.borderColor)
            values.borderColor = newValue
            if let action { didChange(.borderColor, action) }
        }
    }

    /// Colour of the shadow.
    public final var shadowColor: CGColor? {
        get { values.shadowColor }
        set {
            let action = willChange(.shadowColor)
            values.shadowColor = newValue
            if let action { didChange(.shadowColor, action) }
        }
    }

    /// Opacity of the shadow, 0…1.
    public final var shadowOpacity: Float {
        get { values.shadowOpacity }
        set {
            let action = willChange(.shadowOpacity)
            values.shadowOpacity = newValue
            if let action { didChange(.shadowOpacity, action) }
        }
    }

    /// Where the shadow falls, in points.
    public final var shadowOffset: CGSize {
        get { values.shadowOffset }
        set {
            let action = willChange(.shadowOffset)
            values.shadowOffset = newValue
            if let action { didChange(.shadowOffset, action) }
        }
    }

    /// Blur of the shadow in points.
    public final var shadowRadius: CGFloat {
        get { values.shadowRadius }
        set {
            let action = willChange(.shadowRadius)
            values.shadowRadius = newValue
            if let action { didChange(.shadowRadius, action) }
        }
    }

    /// The outline that throws the shadow, instead of the layer's own.
    public final var shadowPath: CGPath? {
        get { values.shadowPath }
        set {
            let action = willChange(.shadowPath)
            values.shadowPath = newValue
            if let action { didChange(.shadowPath, action) }
        }
    }

    /// The part of the picture that is shown, as fractions of it.
    public final var contentsRect: CGRect {
        get { values.contentsRect }
        set {
            let action = willChange(.contentsRect)
            values.contentsRect = newValue
            if let action { didChange(.contentsRect, action) }
        }
    }

    /// The part of the picture that stretches, as fractions of it.
    public final var contentsCenter: CGRect {
        get { values.contentsCenter }
        set {
            let action = willChange(.contentsCenter)
            values.contentsCenter = newValue
            if let action { didChange(.contentsCenter, action) }
        }
    }

    /// Pixels to a point of the picture.
    public final var contentsScale: CGFloat {
        get { values.contentsScale }
        set {
            let action = willChange(.contentsScale)
            values.contentsScale = newValue
            if let action { didChange(.contentsScale, action) }
        }
    }
}
