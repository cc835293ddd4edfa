import Foundation

/// Storage for values that other code attaches to an object, kept by the object itself and freed with it.
struct AssociatedValues {
    private var values: [String: AnyObject]?

    /// Whether no value was ever attached.
    var isUnused: Bool { values == nil }

    subscript(key: String) -> AnyObject? {
        get { values?[key] }
        set {
            if let newValue {
                values = values ?? [:]
                values?[key] = newValue
            } else {
                values?[key] = nil
            }
        }
    }
}

extension Headless {
    /// Keeps a value with its owner, as an associated object does; nil removes it.
    public static func setAssociatedValue(_ value: AnyObject?, for key: String, on owner: UIResponder) {
        owner.associatedValues[key] = value
    }

    /// The value kept under the key, if any.
    @discardableResult
    public static func associatedValue(for key: String, on owner: UIResponder) -> AnyObject? {
        if owner.associatedValues.isUnused { return nil }
        return owner.associatedValues[key]
    }

    /// Keeps a value with its layer; nil removes it.
    public static func setAssociatedValue(_ value: AnyObject?, for key: String, on owner: CALayer) {
        owner.associatedValues[key] = value
    }

    /// The value kept with the layer under the key, if any.
    @discardableResult
    public static func associatedValue(for key: String, on owner: CALayer) -> AnyObject? {
        owner.associatedValues[key]
    }
}
