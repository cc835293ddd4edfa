import Foundation

// For the check of the Apple side: what its interface of Foundation lacks. No target compiles this file.

extension StringProtocol {
    // developer.apple.com/documentation/swift/stringprotocol/folding(options:locale:)
    func folding(options: String.CompareOptions = [], locale: Locale?) -> String { String(self) }
}
