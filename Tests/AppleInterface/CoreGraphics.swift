import CoreGraphics

// For the check of the Apple side: a name that an interface made by rule has otherwise. No target compiles this file.

extension CGImageAlphaInfo {
    // developer.apple.com/documentation/coregraphics/cgimagealphainfo/alphaonly
    static var alphaOnly: CGImageAlphaInfo { .none }
}
