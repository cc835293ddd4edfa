/// The kinds of container that a transition can be installed on.
public enum ContainerKind: String, CaseIterable, Hashable, Sendable, Codable {
    /// A navigation controller: push and pop.
    case navigation
    /// A tab bar controller: a change of tabs.
    case tab
    /// A modal presentation: present and dismiss.
    case modal
}
