import Foundation

/// The environment of a choreography: all values that an animator may depend on.
///
/// Coordinates are in points of the container, in left-to-right layout. For right-to-left layout the adapters mirror
/// both the scene and the choreography.
public struct TransitionScene: Equatable, Sendable {
    /// The insets of the safe area, in points.
    public struct Insets: Equatable, Sendable {
        /// The inset from the top, in points.
        public var top: Double
        /// The inset from the leading side, in points.
        public var leading: Double
        /// The inset from the bottom, in points.
        public var bottom: Double
        /// The inset from the trailing side, in points.
        public var trailing: Double

        /// Creates insets in points; 0 by default.
        public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
            (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
        }
    }

    /// The container's size in points.
    public var size: CGSize
    /// The insets covered by bars and the device's shape.
    public var safeArea: Insets
    /// The kind of container.
    public var container: ContainerKind
    /// Whether the container has a dark appearance.
    public var isDark: Bool
    /// The frame of the view at which a zoom starts, such as the tapped cell; nil if the app has set none or the frame
    /// is not finite.
    public var sourceRect: CGRect? {
        didSet { sourceRect = sourceRect?.ifFinite }
    }
    /// The frame of the view into which a zoom grows; nil if the app has set none or the frame is not finite.
    public var targetRect: CGRect? {
        didSet { targetRect = targetRect?.ifFinite }
    }

    /// Creates a scene of this size.
    public init(
        size: CGSize,
        safeArea: Insets = Insets(),
        container: ContainerKind = .navigation,
        isDark: Bool = false,
        sourceRect: CGRect? = nil,
        targetRect: CGRect? = nil
    ) {
        self.size = size
        self.safeArea = safeArea
        self.container = container
        self.isDark = isDark
        self.sourceRect = sourceRect?.ifFinite
        self.targetRect = targetRect?.ifFinite
    }

    /// The container's width in points.
    public var width: Double { Double(size.width) }
    /// The container's height in points.
    public var height: Double { Double(size.height) }
    /// The longer of the width and the height, in points.
    public var longerSide: Double { max(width, height) }

    /// A backdrop like an empty screen of the app: black in a dark appearance, white otherwise.
    public var emptyScreen: Choreography.Backdrop { isDark ? .black : .white }

    /// Returns the container's extent towards an edge, in points: its width for leading and trailing, its height
    /// otherwise.
    public func extent(toward edge: TransitionEdge) -> Double { edge.isHorizontal ? width : height }

    /// The scene mirrored left to right.
    public var mirrored: TransitionScene {
        func mirror(_ rect: CGRect?) -> CGRect? {
            rect.map { CGRect(x: size.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
        }
        var scene = self
        (scene.safeArea.leading, scene.safeArea.trailing) = (safeArea.trailing, safeArea.leading)
        scene.sourceRect = mirror(sourceRect)
        scene.targetRect = mirror(targetRect)
        return scene
    }
}

extension CGRect {
    /// The rectangle; nil if one of its numbers is not finite.
    fileprivate var ifFinite: CGRect? {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite ? self : nil
    }
}
