/// An id with its hash value, which is computed once: a search hashes each id it meets, and hashing `AnyHashable` is slow.
struct ElementKey: Hashable {
    let id: AnyHashable
    private let hash: Int

    init(_ id: AnyHashable) { (self.id, hash) = (id, id.hashValue) }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
