import Foundation

/// A value that animations can interpolate.
enum AnimatableValue {
    /// A number, point, size or rectangle, as numbers that are interpolated one by one.
    case numbers([Double])
    case transform(CATransform3D)
    case color(RGBA)
    case colors([CGColor])
    case path([PathStep])
    /// Anything else: it can only be replaced.
    case object(Any)
    /// A missing value, such as the colour of a layer that has none.
    case missing
}

extension AnimatableValue {
    init(_ color: CGColor) { self = .color(RGBA(color)) }

    static func numbers(_ point: CGPoint) -> AnimatableValue { .numbers([Double(point.x), Double(point.y)]) }
    static func numbers(_ size: CGSize) -> AnimatableValue { .numbers([Double(size.width), Double(size.height)]) }
    static func numbers(_ rect: CGRect) -> AnimatableValue {
        .numbers([Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)])
    }
    static func number(_ value: CGFloat) -> AnimatableValue { .numbers([Double(value)]) }

    /// A colour given as `CGColor` or `UIColor`.
    static func color(_ any: Any) -> CGColor? {
        if let color = any as? CGColor { return color }
        return (any as? UIColor)?.cgColor
    }

    /// A value that an app sets on an animation, in a form that can be interpolated if possible.
    init(any: Any) {
        // Common types are tested by identity first, because a failing cast is slow.
        let type = type(of: any)
        if type == CATransform3D.self, let value = any as? CATransform3D {
            self = .transform(value)
            return
        }
        if type == Float.self, let value = any as? Float {
            self = .numbers([Double(value)])
            return
        }
        if type == CGFloat.self, let value = any as? CGFloat {
            self = .numbers([Double(value)])
            return
        }
        if type == Double.self, let value = any as? Double {
            self = .numbers([value])
            return
        }
        if type == CGPoint.self, let value = any as? CGPoint {
            self = .numbers(value)
            return
        }
        if type == CGRect.self, let value = any as? CGRect {
            self = .numbers(value)
            return
        }
        switch any {
        case let value as CGFloat: self = .numbers([Double(value)])
        case let value as Double: self = .numbers([value])
        case let value as Float: self = .numbers([Double(value)])
        case let value as Int: self = .numbers([Double(value)])
        case let value as Bool: self = .numbers([value ? 1 : 0])
        case let value as CGPoint: self = .numbers(value)
        case let value as CGSize: self = .numbers(value)
        case let value as CGRect: self = .numbers(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as NSNumber: self = .numbers([value.doubleValue])
        case let value as UIColor: self.init(value.cgColor)
        case let value as CGColor: self.init(value)
        case let value as CGPath: self = .path(value.steps)
        case let value as UIBezierPath: self = .path(value.cgPath.steps)
        case let value as [NSNumber]: self = .numbers(value.map(\.doubleValue))
        case let value as [Any] where !value.isEmpty && value.allSatisfy { Self.color($0) != nil }:
            self = .colors(value.compactMap(Self.color))
        case is NSNull: self = .missing
        case let value as NSValue: self = value.animatable ?? .object(value)
        default: self = .object(any)
        }
    }

    var scalar: CGFloat? {
        guard case .numbers(let numbers) = self, numbers.count == 1 else { return nil }
        return CGFloat(numbers[0])
    }
    var point: CGPoint? {
        guard case .numbers(let numbers) = self, numbers.count == 2 else { return nil }
        return CGPoint(x: numbers[0], y: numbers[1])
    }
    var size: CGSize? {
        guard case .numbers(let numbers) = self, numbers.count == 2 else { return nil }
        return CGSize(width: numbers[0], height: numbers[1])
    }
    var rect: CGRect? {
        guard case .numbers(let numbers) = self, numbers.count == 4 else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    var matrix: CATransform3D? {
        guard case .transform(let transform) = self else { return nil }
        return transform
    }
    var cgColor: CGColor? {
        guard case .color(let color) = self else { return nil }
        return color.cgColor
    }
    var steps: [PathStep]? {
        guard case .path(let steps) = self else { return nil }
        return steps
    }
}
