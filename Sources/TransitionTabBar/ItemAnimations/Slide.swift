import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The new picture pushes the old one out sideways, a little too far, and back.
    @_alwaysEmitIntoClient
    public static var slide: Self {
        Self(
            "slide", tags: [.clip, .edge], duration: 0.4,
            "The new picture pushes the old one out sideways, a little too far, and back."
        ) { _ in
            // Both are seen only within the icon's own frame, where the new one pushes the old one out.
            func pushed(_ way: Double) -> (new: Pose, old: Pose) {
                (
                    .offset(x: way - 1).clip(.rect(UnitRect(x: 1 - way, y: 0, width: way, height: 1))),
                    .offset(x: way).clip(.rect(UnitRect(x: 0, y: 0, width: 1 - way, height: 1)))
                )
            }
            let (start, end, pace) = (pushed(0), pushed(1), Easing.curve(0.35, 0.2, 0.6, 0.85))
            let comes = Motion.keyframes([
                .at(0, start.new, easing: pace), .at(0.36, end.new, easing: .easeOut),
                .at(0.52, end.new.offset(x: 0.1).scale(x: 1, y: 1.05), easing: .easeInOut),
                .at(0.76, end.new.offset(x: -0.02).scale(1.04), easing: .easeInOut), .at(1, .rest),
            ])
            return TabItemChoreography(
                icon: [comes, .from(.opacity(0), until: 0.02)],
                alternateIcon: [
                    .keyframes([.at(0, start.old, easing: pace), .at(0.36, end.old), .at(1, end.old)]),
                    .to(.opacity(0), after: 0.34, until: 0.36),
                ])
        }
    }
}
