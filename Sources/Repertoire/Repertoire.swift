// What `import Repertoire` brings: the catalogue of transitions, and what installs it.
@_exported import TransitionAnimations
@_exported import TransitionCore
@_exported import TransitionUIKit
