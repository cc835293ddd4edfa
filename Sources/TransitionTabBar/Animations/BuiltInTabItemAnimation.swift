import Foundation
import TransitionCore

/// The catalogue of item animators as an enum, for pickers and for stored settings.
///
/// Each case is an animator, so `setTabItemAnimation(BuiltInTabItemAnimation.bounce)` has the same effect as `.bounce`.
/// The raw values are the names in ``TabItemRegistry/standard``.
public enum BuiltInTabItemAnimation: String, CaseIterable, Sendable, Codable {
    /// ``BadgeBounceItemAnimator``
    case badgeBounce
    /// ``BlinkItemAnimator``
    case blink
    /// ``BounceItemAnimator``
    case bounce
    /// ``CoinItemAnimator``
    case coin
    /// ``DropItemAnimator``
    case drop
    /// ``FadeItemAnimator``
    case fade
    /// ``FlipItemAnimator``
    case flip
    /// ``FramesItemAnimator``
    case frames
    /// ``FumeItemAnimator``
    case fume
    /// ``HeartbeatItemAnimator``
    case heartbeat
    /// ``InkItemAnimator``
    case ink
    /// ``IrisItemAnimator``
    case iris
    /// ``JumpItemAnimator``
    case jump
    /// ``LaunchItemAnimator``
    case launch
    /// ``LiquidDropItemAnimator``
    case liquidDrop
    /// ``OrbitItemAnimator``
    case orbit
    /// ``PopItemAnimator``
    case pop
    /// ``RingItemAnimator``
    case ring
    /// ``RollItemAnimator``
    case roll
    /// ``RotateItemAnimator``
    case rotate
    /// ``RubberItemAnimator``
    case rubber
    /// ``ShakeItemAnimator``
    case shake
    /// ``SlideItemAnimator``
    case slide
    /// ``SparkleItemAnimator``
    case sparkle
    /// ``SquashItemAnimator``
    case squash
    /// ``StillItemAnimator``
    case still
    /// ``SwapItemAnimator``
    case swap
    /// ``SwingItemAnimator``
    case swing
    /// ``SymbolEffectItemAnimator``
    case symbolEffect
    /// ``TadaItemAnimator``
    case tada
    /// ``TitleSlideItemAnimator``
    case titleSlide
    /// ``WobbleItemAnimator``
    case wobble

    /// The animator of this case, with its default settings.
    public var animator: any TabItemAnimator {
        switch self {
        case .badgeBounce: BadgeBounceItemAnimator()
        case .blink: BlinkItemAnimator()
        case .bounce: BounceItemAnimator()
        case .coin: CoinItemAnimator()
        case .drop: DropItemAnimator()
        case .fade: FadeItemAnimator()
        case .flip: FlipItemAnimator()
        case .frames: FramesItemAnimator()
        case .fume: FumeItemAnimator()
        case .heartbeat: HeartbeatItemAnimator()
        case .ink: InkItemAnimator()
        case .iris: IrisItemAnimator()
        case .jump: JumpItemAnimator()
        case .launch: LaunchItemAnimator()
        case .liquidDrop: LiquidDropItemAnimator()
        case .orbit: OrbitItemAnimator()
        case .pop: PopItemAnimator()
        case .ring: RingItemAnimator()
        case .roll: RollItemAnimator()
        case .rotate: RotateItemAnimator()
        case .rubber: RubberItemAnimator()
        case .shake: ShakeItemAnimator()
        case .slide: SlideItemAnimator()
        case .sparkle: SparkleItemAnimator()
        case .squash: SquashItemAnimator()
        case .still: StillItemAnimator()
        case .swap: SwapItemAnimator()
        case .swing: SwingItemAnimator()
        case .symbolEffect: SymbolEffectItemAnimator()
        case .tada: TadaItemAnimator()
        case .titleSlide: TitleSlideItemAnimator()
        case .wobble: WobbleItemAnimator()
        }
    }
}

extension BuiltInTabItemAnimation: TabItemAnimator {
    public var info: AnimatorInfo { animator.info }
    public var duration: TimeInterval { animator.duration }
    public var timing: Timing { animator.timing }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography { animator.choreography(in: scene) }
}
