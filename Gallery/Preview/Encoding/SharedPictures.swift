import Foundation

/// Parts that many recordings have in common: the contents of screens, each stored once under a key made from it.
struct SharedPictures: Equatable {
    private(set) var lists: [String: JSON] = [:]

    /// Stores `nodes` if necessary and returns the key.
    mutating func key(of nodes: JSON) -> String {
        let text = nodes.text
        var key = SharedPictures.digest(text)
        // Two lists with the same digest get two keys; the order does not matter.
        while let other = lists[key], other != nodes {
            key = SharedPictures.digest(key)
        }
        lists[key] = nodes
        return key
    }

    /// The content of the script that the page loads first.
    var script: String {
        let members = lists.sorted { $0.key < $1.key }.map { JSON.Member(key: $0.key, value: $0.value) }
        return "Gallery.pictures(\(JSON.object(members).text));\n"
    }

    /// FNV-1a of the text's bytes: short, and the same on every machine.
    static func digest(_ text: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        return String(hash, radix: 36)
    }
}
