import TransitionCore

/// What a file contains: its transitions, each with its error if it cannot be read.
struct ReadRecipe {
    /// A transition that may play, or the reason why it cannot.
    struct Candidate {
        let path: JSONPath
        let part: Result<RecipePart, RecipeError>
    }

    var main: Candidate
    var requires: [String] = []
    var otherwise: [Candidate] = []
    var notices: [RecipeNotice] = []
    /// The bytes of values that may turn out wrong when the recipe plays, by their paths.
    var ranges: [String: Range<Int>] = [:]
}

/// Reads a recipe. The transitions that play instead are read even if the others are wrong, or of a newer version.
struct RecipeReader {
    private var tokens: DesignTokens
    private var read = ReadRecipe(main: .init(path: .root, part: .failure(RecipeError(.missingKey("name")))))
    /// The transitions of the part that is being read.
    private var partCount = 0

    private init(tokens: DesignTokens) { self.tokens = tokens }

    /// Reads a file.
    ///
    /// - Throws: ``RecipeError`` if the root is not an object. Other errors are in the result.
    static func read(_ root: JSONNode, tokens: DesignTokens) throws(RecipeError) -> ReadRecipe {
        let file = Field(node: root, path: .root)
        _ = try file.members("an object with a version and a transition")
        var reader = RecipeReader(tokens: tokens)
        reader.readTokens(of: file)
        reader.readOtherwise(of: file)
        do throws(RecipeError) {
            try reader.readHead(of: file)
            if let error = reader.tokensError { throw error }
            let part = try reader.part(file, isRoot: true)
            reader.read.main = .init(path: .root, part: .success(part))
        } catch {
            reader.read.main = .init(path: .root, part: .failure(error))
        }
        return reader.read
    }

    /// The reason why the recipe's own tokens cannot be read.
    private var tokensError: RecipeError?

    private mutating func readTokens(of file: Field) {
        guard let group = file["tokens"] else { return }
        do throws(RecipeError) {
            tokens = try DesignTokens(group, over: tokens)
        } catch {
            tokensError = error
        }
    }

    private mutating func readOtherwise(of file: Field) {
        guard let field = file["otherwise"] else { return }
        var fields = [field]
        if case .list = field.node.content { fields = (try? field.elements("a list")) ?? [] }
        guard fields.count <= TransitionRecipe.greatestOtherwiseCount else {
            let error = field.error(.tooManyParts(limit: TransitionRecipe.greatestOtherwiseCount))
            read.otherwise = [.init(path: field.path, part: .failure(error))]
            return
        }
        for field in fields {
            partCount = 0
            do throws(RecipeError) {
                read.otherwise.append(.init(path: field.path, part: .success(try part(field))))
            } catch {
                read.otherwise.append(.init(path: field.path, part: .failure(error)))
            }
        }
        partCount = 0
    }

    /// Reads the version and what the recipe requires.
    private mutating func readHead(of file: Field) throws(RecipeError) {
        let field = try file.required("version")
        let version = try field.number(in: 1...1e9)
        guard version == Double(TransitionRecipe.version) else { throw field.error(.unknownVersion(version)) }
        guard let field = file["requires"] else { return }
        for element in try field.elements("a list of texts") {
            read.requires.append(try element.text())
            note(element)
        }
    }

    // MARK: Parts

    private mutating func part(_ field: Field, isRoot: Bool = false) throws(RecipeError) -> RecipePart {
        note(field)
        if !isRoot, case .text(let name) = field.node.content {
            try countPart(field)
            return RecipePart(TransitionName(name))
        }
        let members = try field.members("a name, or an object with a name")
        for member in members { noteIfUnknown(member, of: field, isRoot: isRoot) }
        var part = RecipePart(try source(field))
        if let duration = field["duration"] { part.duration = try duration.duration(tokens) }
        if let timing = field["timing"] { part.timing = try timing.timing(tokens) }
        if let flag = field["mirrored"] { part.isMirrored = try flag.flag() }
        if let flag = field["reversed"] { part.isReversed = try flag.flag() }
        if let flag = field["wholeWindow"] { part.movesWholeWindow = try flag.flag() }
        if let flag = field["elements"] { part.carriesElements = try flag.flag() }
        return part
    }

    private mutating func source(_ field: Field) throws(RecipeError) -> RecipePart.Source {
        let sources = ["name", "combine", "forward"].filter { field[$0] != nil }
        guard sources.count <= 1 else { throw field.error(.contradictingKeys(sources)) }
        if let name = field["name"] {
            try countPart(field)
            note(name)
            return .named(TransitionName(try name.text("the name of a transition")), settings: try settings(field))
        }
        if let settings = field["settings"], !sources.isEmpty {
            throw settings.error(.contradictingKeys(["settings", sources[0]]))
        }
        if let list = field["combine"] {
            let fields = try list.elements("a list of two transitions or more")
            guard fields.count >= 2 else {
                throw list.error(
                    .wrongKind(expected: "a list of two transitions or more", found: "a list of \(fields.count)"))
            }
            var parts: [RecipePart] = []
            for field in fields { parts.append(try part(field)) }
            return .combination(parts)
        }
        if let forward = field["forward"] {
            let backward = try field.required("backward")
            return .pair(forward: try part(forward), backward: try part(backward))
        }
        throw field.error(.missingKey("name"))
    }

    private mutating func countPart(_ field: Field) throws(RecipeError) {
        partCount += 1
        guard partCount <= TransitionRecipe.greatestPartCount else {
            throw field.error(.tooManyParts(limit: TransitionRecipe.greatestPartCount))
        }
    }

    private mutating func settings(_ field: Field) throws(RecipeError) -> [String: RecipeValue] {
        guard let settings = field["settings"] else { return [:] }
        var values: [String: RecipeValue] = [:]
        for member in try settings.members("an object with the values of settings") {
            let value = Field(node: member.value, path: .key(settings.path, member.key))
            values[member.key] = try value.value()
            note(value)
        }
        return values
    }

    // MARK: Notes

    private mutating func note(_ field: Field) { read.ranges[field.path.text] = field.node.range }

    private mutating func noteIfUnknown(_ member: JSONNode.Member, of field: Field, isRoot: Bool) {
        let isKnown =
            TransitionRecipe.knownKeys.contains(member.key) && (isRoot || !Self.rootKeys.contains(member.key))
        guard !isKnown else { return }
        let path = JSONPath.key(field.path, member.key).text
        read.notices.append(RecipeNotice(.skippedKey(member.key), path: path, range: member.range))
    }

    private static let rootKeys: Set<String> = ["version", "requires", "otherwise", "tokens"]
}

extension Field {
    /// The value of a setting.
    fileprivate func value() throws(RecipeError) -> RecipeValue {
        switch node.content {
        case .null: return .fittingColor
        case .flag(let isOn): return .flag(isOn)
        case .number(let number): return .number(number)
        case .text(let text): return .text(text)
        case .list, .object:
            let expected = "a text, a number, true, false, null, or a colour as three numbers"
            let parts = try elements(expected)
            guard parts.count == 3 else {
                throw error(.wrongKind(expected: expected, found: "a list of \(parts.count)"))
            }
            return .color(
                Choreography.Backdrop(
                    red: try parts[0].number(in: 0...1), green: try parts[1].number(in: 0...1),
                    blue: try parts[2].number(in: 0...1)))
        }
    }
}
