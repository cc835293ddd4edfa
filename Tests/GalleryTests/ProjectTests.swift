import Foundation
import Testing
import TransitionTestSupport

/// The gallery app's Xcode project is written by hand and opened on a Mac only: what can be wrong with it is looked for here.
@Suite struct ProjectTests {
    private static let gallery = PackageFolder.url.appendingPathComponent("Gallery")
    private static let bundle = gallery.appendingPathComponent("Gallery.xcodeproj")

    private let text: String
    private let objects: [String: [String: Any]]
    private let root: String

    init() throws {
        let data = try Data(contentsOf: Self.bundle.appendingPathComponent("project.pbxproj"))
        text = String(decoding: data, as: UTF8.self)
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        let tree = try #require(list as? [String: Any])
        objects = try #require(tree["objects"] as? [String: [String: Any]])
        root = try #require(tree["rootObject"] as? String)
        #expect(tree["objectVersion"] as? String == "77")
    }

    @Test func everyIdentifierIsDefinedOnceAndReferredTo() throws {
        let identifier = /\b[0-9A-F]{24}\b/
        let definition = /(?m)^\t\t([0-9A-F]{24})(?: \/\*.*?\*\/)? = \{/
        let defined = text.matches(of: definition).map { String($0.1) }
        #expect(Set(defined).count == defined.count)
        #expect(Set(defined) == Set(objects.keys))
        var mentions: [String: Int] = [:]
        for match in text.matches(of: identifier) { mentions[String(match.0), default: 0] += 1 }
        #expect(Set(mentions.keys) == Set(defined), "an identifier that nothing defines")
        for (identifier, count) in mentions { #expect(count > 1, "nothing refers to \(identifier)") }
    }

    @Test func theCommentsNameWhatTheyStandBehind() {
        let named = /([0-9A-F]{24}) \/\* (.*?) \*\//
        var names: [String: Set<String>] = [:]
        for match in text.matches(of: named) { names[String(match.1), default: []].insert(String(match.2)) }
        #expect(names.count > 30)
        for (identifier, comments) in names { #expect(comments.count == 1, "\(identifier) is called \(comments)") }
    }

    @Test func everyFolderAndFileExists() throws {
        var seen = 0
        try visit(try #require(objects[root]?["mainGroup"] as? String), in: Self.gallery) { object, url in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            #expect(exists, "no \(url.path)")
            #expect(isFolder.boolValue == (object["isa"] as? String != "PBXFileReference"))
            seen += 1
        }
        #expect(seen == 10, "seven folders of sources, the folder around one of them, Info.plist and Config.xcconfig")
    }

    @Test func aFolderOfSourcesBelongsToATarget() {
        let used = all("PBXNativeTarget").flatMap { $0["fileSystemSynchronizedGroups"] as? [String] ?? [] }
        let folders = objects.filter { $0.value["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" }.keys
        #expect(Set(used) == Set(folders))
    }

    @Test func theProductsAreThePackages() throws {
        let manifest = try source("Package.swift")
        let products = all("XCSwiftPackageProductDependency").compactMap { $0["productName"] as? String }
        #expect(!products.isEmpty)
        for product in products { #expect(manifest.contains(".library(name: \"\(product)\"")) }
        let packages = all("XCLocalSwiftPackageReference").compactMap { $0["relativePath"] as? String }
        #expect(packages == [".."], "the package is the folder around the project's, however a clone is called")
    }

    @Test func theAppRunsWhereThePackageDoes() throws {
        let version = try #require(try source("Package.swift").firstMatch(of: /\.iOS\(\.v(\d+)\)/)?.1)
        let targets = settings("IPHONEOS_DEPLOYMENT_TARGET")
        #expect(!targets.isEmpty)
        for target in targets { #expect(target == "\(version).0") }
        for mode in settings("SWIFT_VERSION") { #expect(mode == "6.0") }
    }

    @Test func testsFindTheApp() throws {
        let app = try #require(objects.first { $0.value["name"] as? String == "Gallery" && isTarget($0.value) }?.key)
        let types = ["Gallery": "application", "DeviceTests": "bundle.unit-test", "UITests": "bundle.ui-testing"]
        let targets = objects.filter { isTarget($0.value) }
        #expect(targets.count == types.count)
        for (identifier, target) in targets {
            let name = try #require(target["name"] as? String)
            #expect(target["productType"] as? String == types[name].map { "com.apple.product-type.\($0)" })
            let needed = (target["dependencies"] as? [String] ?? []).compactMap { objects[$0]?["target"] as? String }
            #expect(needed == (identifier == app ? [] : [app]))
        }
        #expect(Set(settings("TEST_TARGET_NAME")) == ["Gallery"])
        #expect(Set(settings("BUNDLE_LOADER")) == ["$(TEST_HOST)"])
        #expect(settings("TEST_HOST").allSatisfy { $0.hasSuffix("/Gallery") })
    }

    @Test func theSchemeRunsAndTestsTheTargets() throws {
        let scheme = try source("Gallery/Gallery.xcodeproj/xcshareddata/xcschemes/Gallery.xcscheme")
        let reference = /BlueprintIdentifier = "(\w+)"\s+BuildableName = "(.*?)"\s+BlueprintName = "(.*?)"/
        var names: Set<String> = []
        for match in scheme.matches(of: reference) {
            let target = try #require(objects[String(match.1)], "the scheme names \(match.1)")
            #expect(target["name"] as? String == String(match.3))
            let product = try #require(objects[target["productReference"] as? String ?? ""])
            #expect(product["path"] as? String == String(match.2))
            names.insert(String(match.3))
        }
        #expect(names == ["Gallery", "DeviceTests", "UITests"])
        for match in scheme.matches(of: /"container:(.*?)"/) { #expect(match.1 == "Gallery.xcodeproj") }
    }

    @Test func theInfoListNamesTheSceneDelegate() throws {
        let data = try Data(contentsOf: Self.gallery.appendingPathComponent("Info.plist"))
        let info = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        #expect(info["CADisableMinimumFrameDurationOnPhone"] as? Bool == true)
        #expect(String(decoding: data, as: UTF8.self).contains("$(PRODUCT_MODULE_NAME).SceneDelegate"))
        #expect(try source("Gallery/App/SceneDelegate.swift").contains("class SceneDelegate: UIResponder"))
        for file in settings("INFOPLIST_FILE") { #expect(file == "Info.plist") }
    }

    @Test func aDevelopersOwnSettingsStayOutOfTheProject() throws {
        let text = try source("Gallery/Config.xcconfig")
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("//") }
        // What stands last wins.
        #expect(lines == ["DEVELOPMENT_TEAM =", "GALLERY_IDENTIFIER = org.repertoire", "#include? \"Local.xcconfig\""])
        #expect(try source(".gitignore").contains("/Gallery/Local.xcconfig\n"))
        #expect(settings("DEVELOPMENT_TEAM").isEmpty)
        let identifiers = settings("PRODUCT_BUNDLE_IDENTIFIER")
        #expect(Set(identifiers) == Set(["Gallery", "DeviceTests", "UITests"].map { "$(GALLERY_IDENTIFIER).\($0)" }))
        let file = try #require(objects.first { $0.value["path"] as? String == "Config.xcconfig" }?.key)
        let owner = try #require(objects[root]?["buildConfigurationList"] as? String)
        let configurations = try #require(objects[owner]?["buildConfigurations"] as? [String])
        #expect(configurations.count == 2)
        for configuration in configurations {
            #expect(objects[configuration]?["baseConfigurationReference"] as? String == file)
        }
    }

    @Test func theIconAndTheAccentColourAreThere() throws {
        let catalogue = Self.gallery.appendingPathComponent("App/Assets.xcassets")
        let names = (
            icons: Set(settings("ASSETCATALOG_COMPILER_APPICON_NAME")),
            colours: Set(settings("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"))
        )
        #expect(names == (["AppIcon"], ["AccentColor"]))
        let icon = catalogue.appendingPathComponent("AppIcon.appiconset")
        let images = try #require(try contents(of: icon)["images"] as? [[String: Any]])
        #expect(images.count == 3, "light, dark and tinted")
        for image in images {
            let name = try #require(image["filename"] as? String)
            let bytes = [UInt8](try Data(contentsOf: icon.appendingPathComponent(name)))
            // A PNG's width, height, bits and kind of colour: 2 has no transparency, which the App Store refuses.
            #expect(Array(bytes[16..<26]) == [0, 0, 4, 0, 0, 0, 4, 0, 8, 2], "\(name) is no opaque square of 1,024")
        }
        let colour = try contents(of: catalogue.appendingPathComponent("AccentColor.colorset"))
        #expect((colour["colors"] as? [[String: Any]])?.count == 2, "light and dark")
    }

    // MARK: Reading

    private func contents(of folder: URL) throws -> [String: Any] {
        let data = try Data(contentsOf: folder.appendingPathComponent("Contents.json"))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    private func all(_ kind: String) -> [[String: Any]] {
        objects.values.filter { $0["isa"] as? String == kind }
    }

    private func isTarget(_ object: [String: Any]) -> Bool { object["isa"] as? String == "PBXNativeTarget" }

    /// All values that a build setting has in the project.
    private func settings(_ name: String) -> [String] {
        all("XCBuildConfiguration").compactMap { ($0["buildSettings"] as? [String: Any])?[name] as? String }
    }

    private func source(_ path: String) throws -> String {
        try String(contentsOf: PackageFolder.url.appendingPathComponent(path), encoding: .utf8)
    }

    /// Calls `body` with everything in a group that has a path, and with its place.
    private func visit(_ group: String, in folder: URL, _ body: ([String: Any], URL) -> Void) throws {
        for child in objects[group]?["children"] as? [String] ?? [] {
            let object = try #require(objects[child])
            guard object["sourceTree"] as? String == "<group>" else { continue }
            let path = object["path"] as? String
            let url = path.map { folder.appendingPathComponent($0) } ?? folder
            if path != nil { body(object, url) }
            try visit(child, in: url, body)
        }
    }
}
