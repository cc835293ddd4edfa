import CoreGraphics

// For the check of the Apple side: what an interface made by rule has otherwise. No target compiles this file.

extension CGContext {
    // developer.apple.com/documentation/coregraphics/cgcontext/
    // init(data:width:height:bitspercomponent:bytesperrow:space:bitmapinfo:): sizes are Int, as size_t is in Swift.
    convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) { nil }
}

extension CGImageAlphaInfo {
    // developer.apple.com/documentation/coregraphics/cgimagealphainfo/alphaonly
    static var alphaOnly: CGImageAlphaInfo { .none }
}
