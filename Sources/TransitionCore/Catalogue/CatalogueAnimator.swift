import Foundation

/// An animator as a value: its description, and a closure that returns its choreography.
///
/// Each transition of the catalogue is such a value, and a plugin can create its own in the same way. A static member
/// of the protocol provides the dot syntax:
///
///     extension TransitionAnimator where Self == CatalogueAnimator {
///         /// The new screen rises over the old one.
///         public static var rise: Self {
///             Self("acme.rise", tags: [.edge], "The new screen rises over the old one.") { scene in
///                 Choreography(foreground: .from(.offset(toward: .bottom)))
///             }
///         }
///     }
///
/// An animator may also be a type that conforms to ``TransitionAnimator``.
public struct CatalogueAnimator: TransitionAnimator {
    /// A single reference, so that copying a value is as fast as copying an empty struct.
    private let content: Content

    /// Creates an animator. All arguments except the name, the summary and the choreography have the defaults of
    /// ``TransitionAnimator``.
    ///
    /// - Parameters:
    ///   - name: The name for lookup in a registry.
    ///   - title: The title to display; by default the words of the name's last part, such as “Tilt back” for
    ///     `acme.tiltBack`.
    ///   - author: The author; by default the first part of a name with a dot, such as “Acme” for `acme.tiltBack`.
    ///   - tags: Words for searching and filtering.
    ///   - since: The first version of its package that contains the animator.
    ///   - containers: The containers that the animator supports; all by default.
    ///   - isReduceMotionSafe: Whether the animator may play with Reduce Motion, because it only fades and nothing
    ///     moves.
    ///   - duration: The duration of the whole change, in seconds; by default the natural duration of `timing`.
    ///   - timing: The course of the progress over time when no finger drives it.
    ///   - allowsOvershoot: Whether a spring may carry the progress beyond 1 and back.
    ///   - movesWholeWindow: Whether the whole window moves as one picture.
    ///   - keepsPresenter: Whether the presenter stays visible behind the presented screen.
    ///   - systemTransition: The transition of UIKit that a container requests instead of playing the choreography.
    ///   - summary: A description of the visible effect, in one sentence.
    ///   - settings: The animator's adjustable parameters.
    ///   - choreography: Returns the motions of the screens for the change forward in a scene. Called on any thread.
    ///   - returnChoreography: Returns the motions for the change backward; by default the forward choreography in
    ///     reverse.
    public init(
        _ name: TransitionName, title: String? = nil, author: String? = nil, tags: [AnimatorTag] = [],
        since: String = "0.1", containers: Set<ContainerKind>? = nil, isReduceMotionSafe: Bool = false,
        duration: TimeInterval? = nil, timing: Timing = .spring(response: 0.36, dampingRatio: 1),
        allowsOvershoot: Bool = false, movesWholeWindow: Bool = false, keepsPresenter: Bool = false,
        systemTransition: SystemTransition? = nil,
        _ summary: String, settings: @autoclosure @escaping @Sendable () -> [AnimatorSetting] = [],
        choreography: @escaping @Sendable (TransitionScene) -> Choreography,
        returnChoreography: (@Sendable (TransitionScene) -> Choreography)? = nil
    ) {
        content = Content(
            parts: nil,
            info: AnimatorInfo(
                name: name, title: title ?? name.title, author: author ?? name.author, tags: tags, summary: summary,
                since: since, containers: containers ?? ContainerKind.all, isReduceMotionSafe: isReduceMotionSafe),
            duration: duration ?? timing.naturalDuration(allowsOvershoot: allowsOvershoot), timing: timing,
            allowsOvershoot: allowsOvershoot, movesWholeWindow: movesWholeWindow, carriesElements: true,
            keepsPresenter: keepsPresenter, systemTransition: systemTransition, settings: settings,
            choreography: choreography, returnChoreography: returnChoreography)
    }

    /// The animators that a combinator has made an animator of, and how: whether the second one plays backward, and
    /// whether the choreography of the only one is mirrored or reversed.
    @usableFromInline
    package typealias Parts = (
        animators: [any TransitionAnimator], isPair: Bool, isMirrored: Bool, isReversed: Bool
    )

