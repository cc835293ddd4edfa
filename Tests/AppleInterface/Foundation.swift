import Foundation

// For the check of the Apple side: what its interface of Foundation lacks. No target compiles this file.

extension StringProtocol {
    // developer.apple.com/documentation/swift/stringprotocol/folding(options:locale:)
    func folding(options: String.CompareOptions = [], locale: Locale?) -> String { String(self) }
}

// developer.apple.com/documentation/foundation/filehandle
open class FileHandle: NSObject {
    // developer.apple.com/documentation/foundation/filehandle/standardoutput
    class var standardOutput: FileHandle { FileHandle() }
    // developer.apple.com/documentation/foundation/filehandle/write(_:)
    func write(_ data: Data) {}
}
