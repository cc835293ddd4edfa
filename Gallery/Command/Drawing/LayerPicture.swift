import UIKit

/// A layer as the headless UIKit records it, with its sublayers.
typealias LayerPicture = Headless.LayerPicture
