import Foundation

/// The key path of an animation, parsed.
struct AnimationKeyPath {
    enum Part {
        case whole
        /// Some of the numbers of a point, size or rectangle.
        case numbers(Range<Int>)
        case rotation(Int)
        case scale(Int?)
        case translation(Int?)
    }

    let key: LayerKey
    let part: Part

    init?(_ path: String) {
        // Most key paths name a whole value and need no parsing.
        if let key = LayerKey(rawValue: path) {
            (self.key, part) = (key, .whole)
            return
        }
        let words = path.split(separator: ".").map(String.init)
        guard let first = words.first, let key = LayerKey(rawValue: AnimationKeyPath.aliases[first] ?? first) else {
            return nil
        }
        self.key = key
        let rest = Array(words.dropFirst())
        if rest.isEmpty {
            part = .whole
        } else if key == .transform || key == .sublayerTransform {
            guard let part = AnimationKeyPath.transformPart(rest) else { return nil }
            self.part = part
        } else {
            guard let range = AnimationKeyPath.ranges[rest.joined(separator: ".")] else { return nil }
            let isRect = [.bounds, .contentsRect, .contentsCenter].contains(key)
            part = .numbers(isRect ? range.inRect : range.alone)
        }
    }

    private static let aliases = ["isHidden": "hidden", "isDoubleSided": "doubleSided"]

    private static let ranges: [String: (inRect: Range<Int>, alone: Range<Int>)] = [
        "x": (0..<1, 0..<1), "y": (1..<2, 1..<2), "width": (2..<3, 0..<1), "height": (3..<4, 1..<2),
        "origin": (0..<2, 0..<2), "size": (2..<4, 0..<2), "origin.x": (0..<1, 0..<1), "origin.y": (1..<2, 1..<2),
        "size.width": (2..<3, 0..<1), "size.height": (3..<4, 1..<2),
    ]

    private static func transformPart(_ words: [String]) -> Part? {
        let axis = words.count > 1 ? ["x", "y", "z"].firstIndex(of: words[1]) : nil
        guard words.count == 1 || (words.count == 2 && axis != nil) else { return nil }
        switch words[0] {
        case "rotation": return .rotation(axis ?? 2)
        case "scale": return .scale(axis)
        case "translation": return .translation(axis)
        default: return nil
        }
    }

    /// The part of a whole value.
    func take(from value: AnimatableValue) -> AnimatableValue {
        switch (part, value) {
        case (.numbers(let range), .numbers(let numbers)) where range.upperBound <= numbers.count:
            return .numbers(Array(numbers[range]))
        case (.rotation(let axis), .transform(let t)): return .numbers([TransformParts(t).angles[axis]])
        case (.scale(let axis), .transform(let t)):
            let scale = TransformParts(t).scale
            return .numbers([axis.map { scale[$0] } ?? (scale[0] + scale[1] + scale[2]) / 3])
        case (.translation(let axis), .transform(let t)):
            let move = TransformParts(t).move
            return .numbers(axis.map { [move[$0]] } ?? [move[0], move[1]])
        default: return value
        }
    }

    /// The whole value with its part replaced.
    func put(_ new: AnimatableValue, into value: AnimatableValue) -> AnimatableValue {
        switch (part, value) {
        case (.whole, _): return new
        case (.numbers(let range), .numbers(var numbers)):
            guard case .numbers(let parts) = new, parts.count == range.count, range.upperBound <= numbers.count else {
                return value
            }
            numbers.replaceSubrange(range, with: parts)
            return .numbers(numbers)
        case (_, .transform(let t)):
            guard case .numbers(let numbers) = new, let first = numbers.first else { return value }
            var parts = TransformParts(t)
            switch part {
            case .rotation(let axis): parts.angles[axis] = first
            case .scale(let axis):
                if let axis { parts.scale[axis] = first } else { parts.scale = [first, first, first] }
            case .translation(let axis):
                if let axis {
                    parts.move[axis] = first
                } else {
                    parts.move[0] = first
                    if numbers.count > 1 { parts.move[1] = numbers[1] }
                }
            case .whole, .numbers: return value
            }
            return .transform(parts.matrix)
        default: return value
        }
    }
}

