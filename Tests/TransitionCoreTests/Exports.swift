// Random numbers are used all over these tests.
@_exported import TransitionTestSupport
