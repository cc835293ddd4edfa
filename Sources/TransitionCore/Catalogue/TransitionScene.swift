import Foundation

/// The surroundings in which a choreography plays: everything that an animator may depend on.
///
/// Coordinates are the container's, in points, as in left-to-right layout; for right-to-left layout the adapters mirror
/// both the scene and the choreography.
public struct TransitionScene: Equatable, Sendable {
    /// The insets that bars and the device's shape take, in points.
    public struct Insets: Equatable, Sendable {
        /// Points from the top.
        public var top: Double
        /// Points from the leading side.
        public var leading: Double
        /// Points from the bottom.
        public var bottom: Double
        /// Points from the trailing side.
        public var trailing: Double

        /// Insets in points; 0 by default.
        public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
            (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
        }
    }

    /// The container's size in points.
    public var size: CGSize
    /// The insets that bars and the device's shape cover.
    public var safeArea: Insets
    /// The kind of container.
    public var container: ContainerKind
    /// Whether the container looks dark, as the user or the app may choose.
    public var isDark: Bool
    /// The frame of the view at which a zoom starts, such as the cell that was tapped; nil when the app named none, or
    /// its frame is not finite.
    public var sourceRect: CGRect? {
        didSet { sourceRect = sourceRect?.ifFinite }
    }
    /// The frame of the view into which a zoom grows; nil when the app named none, or its frame is not finite.
    public var targetRect: CGRect? {
        didSet { targetRect = targetRect?.ifFinite }
    }

    /// A scene of this size.
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
    /// The longer of the two, in points.
    public var longerSide: Double { max(width, height) }

    /// A backdrop like an empty screen of the app: black where the container looks dark, white elsewhere.
    public var emptyScreen: Choreography.Backdrop { isDark ? .black : .white }

    /// The container's extent towards an edge, in points: its width for leading and trailing, otherwise its height.
    public func extent(toward edge: TransitionEdge) -> Double { edge.isHorizontal ? width : height }

    /// The scene as seen in a left-right mirror.
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
