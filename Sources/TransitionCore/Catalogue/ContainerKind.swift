/// The kinds of container that support transitions.
public enum ContainerKind: String, CaseIterable, Hashable, Sendable, Codable {
    /// A navigation controller: push and pop.
    case navigation
    /// A tab bar controller: a change of tabs.
    case tab
    /// A modal presentation: present and dismiss.
    case modal
}
