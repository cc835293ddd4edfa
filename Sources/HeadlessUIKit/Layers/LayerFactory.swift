import Foundation

/// Makes layers of a class known only at run time.
enum LayerFactory {
    /// A layer of the class. The module's own are made by `init()`; a class from elsewhere by `init(coder:)`, the one
    /// initialiser every subclass is bound to have.
    static func layer(of type: AnyClass) -> CALayer {
        if let known = known(type) { return known }
        guard let layer = (type as? CALayer.Type)?.init(coder: EmptyCoder()) else {
            preconditionFailure("layerClass must be a CALayer subclass whose init(coder:) works: \(type)")
        }
        coderClasses.insert(ObjectIdentifier(type))
        return layer
    }

    /// Classes from elsewhere that have once been made by `init(coder:)`.
    nonisolated(unsafe) private static var coderClasses: Set<ObjectIdentifier> = []

    /// Whether a class from elsewhere is known to survive `init(coder:)`.
    static func worksFromCoder(_ type: AnyClass) -> Bool { coderClasses.contains(ObjectIdentifier(type)) }

    /// A fresh layer if the class is one of this module's.
    static func known(_ type: AnyClass) -> CALayer? {
        switch ObjectIdentifier(type) {
        case ObjectIdentifier(CALayer.self): CALayer()
        case ObjectIdentifier(CATransformLayer.self): CATransformLayer()
        case ObjectIdentifier(CAGradientLayer.self): CAGradientLayer()
        case ObjectIdentifier(CAShapeLayer.self): CAShapeLayer()
        default: nil
        }
    }
}

/// A coder with nothing in it.
final class EmptyCoder: NSCoder {
    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeDouble(forKey key: String) -> Double { 0 }
    override func decodeInteger(forKey key: String) -> Int { 0 }
}
