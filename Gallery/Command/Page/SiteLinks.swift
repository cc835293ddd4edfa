import Foundation
import GalleryCommandSupport

/// Where the page leads to outside itself.
struct SiteLinks: Equatable, Sendable {
    /// The address of the public repository, without a slash at its end; nil if the page is not to name one.
    var repository: String?
    /// The address at which the page itself will be; a description of it for others needs that.
    var address: String?
    /// The way from the page to the package's folder, such as `../`; nil if it is not near.
    var folder: String?
    /// The folder of the documentation as a site, from the page; nil if it is not published beside the page.
    var documents: String?
    /// The package that the page shows.
    var package = GalleryPackage.repertoire
    /// The folder of that package on this machine; nil if it is not known.
    var root: URL?

    /// The picture that others show with a link to the page.
    static let pictureFile = "strip.webp"

    init(repository: String? = nil, address: String? = nil, folder: String? = nil) {
        self.repository = repository
        self.address = address
        self.folder = folder
    }

    /// Reads the two addresses, which must be of the web, and the folder, which must be within the page's.
    init(_ words: ParsedCommand) throws(UsageError) {
        if let word = words[SiteLinks.documentsOption] {
            let parts = word.split(separator: "/", omittingEmptySubsequences: false)
            guard !word.contains(":"), parts.allSatisfy({ !["", ".", ".."].contains($0) }) else {
                throw .unexpected(word)
            }
            documents = word
        }
        repository = try SiteLinks.address(words[SiteLinks.repositoryOption])
        address = try SiteLinks.address(words[SiteLinks.addressOption])
    }

    static let repositoryOption = CommandOption("--repository", value: .word)
    static let addressOption = CommandOption("--address", value: .word)
    static let documentsOption = CommandOption("--documents", value: .word)

    private static func address(_ word: String?) throws(UsageError) -> String? {
        guard var word else { return nil }
        guard let address = URLComponents(string: word), ["https", "http"].contains(address.scheme),
            address.host?.isEmpty == false
        else { throw .unexpected(word) }
        while word.hasSuffix("/") { word.removeLast() }
        return word
    }

    /// The beginning of the addresses of the package's files; nil if the page cannot lead there.
    var base: String? { repository.map { $0 + "/blob/main/" } ?? folder }

    /// The folder itself if it is a package's: if it holds a manifest.
    static func package(in folder: URL) -> URL? {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) ? folder : nil
    }

    /// The way from a folder that the page is written to, to the package around it; nil if `package` holds no manifest
    /// or is not a folder above.
    static func folder(from output: URL, to package: URL) -> String? {
        let (site, root) = (output.standardizedFileURL.pathComponents, package.standardizedFileURL.pathComponents)
        guard site.count > root.count, Array(site.prefix(root.count)) == root, self.package(in: package) != nil
        else { return nil }
        return String(repeating: "../", count: site.count - root.count)
    }

    /// The links at the page's end, as HTML.
    var html: String {
        let list: [(String, String?)] = [
            ("Repository", repository), ("Read me", address(of: "README.md")), ("Documentation", documentation),
            ("Write one yourself", address(of: "CONTRIBUTING.md")), ("Changes", address(of: "CHANGELOG.md")),
            ("Licence", address(of: "LICENSE")),
        ]
        return list.compactMap { title, address in
            address.map { "<li><a href=\"\(HTML.escaped($0))\">\(title)</a></li>" }
        }.joined(separator: "\n")
    }

    /// Where the documentation is: beside the page, or else its first article among the package's files; nil if the page
    /// cannot lead there.
    var documentation: String? {
        documents.map { $0 + "/documentation/" }
            ?? address(of: "Sources/TransitionCore/TransitionCore.docc/TransitionCore.md")
    }

    /// The link to the documentation on the first screen, as HTML.
    var documentationLink: String {
        documentation.map { "<a class=\"documents\" href=\"\(HTML.escaped($0))\">Read the documentation</a>" } ?? ""
    }

    /// The address of a file of the package; nil if the page cannot lead there.
    private func address(of file: String) -> String? {
        base.flatMap { !package.isPlugin || isThere(file) ? $0 + file : nil }
    }

    /// A plugin's package has other files than this one.
    private func isThere(_ file: String) -> Bool {
        root.map { FileManager.default.fileExists(atPath: $0.appendingPathComponent(file).path) } ?? false
    }

    /// The name under which a manifest knows the package: the last part of where it is.
    private var identity: String {
        guard package.isPlugin else { return package.name }
        let name = repository?.split(separator: "/").last.map(String.init) ?? root?.lastPathComponent ?? package.name
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }

    /// The line of a manifest that names the package, as HTML.
    var install: String {
        // Whether a plugin has a version is not known here.
        let version = package.isPlugin ? "branch: \"main\"" : "from: \"0.1.0\""
        let place = repository.map { "url: \"\($0)\", \(version)" } ?? "path: \"../\(identity)\""
        return HTML.escaped(".package(\(place))")
    }

    /// The lines of a manifest that bring the package, as HTML.
    var manifest: String {
        let product = ".product(name: \"\(package.module)\", package: \"\(identity)\")"
        return install + "\n" + HTML.escaped(product)
    }

    /// What the head says to programs that show the page to others.
    var head: String {
        guard let address else { return "" }
        let url = "<meta property=\"og:url\" content=\"\(HTML.escaped(address))/\">"
        // The picture is of this package's own transitions.
        guard !package.isPlugin else { return url }
        return """
            \(url)
            <meta property="og:image" content="\(HTML.escaped(address))/\(SiteLinks.pictureFile)">
            <meta name="twitter:card" content="summary_large_image">
            """
    }
}
