import Foundation

/// The names of functions that make transforms of numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A value by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A turn about x.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// A turn about y.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// A turn about z.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// A scale along all axes.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A scale along x.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A scale along y.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A move.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// A move along x.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// A move along y.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
}

/// Makes a transform of the numbers of an animation, so that turns of more than a half stay turns.
open class CAValueFunction: NSObject {
    /// The function's name.
    public let name: CAValueFunctionName

    /// A function by its name; nil if there is none.
    public init?(name: CAValueFunctionName) {
        let known: [CAValueFunctionName] = [
            .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .translate, .translateX, .translateY,
        ]
        guard known.contains(name) else { return nil }
        self.name = name
    }

    func transform(_ value: AnimatableValue) -> AnimatableValue? {
        guard case .numbers(let numbers) = value, let first = numbers.first else { return nil }
        let n = CGFloat(first)
        func at(_ index: Int, _ other: CGFloat) -> CGFloat { index < numbers.count ? CGFloat(numbers[index]) : other }
        let result: CATransform3D? =
            switch name {
            case .rotateX: CATransform3DMakeRotation(n, 1, 0, 0)
            case .rotateY: CATransform3DMakeRotation(n, 0, 1, 0)
            case .rotateZ: CATransform3DMakeRotation(n, 0, 0, 1)
            case .scale: CATransform3DMakeScale(n, at(1, n), at(2, n))
            case .scaleX: CATransform3DMakeScale(n, 1, 1)
            case .scaleY: CATransform3DMakeScale(1, n, 1)
            case .translate: CATransform3DMakeTranslation(n, at(1, 0), at(2, 0))
            case .translateX: CATransform3DMakeTranslation(n, 0, 0)
            case .translateY: CATransform3DMakeTranslation(0, n, 0)
            default: nil
            }
        return result.map(AnimatableValue.transform)
    }
}
