import Foundation

/// A layer that only places its sublayers, each at its own depth; it draws nothing itself.
open class CATransformLayer: CALayer {}
