import TransitionCore

extension TransitionRecipe {
    /// Returns the animator that the recipe describes.
    ///
    /// The animator is checked before it is returned: its numbers are finite, it moves at most 1,000 pieces, and only the
    /// old screen is visible at the start, and only the new one at the end. Numbers of settings outside their ranges are
    /// clamped, and settings that the animator does not have are skipped; ``PlayedRecipe`` says so.
    ///
    /// - Parameter registry: The registry that knows the names, such as `.standard`.
    /// - Throws: ``RecipeError`` for a requirement that is not met, an unknown name, a transition that UIKit draws, a value
    ///   that a setting cannot have, and a combination that would look wrong.
    public func animator(in registry: TransitionRegistry) throws(RecipeError) -> any TransitionAnimator {
        var resolver = RecipeResolver(registry: registry)
        try resolver.check(requires)
        return try resolver.checkedAnimator(of: part, at: .root)
    }
}

/// Finds the animators of recipes in a registry.
struct RecipeResolver {
    let registry: TransitionRegistry
    private(set) var notices: [RecipeNotice] = []
    var audit = RecipeAudit()

    init(registry: TransitionRegistry) { self.registry = registry }

    func check(_ requires: [String]) throws(RecipeError) {
        for (index, name) in requires.enumerated() where !TransitionRecipe.knownKeys.contains(name) {
            if (try? registry.animator(named: name)) == nil {
                throw RecipeError(.unmetRequirement(name), at: .index(.key(.root, "requires"), index))
            }
        }
    }

    /// Returns the animator of a part that may play.
    mutating func checkedAnimator(
        of part: RecipePart, at path: JSONPath
    ) throws(RecipeError) -> any TransitionAnimator {
        guard part.count <= TransitionRecipe.greatestPartCount else {
            throw RecipeError(.tooManyParts(limit: TransitionRecipe.greatestPartCount), at: path)
        }
        let animator = try animator(of: part, at: path)
        if let flaw = audit.flaw(of: animator) { throw RecipeError(.illegalChoreography(flaw), at: path) }
        return animator
    }

    /// Returns the animator of a part.
    mutating func animator(of part: RecipePart, at path: JSONPath) throws(RecipeError) -> any TransitionAnimator {
        var animator = try source(of: part, at: path)
        if part.isMirrored { animator = animator.mirrored }
        if part.isReversed { animator = animator.reversed }
        if let duration = part.duration {
            guard (0...60).contains(duration) else {
                throw RecipeError(.outOfRange(duration, 0...60), at: .key(path, "duration"))
            }
            animator = animator.duration(duration)
        }
        if let timing = part.timing { animator = animator.timing(timing) }
        if part.movesWholeWindow { animator = animator.wholeWindow }
        if !part.carriesElements { animator = animator.withoutElements }
        return animator
    }

    private mutating func source(of part: RecipePart, at path: JSONPath) throws(RecipeError) -> any TransitionAnimator {
        switch part.source {
        case .named(let name, let settings):
            let registered = try registered(name, at: path)
            return try changed(registered, by: settings, at: .key(path, "settings"))
        case .combination(let parts):
            let path = JSONPath.key(path, "combine")
            guard parts.count >= 2 else {
                throw RecipeError(
                    .wrongKind(expected: "a list of two transitions or more", found: "a list of \(parts.count)"),
                    at: path)
            }
            var animator = try animator(of: parts[0], at: .index(path, 0))
            for index in 1..<parts.count {
                animator = animator.combined(with: try self.animator(of: parts[index], at: .index(path, index)))
            }
            return animator
        case .pair(let forward, let backward):
            return try animator(of: forward, at: .key(path, "forward"))
                .backward(try animator(of: backward, at: .key(path, "backward")))
        }
    }

