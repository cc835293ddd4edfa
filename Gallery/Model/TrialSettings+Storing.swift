import Foundation
import TransitionCore
import TransitionUIKit
import UIKit

/// Stored settings may come from another version or from anybody: what cannot be read is as by default, and only a trial
/// without a name is an error.
extension TrialSettings: Codable {
    private enum Key: String, CodingKey {
        case name, values, duration, timing, container, isRightToLeft, motion, swipe, dismissEdge, speed, size
    }

    /// Reads stored settings.
    ///
    /// - Throws: `DecodingError` when there is no name.
    public init(from decoder: any Decoder) throws {
        let stored = try decoder.container(keyedBy: Key.self)
        func read<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
            (try? stored.decodeIfPresent(type, forKey: key)) ?? nil
        }
        self.init(name: TransitionName(try stored.decode(String.self, forKey: .name)))
        for (name, stored) in read([String: StoredValue].self, .values) ?? [:] {
            if let value = stored.value { set(name, to: value) }
        }
        // Observers of properties, which bring numbers within, are silent in an initialiser.
        duration = Self.duration(read(Double.self, .duration))
        timing = read(TimingChoice.self, .timing)?.tamed ?? .own
        container = read(ContainerKind.self, .container) ?? .navigation
        isRightToLeft = read(Bool.self, .isRightToLeft) ?? false
        motion = read(MotionPolicy.self, .motion) ?? .system
        swipe = read(SwipeOrigin.self, .swipe)
        dismissEdge = read(TransitionEdge.self, .dismissEdge) ?? .bottom
        size = read(StageSize.self, .size) ?? .window
        speed = read(Double.self, .speed)?.tamed(to: Self.speeds, otherwise: 1) ?? 1
    }

    /// Writes the settings.
    public func encode(to encoder: any Encoder) throws {
        var stored = encoder.container(keyedBy: Key.self)
        try stored.encode(name.rawValue, forKey: .name)
        try stored.encode(values.mapValues(StoredValue.init), forKey: .values)
        try stored.encodeIfPresent(duration, forKey: .duration)
        try stored.encode(timing, forKey: .timing)
        try stored.encode(container, forKey: .container)
        try stored.encode(isRightToLeft, forKey: .isRightToLeft)
        try stored.encode(motion, forKey: .motion)
        try stored.encodeIfPresent(swipe, forKey: .swipe)
        try stored.encode(dismissEdge, forKey: .dismissEdge)
        try stored.encode(speed, forKey: .speed)
        try stored.encode(size, forKey: .size)
    }
}

/// The value of a setting as it is stored: one of these is not nil, and none for a colour that fits the scene.
private struct StoredValue: Codable {
    private var edge: TransitionEdge?
    private var corner: TransitionCorner?
    private var number: Double?
    private var count: Int?
    /// Red, green and blue.
    private var color: [Double]?
    private var choice: String?
    private var flag: Bool?

    init(_ value: AnimatorSetting.Value) {
        switch value {
        case .edge(let edge): self.edge = edge
        case .corner(let corner): self.corner = corner
        case .number(let number): self.number = number
        case .count(let count): self.count = count
        case .color(let color): self.color = [color.red, color.green, color.blue]
        case .fittingColor: break
        case .choice(let name): choice = name
        case .flag(let isOn): flag = isOn
        }
    }

    /// The value; nil for a colour without three components.
    var value: AnimatorSetting.Value? {
        if let color {
            return color.count == 3 ? .color(.init(red: color[0], green: color[1], blue: color[2])) : nil
        }
        return edge.map { .edge($0) } ?? corner.map { .corner($0) } ?? number.map { .number($0) }
            ?? count.map { .count($0) } ?? choice.map { .choice($0) } ?? flag.map { .flag($0) } ?? .fittingColor
    }
}
