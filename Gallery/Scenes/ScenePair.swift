/// Two screens of an imagined app: one, and the one that a tap on it leads to. Each pair has its own hues, so that
/// pictures beside each other differ.
public enum ScenePair: String, CaseIterable, Hashable, Sendable {
    case journeys, photos, music, messages, reading, shop
    /// A grid and a detail screen with elements that fly over any transition.
    case prints

    /// The screen that transitions start from.
    @MainActor public func makeFirst() -> Screen {
        switch self {
        case .journeys: JourneysScreen()
        case .photos: PhotosScreen()
        case .music: RecordsScreen()
        case .messages: MessagesScreen()
        case .reading: ShelfScreen()
        case .shop: ShopScreen()
        case .prints: PrintsScreen()
        }
    }

    /// The screen that arrives.
    @MainActor public func makeSecond() -> Screen {
        switch self {
        case .journeys: PlaceScreen()
        case .photos: PhotoScreen()
        case .music: ListeningScreen()
        case .messages: ChatScreen()
        case .reading: ReaderScreen()
        case .shop: ProductScreen()
        case .prints: PrintScreen(Print.all()[1])
        }
    }

    /// Makes a second screen show what the first leads to, where that differs.
    @MainActor public static func connect(_ first: Screen, to second: Screen) {
        if let first = first as? PrintsScreen { (second as? PrintScreen)?.show(first.chosen) }
    }
}
