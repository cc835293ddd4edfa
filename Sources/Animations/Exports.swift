@_exported import TransitionCore
