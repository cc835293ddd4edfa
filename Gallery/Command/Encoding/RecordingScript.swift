/// The script that hands data to the page under a name.
enum RecordingScript {
    /// The beginning of each script, and so of each recording's file.
    static let mark = "Gallery.add("

    /// - Parameters:
    ///   - data: The data as JavaScript.
    ///   - name: The name under which the page finds it.
    static func text(_ data: String, as name: String) -> String { "\(mark)\(JSON.quoted(name)),\(data));\n" }
}
