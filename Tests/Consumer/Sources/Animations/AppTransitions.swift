import Repertoire

/// The transitions that the app has chosen.
public enum AppTransitions {
    public static var detail: any TransitionAnimator { .slide.duration(0.4) }
}
