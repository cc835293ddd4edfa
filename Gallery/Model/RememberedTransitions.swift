import Foundation
import TransitionCore

/// Where the gallery keeps what it is to know the next time: `UserDefaults` in an app, anything in a test.
public protocol GalleryStorage {
    /// What was kept under a key; it may be anything.
    func object(forKey key: String) -> Any?
    /// Keeps a list of strings under a key.
    func set(_ value: Any?, forKey key: String)
}

extension UserDefaults: GalleryStorage {}

/// The favourites, and what was looked at last.
///
/// Names that no animator has now, such as those of a plugin that is not linked this time, are kept and not shown:
/// ``GalleryGrid/items(named:)`` leaves them out. What is kept but cannot be a name is dropped.
public struct RememberedTransitions {
    /// How many of those looked at are remembered.
    public static let mostRecents = 12
    /// How many favourites are kept.
    public static let mostFavourites = 500

    /// The favourites, the newest last.
    public private(set) var favourites: [TransitionName]
    /// Those looked at, the last one first.
    public private(set) var recents: [TransitionName]
    private let storage: any GalleryStorage

    private enum Key {
        static let favourites = "gallery.favourites"
        static let recents = "gallery.recents"
    }

    /// What is kept in a storage.
    public init(storage: any GalleryStorage) {
        self.storage = storage
        favourites = Self.names(storage.object(forKey: Key.favourites), most: Self.mostFavourites)
        recents = Self.names(storage.object(forKey: Key.recents), most: Self.mostRecents)
    }

    /// Whether it is a favourite.
    public func isFavourite(_ name: TransitionName) -> Bool { favourites.contains(name) }

    /// Makes it a favourite, or one no more. Beyond ``mostFavourites`` the oldest one gives way.
    public mutating func toggleFavourite(_ name: TransitionName) {
        if let index = favourites.firstIndex(of: name) {
            favourites.remove(at: index)
        } else if name.isWellFormed {
            favourites = Array((favourites + [name]).suffix(Self.mostFavourites))
        }
        storage.set(favourites.map(\.rawValue), forKey: Key.favourites)
    }

    /// Notes that it was looked at.
    public mutating func visit(_ name: TransitionName) {
        guard name.isWellFormed else { return }
        recents = Array(([name] + recents.filter { $0 != name }).prefix(Self.mostRecents))
        storage.set(recents.map(\.rawValue), forKey: Key.recents)
    }

    /// Forgets what was looked at.
    public mutating func forgetRecents() {
        recents = []
        storage.set([String](), forKey: Key.recents)
    }

    /// The names in something that was kept, each once.
    private static func names(_ kept: Any?, most: Int) -> [TransitionName] {
        var names: [TransitionName] = []
        for text in ((kept as? [Any]) ?? []).lazy.compactMap({ $0 as? String }) where names.count < most {
            let name = TransitionName(text)
            if name.isWellFormed, !names.contains(name) { names.append(name) }
        }
        return names
    }
}