extension CALayer {
    /// A value as animations see it.
    final func animatable(_ key: LayerKey) -> AnimatableValue {
        if let own = ownValue(key) { return own }
        switch key {
        case .bounds: return .numbers(values.bounds)
        case .position: return .numbers(values.position)
        case .anchorPoint: return .numbers(values.anchorPoint)
        case .anchorPointZ: return .number(values.anchorPointZ)
        case .zPosition: return .number(values.zPosition)
        case .transform: return .transform(values.transform)
        case .sublayerTransform: return .transform(values.sublayerTransform)
        case .opacity: return .numbers([Double(values.opacity)])
        case .hidden: return .numbers([values.isHidden ? 1 : 0])
        case .masksToBounds: return .numbers([values.masksToBounds ? 1 : 0])
        case .doubleSided: return .numbers([values.isDoubleSided ? 1 : 0])
        case .cornerRadius: return .number(values.cornerRadius)
        case .borderWidth: return .number(values.borderWidth)
        case .shadowOpacity: return .numbers([Double(values.shadowOpacity)])
        case .shadowRadius: return .number(values.shadowRadius)
        case .shadowOffset: return .numbers(values.shadowOffset)
        case .contentsRect: return .numbers(values.contentsRect)
        case .contentsCenter: return .numbers(values.contentsCenter)
        case .contentsScale: return .number(values.contentsScale)
        case .backgroundColor: return values.backgroundColor.map(AnimatableValue.init) ?? .missing
        case .borderColor: return values.borderColor.map(AnimatableValue.init) ?? .missing
        case .shadowColor: return values.shadowColor.map(AnimatableValue.init) ?? .missing
        case .shadowPath: return values.shadowPath.map { .path($0.steps) } ?? .missing
        case .contents: return values.contents.map(AnimatableValue.object) ?? .missing
        default: return .missing
        }
    }

    /// Writes a value without any action.
    final func setAnimatable(_ value: AnimatableValue, _ key: LayerKey) {
        switch key {
        case .bounds: values.bounds = value.rect ?? values.bounds
        case .position: values.position = value.point ?? values.position
        case .anchorPoint: values.anchorPoint = value.point ?? values.anchorPoint
        case .anchorPointZ: values.anchorPointZ = value.scalar ?? values.anchorPointZ
        case .zPosition: values.zPosition = value.scalar ?? values.zPosition
        case .transform: values.transform = value.matrix ?? values.transform
        case .sublayerTransform: values.sublayerTransform = value.matrix ?? values.sublayerTransform
        case .opacity: values.opacity = value.scalar.map { Float($0) } ?? values.opacity
        case .hidden: values.isHidden = (value.scalar ?? 0) >= 0.5
        case .masksToBounds: values.masksToBounds = (value.scalar ?? 0) >= 0.5
        case .doubleSided: values.isDoubleSided = (value.scalar ?? 0) >= 0.5
        case .cornerRadius: values.cornerRadius = value.scalar ?? values.cornerRadius
        case .borderWidth: values.borderWidth = value.scalar ?? values.borderWidth
        case .shadowOpacity: values.shadowOpacity = value.scalar.map { Float($0) } ?? values.shadowOpacity
        case .shadowRadius: values.shadowRadius = value.scalar ?? values.shadowRadius
        case .shadowOffset: values.shadowOffset = value.size ?? values.shadowOffset
        case .contentsRect: values.contentsRect = value.rect ?? values.contentsRect
        case .contentsCenter: values.contentsCenter = value.rect ?? values.contentsCenter
        case .contentsScale: values.contentsScale = value.scalar ?? values.contentsScale
        case .backgroundColor: values.backgroundColor = value.cgColor
        case .borderColor: values.borderColor = value.cgColor
        case .shadowColor: values.shadowColor = value.cgColor
        case .shadowPath: values.shadowPath = value.steps?.cgPath
        case .contents:
            if case .object(let object) = value { values.contents = object } else { values.contents = nil }
        default: setOwnValue(value, key)
        }
    }

    /// Writes a model value without any action.
    final func setModel(_ value: AnimatableValue, _ key: LayerKey) {
        let size = values.bounds.size
        setAnimatable(value, key)
        if values.bounds.size != size { sizeChanged(from: size) }
    }

    final func keyedValue(_ path: String) -> Any? {
        if let known = AnimationKeyPath(path) {
            switch known.take(from: animatable(known.key)) {
            case .numbers(let numbers) where numbers.count == 1: return NSNumber(value: numbers[0])
            case .numbers(let numbers) where numbers.count == 2:
                let isSize = path.hasSuffix("size") || path.hasSuffix("Offset")
                return isSize
                    ? CGSize(width: numbers[0], height: numbers[1]) as Any : CGPoint(x: numbers[0], y: numbers[1])
            case .numbers(let numbers) where numbers.count == 4:
                return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            case .transform(let transform): return transform
            case .color(let color): return color.cgColor
            case .path(let steps): return steps.cgPath
            case .object(let object): return object
            default: return nil
            }
        }
        return extraValues?[path]
    }

    /// Keeps a value that is none of the layer's own.
    final func keep(_ value: Any?, _ key: String) {
        extraValues = extraValues ?? [:]
        extraValues?[key] = value
    }

    final func setKeyedValue(_ value: Any?, _ path: String) {
        guard let known = AnimationKeyPath(path) else { return keep(value, path) }
        change(known.key) {
            let new = value.map(AnimatableValue.init(any:)) ?? .missing
            setModel(known.put(new, into: animatable(known.key)), known.key)
        }
    }
}