    private func registered(_ name: TransitionName, at path: JSONPath) throws(RecipeError) -> any TransitionAnimator {
        let animator: any TransitionAnimator
        do throws(AnimatorRegistryError) {
            animator = try registry.animator(named: name)
        } catch {
            // It is in no catalogue, because alone it shows nothing that moves.
            if name == CatalogueAnimator.identity.info.name { return CatalogueAnimator.identity }
            guard case .unknownName(_, let closest) = error else {
                throw RecipeError(.unknownName(name, closest: []), at: .key(path, "name"))
            }
            throw RecipeError(.unknownName(name, closest: closest), at: .key(path, "name"))
        }
        guard animator.systemTransition == nil else { throw RecipeError(.drawnBySystem(name), at: .key(path, "name")) }
        return animator
    }

    // MARK: Settings

    private mutating func changed(
        _ registered: any TransitionAnimator, by values: [String: RecipeValue], at path: JSONPath
    ) throws(RecipeError) -> any TransitionAnimator {
        guard !values.isEmpty else { return registered }
        let settings = registered.settings
        var animator = registered
        // In the order of the settings, so that the same file always gives the same animator and the same notices.
        for setting in settings {
            guard let value = values[setting.name] else { continue }
            let path = JSONPath.key(path, setting.name)
            guard let wanted = value.value(for: setting.domain), let usable = setting.domain.value(for: wanted),
                let changed = animator.changing(setting.name, to: usable)
            else {
                throw RecipeError(.unusableSetting(setting.name, expected: setting.domain.words), at: path)
            }
            animator = changed
            if let (from, to) = wanted.clamped(to: usable) {
                let kind = RecipeNotice.Kind.clampedSetting(setting.name, from: from, to: to)
                notices.append(RecipeNotice(kind, path: path.text))
            }
        }
        for name in values.keys.sorted() where !settings.contains(where: { $0.name == name }) {
            notices.append(RecipeNotice(.skippedSetting(name), path: JSONPath.key(path, name).text))
        }
        return animator
    }
}

extension RecipeValue {
    /// The value for a setting of this domain; nil for a value of another kind.
    func value(for domain: AnimatorSetting.Domain) -> AnimatorSetting.Value? {
        switch (domain, self) {
        case (.edge, .text(let name)): TransitionEdge(rawValue: name).map { .edge($0) }
        case (.corner, .text(let name)): TransitionCorner(rawValue: name).map { .corner($0) }
        case (.choice, .text(let name)): .choice(name)
        case (.number, .number(let number)): .number(number)
        case (.count, .number(let number)): Int(exactly: number).map { .count($0) }
        case (.flag, .flag(let isOn)): .flag(isOn)
        case (.color, .color(let color)): .color(color)
        case (.color, .text(let text)): Self.color(text).map { .color($0) }
        case (.color, .fittingColor): .fittingColor
        default: nil
        }
    }

    /// A colour as `#RRGGBB`.
    private static func color(_ text: String) -> Choreography.Backdrop? {
        let digits = text.utf8.dropFirst()
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6, digits.first != UInt8(ascii: "+"),
            digits.first != UInt8(ascii: "-"), let number = Int(text.dropFirst(), radix: 16)
        else { return nil }
        func part(_ shift: Int) -> Double { Double(number >> shift & 255) / 255 }
        return Choreography.Backdrop(red: part(16), green: part(8), blue: part(0))
    }
}

extension AnimatorSetting.Value {
    /// The numbers of this value and of the valid one, if these differ.
    fileprivate func clamped(to valid: Self) -> (from: Double, to: Double)? {
        switch (self, valid) {
        case (.number(let from), .number(let to)) where from != to: (from, to)
        case (.count(let from), .count(let to)) where from != to: (Double(from), Double(to))
        default: nil
        }
    }
}

extension AnimatorSetting.Domain {
    /// The valid values, for a message.
    fileprivate var words: String {
        switch self {
        case .edge(let edges): edges.map(\.rawValue).joined(separator: ", ")
        case .corner(let corners): corners.map(\.rawValue).joined(separator: ", ")
        case .number(let range, _, _): "a number from \(range.lowerBound) to \(range.upperBound)"
        case .count(let range, _): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .color: "a colour as “#RRGGBB”, three numbers from 0 to 1, or null"
        case .choice(let names): names.joined(separator: ", ")
        case .flag: "true or false"
        }
    }
}
