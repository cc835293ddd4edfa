import Foundation
import TransitionCore

/// The catalogue of item animators as an enum, for pickers and for stored settings.
///
/// `setTabItemAnimation(BuiltInTabItemAnimation.bounce.animator)` has the same effect as `.bounce`. The raw values are
/// the names in ``TransitionCore/AnimatorRegistry/standard``.
public enum BuiltInTabItemAnimation: String, CaseIterable, Sendable, Codable {
    /// ``TabItemAnimator/badgeBounce``
    case badgeBounce
    /// ``TabItemAnimator/bounce``
    case bounce
    /// ``TabItemAnimator/drop``
    case drop
    /// ``TabItemAnimator/fade``
    case fade
    /// ``TabItemAnimator/fill``
    case fill
    /// ``TabItemAnimator/flip``
    case flip
    /// ``TabItemAnimator/fountain``
    case fountain
    /// ``TabItemAnimator/fume``
    case fume
    /// ``TabItemAnimator/ink``
    case ink
    /// ``TabItemAnimator/iris``
    case iris
    /// ``TabItemAnimator/jump``
    case jump
    /// ``TabItemAnimator/launch``
    case launch
    /// ``TabItemAnimator/liquidDrop``
    case liquidDrop
    /// ``TabItemAnimator/pill``
    case pill
    /// ``TabItemAnimator/pop``
    case pop
    /// ``TabItemAnimator/ring``
    case ring
    /// ``TabItemAnimator/roll``
    case roll
    /// ``TabItemAnimator/rotate``
    case rotate
    /// ``TabItemAnimator/rubber``
    case rubber
    /// ``TabItemAnimator/slide``
    case slide
    /// ``TabItemAnimator/sparkle``
    case sparkle
    /// ``TabItemAnimator/still``
    case still
    /// ``TabItemAnimator/swap``
    case swap
    /// ``TabItemAnimator/swing``
    case swing
    /// ``TabItemAnimator/symbolEffect``
    case symbolEffect
    /// ``TabItemAnimator/titleSlide``
    case titleSlide
    /// ``TabItemAnimator/trace``
    case trace
    /// ``TabItemAnimator/wobble``
    case wobble

    /// The animator of this case, with its default settings.
    ///
    /// An app that uses this property contains the whole catalogue. Otherwise it contains the animators that it names.
    // A debug build compiles it here only. An incremental build keeps the copies in other modules when the code of an
    // animator changes.
    #if !DEBUG
    @_alwaysEmitIntoClient
    #endif
    public var animator: CatalogueTabItemAnimator {
        switch self {
        case .badgeBounce: .badgeBounce
        case .bounce: .bounce
        case .drop: .drop
        case .fade: .fade
        case .fill: .fill
        case .flip: .flip
        case .fountain: .fountain
        case .fume: .fume
        case .ink: .ink
        case .iris: .iris
        case .jump: .jump
        case .launch: .launch
        case .liquidDrop: .liquidDrop
        case .pill: .pill
        case .pop: .pop
        case .ring: .ring
        case .roll: .roll
        case .rotate: .rotate
        case .rubber: .rubber
        case .slide: .slide
        case .sparkle: .sparkle
        case .still: .still
        case .swap: .swap
        case .swing: .swing
        case .symbolEffect: .symbolEffect
        case .titleSlide: .titleSlide
        case .trace: .trace
        case .wobble: .wobble
        }
    }
}
