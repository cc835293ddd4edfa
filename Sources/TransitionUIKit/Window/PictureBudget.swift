#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import UIKit

/// A picture of a window that shows a screen, until the picture has to give its memory back.
@MainActor
final class KeptPicture {
    private(set) weak var screen: UIViewController?
    /// The picture; nil after ``giveBack()``.
    private(set) var picture: WindowPicture?

    init(_ picture: WindowPicture, of screen: UIViewController) {
        self.picture = picture
        self.screen = screen
    }

    func giveBack() { picture = nil }
}

/// Limits the memory of all kept pictures of the process, in all windows and navigation controllers. It keeps none of
/// them alive.
@MainActor
enum PictureBudget {
    /// The greatest number of pixels kept: 64 megabytes at four bytes each, which is five screens of a large phone.
    static let pixels = 16_000_000.0

    /// The kept pictures, the oldest first.
    private static var all: [Weak<KeptPicture>] = []
    // The system owns the contents of snapshot views, and may drop them in the background.
    private static let appWatch = NotificationWatch([
        UIApplication.didReceiveMemoryWarningNotification, UIApplication.didEnterBackgroundNotification,
    ]) {
        for kept in all { kept.object?.giveBack() }
    }
    private static let sceneWatch = NotificationWatch([UIScene.didEnterBackgroundNotification]) {
        for kept in all where kept.object?.picture?.isOutOfSight == true { kept.object?.giveBack() }
    }

    /// Counts a new picture. The oldest ones beyond the budget are given back, but never the new one.
    static func add(_ new: KeptPicture) {
        _ = (appWatch, sceneWatch)
        all.removeAll { $0.object?.picture == nil }
        all.append(Weak(new))
        var sum = all.reduce(0) { $0 + ($1.object?.picture?.pixels ?? 0) }
        while all.count > 1, sum > pixels {
            let oldest = all.removeFirst().object
            sum -= oldest?.picture?.pixels ?? 0
            oldest?.giveBack()
        }
    }
}
#endif
