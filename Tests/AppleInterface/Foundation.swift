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

extension String {
    // developer.apple.com/documentation/swift/string/localizationvalue
    struct LocalizationValue: ExpressibleByStringInterpolation {
        init(_ value: String) {}
        init(stringLiteral value: String) {}
    }

    // developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:)
    init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) { self.init() }
}
