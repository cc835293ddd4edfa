#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Examines the pixels of a picture.
package enum PictureContent {
    /// Whether a picture is empty: all pixels of a grid of 16 × 16 are fully transparent.
    @MainActor
    package static func isEmpty(_ picture: CGImage) -> Bool {
        #if HEADLESS_UIKIT
        return Headless.isEmpty(picture)
        #else
        var alphas = [UInt8](repeating: 0, count: 16 * 16)
        return alphas.withUnsafeMutableBytes { bytes in
            let context = CGContext(
                data: bytes.baseAddress, width: 16, height: 16, bitsPerComponent: 8, bytesPerRow: 16,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue
            )
            // Without interpolation, Core Graphics reads only the pixels of the grid, instead of millions.
            context?.interpolationQuality = .none
            context?.draw(picture, in: CGRect(x: 0, y: 0, width: 16, height: 16))
            return context != nil && bytes.allSatisfy { $0 == 0 }
        }
        #endif
    }
}
#endif
