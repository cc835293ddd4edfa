import Foundation
import Testing

/// I12: the package looks nothing up that is not public.
struct PrivateMeansTests {
    /// What would find private things: a class by its name, a value by its key, the views within a system's bar; and what
    /// would put something else in the place of a method or a class.
    private static let means = [
        "NSClassFromString", "NSSelectorFromString", "objc_getClass", "class_copy", "class_addMethod",
        "class_replaceMethod", "method_exchange", "method_setImplementation", "object_setClass", "value(forKey",
        "valueForKey", "Selector(\"", "dlsym", "ar.subviews", "ar.layer.sublayers", "\"_UI",
        "\"UITabBarButton", "UITabBarButton\"", "NSStringFromClass",
    ]

    static func found(in source: String) -> [String] {
        let code = source.split(separator: "\n").filter { line in
            !line.trimmingPrefix { $0 == " " }.hasPrefix("//")
        }.joined(separator: "\n")
        // A layer keeps values of the package's own under their keys, which is what its keys are for.
        let others = code.components(separatedBy: "layer.value(forKey").joined()
        return means.filter(others.contains)
    }

    @Test("I12, S7: No source of the product names a private class, reads a key or walks a bar's views")
    func sources() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        var count = 0
        let modules = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Sources").path)
        for module in modules where module != "HeadlessUIKit" {
            let folder = root.appendingPathComponent("Sources/\(module)")
            let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            for file in files where file.hasSuffix(".swift") {
                let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
                #expect(Self.found(in: source) == [], "\(module)/\(file)")
                count += 1
            }
        }
        #expect(count > 200)
    }

    @Test(
        "What would be private is found",
        arguments: [
            "for view in tabBar.subviews {}", "NSClassFromString(name)", "item.value(forKey: \"view\")",
            "let name = \"_UITabButton\"", "method_exchangeImplementations(a, b)",
        ])
    func breaking(line: String) {
        #expect(!Self.found(in: line).isEmpty)
        #expect(Self.found(in: "    // " + line).isEmpty)
    }
}
