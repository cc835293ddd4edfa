import Foundation

/// A folder into which a file is written only if its content has changed.
struct Folder {
    let url: URL

    /// The result of writing a file.
    enum Change: Equatable {
        case new, changed, same
    }

    /// The reason why a folder or file could not be written.
    struct Failure: Error, CustomStringConvertible {
        let path: String
        let reason: String
        var description: String { "I cannot write \(path): \(reason)" }
    }

    /// The folder at `path`, which is created if necessary.
    init(_ path: String) throws(Failure) {
        url = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
        try make(url)
    }

    func path(_ name: String) -> String {
        url.appendingPathComponent(name).path
    }

    /// Writes a file, and creates its folder, unless the file exists with the same bytes.
    func write(_ data: Data, to name: String) throws(Failure) -> Change {
        let file = url.appendingPathComponent(name)
        let before = FileManager.default.contents(atPath: file.path)
        if before == data { return .same }
        try make(file.deletingLastPathComponent())
        do {
            try data.write(to: file, options: .atomic)
        } catch {
            throw Failure(path: file.path, reason: Folder.reason(error, path: file.path))
        }
        return before == nil ? .new : .changed
    }

    /// The name of the file that marks the folder as written by this command.
    static let mark = ".gallery"
    /// The name of the folder in it that holds a page of named animators.
    static let chosen = "chosen"

    /// Marks the folder as the command's own, so that the command may change and remove files in it.
    ///
    /// - Throws: ``Failure`` when the folder contains something that the command did not write.
    func claim() throws(Failure) {
        let names = names(in: "").filter { $0 != Folder.chosen }
        guard names.isEmpty || names.contains(Folder.mark) else {
            throw Failure(
                path: url.path,
                reason:
                    "it has files that are not the gallery's, such as \(names[0]). Choose another folder or empty it.")
        }
        _ = try write(Data("Written by `gallery`, which changes and removes files here.\n".utf8), to: Folder.mark)
    }

    /// The names of the files in a subfolder, sorted; none if there is no such subfolder.
    func names(in name: String) -> [String] {
        let path = url.appendingPathComponent(name).path
        return (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
    }

    func read(_ name: String) -> Data? {
        FileManager.default.contents(atPath: path(name))
    }

    func remove(_ name: String) throws(Failure) {
        do {
            try FileManager.default.removeItem(atPath: path(name))
        } catch {
            throw Failure(path: path(name), reason: Folder.reason(error, path: path(name)))
        }
    }

    private func make(_ folder: URL) throws(Failure) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure(path: folder.path, reason: Folder.reason(error, path: folder.path + "/"))
        }
    }

    /// The reason why `path` cannot be written, in words that say what to check; the system's own messages often do
    /// not.
    private static func reason(_ error: any Error, path: String) -> String {
        var nearest = URL(fileURLWithPath: path, isDirectory: false)
        var isFolder = ObjCBool(false)
        while nearest.path != "/", !FileManager.default.fileExists(atPath: nearest.path, isDirectory: &isFolder) {
            nearest.deleteLastPathComponent()
        }
        let wantsFolder = nearest.path != path
        if wantsFolder, nearest.path != "/", !isFolder.boolValue {
            return "\(nearest.path) is a file, not a folder"
        }
        if !FileManager.default.isWritableFile(atPath: nearest.path) {
            return "you may not write to \(nearest.path)"
        }
        return error.localizedDescription
    }
}
