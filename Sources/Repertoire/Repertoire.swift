// Re-exports the catalogue of transitions and the modules that install them.
@_exported import TransitionAnimations
@_exported import TransitionCore
@_exported import TransitionUIKit
