import TransitionCore

extension ContainerKind {
    /// A container of this kind with new screens. Its views' layout runs from right to left if asked for.
    @MainActor func stageContainer(_ screens: TrialScreens, isRightToLeft: Bool) -> any StageContainer {
        switch self {
        case .navigation: NavigationStageContainer(screens)
        case .tab: TabStageContainer(screens)
        case .modal: ModalStageContainer(screens, isRightToLeft: isRightToLeft)
        }
    }
}
