import CoreFoundation

// For the check of the Apple side: what its interface of Core Foundation lacks. No target compiles this file.

// developer.apple.com/documentation/corefoundation/cfrunloopactivity
struct CFRunLoopActivity: OptionSet, Sendable {
    let rawValue: UInt
    static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
}

// developer.apple.com/documentation/corefoundation/cfrunloopmode
struct CFRunLoopMode: Sendable {
    static let commonModes = CFRunLoopMode()
}

// developer.apple.com/documentation/corefoundation/cfrunloopobservercreatewithhandler(_:_:_:_:_:)
func CFRunLoopObserverCreateWithHandler(
    _ allocator: CFAllocator?, _ activities: UInt, _ repeats: Bool, _ order: CFIndex,
    _ block: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
) -> CFRunLoopObserver? { nil }

// developer.apple.com/documentation/corefoundation/cfrunloopaddobserver(_:_:_:)
func CFRunLoopAddObserver(_ loop: some Any, _ observer: CFRunLoopObserver?, _ mode: CFRunLoopMode) {}

// developer.apple.com/documentation/corefoundation/cfrunloopobserverinvalidate(_:)
func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver?) {}
