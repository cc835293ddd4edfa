import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen turns away like a door into a room, and the new one comes out of it.
    @_alwaysEmitIntoClient
    public static var turn: Self { turn(about: .leading) }

    /// The old screen turns away about an edge.
    ///
    /// - Parameter edge: The edge that the hinges are on.
    @_alwaysEmitIntoClient
    public static func turn(about edge: TransitionEdge) -> Self {
        Self(
            "turn", tags: [.door, .hinge, .threeD], duration: 0.6, timing: .easeInOut,
            "The old screen turns away like a door into a room, and the new one comes out of it.",
            settings: [.edge("about", edge, title: "Hinges") { .turn(about: $0) }]
        ) { scene in
            // At the end the viewer sees only the edge of the door. Because of perspective the door is then open by a
            // little more than 90 degrees.
            let (extent, eye) = (scene.extent(toward: edge), max(1.25 * scene.longerSide, 1))
            return Choreography(
                foreground: .from(.offset(depth: -extent).shade(0.6)),
                background: .to(.hinged(on: edge, degrees: -90 - atan2(extent / 2, eye) * 180 / .pi).shade(0.5)),
                front: .background, backdrop: .black, eyeDistance: eye)
        }
    }
}
