import Foundation

/// Whether tests take every animator of the catalogue instead of a few: the environment variable
/// `REPERTOIRE_WHOLE_CATALOGUE` is 1, as in a release build of `.ci/run` and `.ci/long`.
package let takesWholeCatalogue = ProcessInfo.processInfo.environment["REPERTOIRE_WHOLE_CATALOGUE"] == "1"

/// Nine transitions and eight item animators. Together they use what an animator can ask of a container: both screens in
/// motion, depth, clips, pieces, a screen that keeps its pose, anchors, the whole window, badges, and shapes.
private let chosenNames: Set<String> = [
    "push", "fade", "cube", "circleReveal", "fold", "shatter", "tiltUnder", "zoom", "snapshotPush",
    "bounce", "jump", "pop", "roll", "titleSlide", "ring", "badgeBounce", "still",
]

extension CaseIterable where Self: RawRepresentable, RawValue == String {
    /// The cases that a test of a container takes: a few that differ, or all (`takesWholeCatalogue`).
    package static var chosen: [Self] {
        takesWholeCatalogue ? Array(allCases) : allCases.filter { chosenNames.contains($0.rawValue) }
    }
}
