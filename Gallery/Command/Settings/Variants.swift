import TransitionCore

/// What the page offers to change about an animator, and the recordings that it then shows.
struct Variants: Equatable, Sendable {
    /// The animator's name.
    var animator: String
    /// The Swift for the animator as it is registered, such as `.cube`; settings are written behind it.
    var member: String
    /// Whether several settings may be changed at once.
    var isCombined = false
    /// What `settings.js` makes a control of, for each setting.
    var list: [JSON]
    /// The recordings, as JSON text, by the indices of their values.
    var recordings: [String: String] = [:]
    /// The pictures that they show.
    var pictures = SharedPictures()

    /// The name under which the page finds the recordings. No transition's name has a space, and no item's recording is
    /// called so.
    var name: String { "settings of \(animator)" }

    /// The address of the recordings beside an animator's own file. No card's file has such a name.
    static func file(beside file: String) -> String { file.dropLast(".js".count) + "_settings.js" }

    /// What the animator's own recording says of them.
    func json(file: String) -> JSON {
        .members([
            "name": .string(name), "file": .string(file), "member": .string(member),
            "combined": .number(isCombined ? 1 : 0), "list": .array(list),
        ])
    }
}
