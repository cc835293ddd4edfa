import Foundation

/// Parts that many recordings have in common: the contents of screens, each stored once under a key made from it.
struct SharedPictures: Equatable {
    /// The contents by their keys, as JSON.
    private(set) var texts: [String: String]

    init(texts: [String: String] = [:]) { self.texts = texts }

    /// Stores `nodes` if necessary and returns the key.
    mutating func key(of nodes: JSON) -> String {
        let text = nodes.text
        var key = SharedPictures.digest(text)
        // Two lists with the same digest get two keys; the order does not matter.
        while let other = texts[key], other != text {
            key = SharedPictures.digest(key)
        }
        texts[key] = text
        return key
    }

    /// Those that are not among others.
    func without(_ others: SharedPictures) -> SharedPictures {
        SharedPictures(texts: texts.filter { others.texts[$0.key] != $0.value })
    }

    /// Adds contents by their keys, such as those that a recording refers to.
    mutating func add(_ pictures: [String: String]) {
        for (key, text) in pictures {
            // A digest of 64 bits is not expected to be that of two texts; if it is, no wrong picture comes of it.
            precondition(texts[key] == nil || texts[key] == text, "Two different pictures have the key \(key).")
            texts[key] = text
        }
    }

    /// The content of the script that the page loads first.
    var script: String {
        let members = texts.sorted { $0.key < $1.key }.map { "\(JSON.quoted($0.key)):\($0.value)" }
        let packed = PackedText("{\(members.joined(separator: ","))}")
        return "Gallery.pictures(Gallery.unpack(\(packed.count),\(packed.literal)));\n"
    }

    /// FNV-1a of the text's bytes: short, and the same on every machine.
    private static func digest(_ text: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        return String(hash, radix: 36)
    }
}