    /// Creates the animator of a combinator.
    @usableFromInline
    package init(
        _ parts: Parts, info: AnimatorInfo, duration: TimeInterval, timing: Timing, allowsOvershoot: Bool,
        movesWholeWindow: Bool, carriesElements: Bool, keepsPresenter: Bool,
        settings: @escaping @Sendable () -> [AnimatorSetting],
        choreography: @escaping @Sendable (TransitionScene) -> Choreography,
        returnChoreography: @escaping @Sendable (TransitionScene) -> Choreography?
    ) {
        content = Content(
            parts: parts, info: info, duration: duration, timing: timing, allowsOvershoot: allowsOvershoot,
            movesWholeWindow: movesWholeWindow, carriesElements: carriesElements, keepsPresenter: keepsPresenter,
            systemTransition: nil, settings: settings, choreography: choreography,
            returnChoreography: returnChoreography)
    }

    /// The animators that this one consists of; nil if no combinator has made it.
    @usableFromInline
    package var parts: Parts? { content.parts }

    public var info: AnimatorInfo { content.info }
    public var duration: TimeInterval { content.duration }
    public var timing: Timing { content.timing }
    public var allowsOvershoot: Bool { content.allowsOvershoot }
    public var movesWholeWindow: Bool { content.movesWholeWindow }
    public var carriesElements: Bool { content.carriesElements }
    public var keepsPresenter: Bool { content.keepsPresenter }
    public var systemTransition: SystemTransition? { content.systemTransition }
    public var settings: [AnimatorSetting] { content.settings() }

    public func choreography(in scene: TransitionScene) -> Choreography { content.choreography(scene) }
    public func returnChoreography(in scene: TransitionScene) -> Choreography? {
        content.returnChoreography.flatMap { $0(scene) }
    }
}

/// The properties of a value. They are computed when the value is created, because each transition reads them.
private final class Content: Sendable {
    let parts: CatalogueAnimator.Parts?
    let info: AnimatorInfo
    let duration: TimeInterval
    let timing: Timing
    let allowsOvershoot, movesWholeWindow, carriesElements, keepsPresenter: Bool
    let systemTransition: SystemTransition?
    let settings: @Sendable () -> [AnimatorSetting]
    let choreography: @Sendable (TransitionScene) -> Choreography
    let returnChoreography: (@Sendable (TransitionScene) -> Choreography?)?

    init(
        parts: CatalogueAnimator.Parts?, info: AnimatorInfo, duration: TimeInterval, timing: Timing,
        allowsOvershoot: Bool, movesWholeWindow: Bool, carriesElements: Bool, keepsPresenter: Bool,
        systemTransition: SystemTransition?,
        settings: @escaping @Sendable () -> [AnimatorSetting],
        choreography: @escaping @Sendable (TransitionScene) -> Choreography,
        returnChoreography: (@Sendable (TransitionScene) -> Choreography?)?
    ) {
        (self.parts, self.info, self.duration, self.timing) = (parts, info, duration, timing)
        (self.allowsOvershoot, self.movesWholeWindow) = (allowsOvershoot, movesWholeWindow)
        (self.carriesElements, self.keepsPresenter) = (carriesElements, keepsPresenter)
        self.systemTransition = systemTransition
        (self.settings, self.choreography, self.returnChoreography) = (settings, choreography, returnChoreography)
    }
}

extension TransitionName {
    /// The words of the name's last part.
    fileprivate var title: String {
        let start = rawValue.utf8.lastIndex(of: .init(ascii: ".")).map { rawValue.index(after: $0) }
        return String(rawValue[(start ?? rawValue.startIndex)...]).asTitle
    }

    /// The first part of a name with a dot; this package for a name without one.
    fileprivate var author: String {
        rawValue.utf8.firstIndex(of: .init(ascii: ".")).map { String(rawValue[..<$0]).asTitle } ?? "Repertoire"
    }
}

extension ContainerKind {
    /// All kinds of container, created once.
    static let all = Set(allCases)
}
