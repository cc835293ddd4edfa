// What `import Repertoire` brings: the catalogue, and what installs it.
@_exported import TransitionAnimations
@_exported import TransitionCore
