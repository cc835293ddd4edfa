import Foundation

/// The folder of the package whose tests run.
package enum PackageFolder {
    /// Where it is.
    package static let url = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
