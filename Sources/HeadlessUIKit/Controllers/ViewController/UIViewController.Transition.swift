import Foundation

extension UIViewController {
    /// A standard way for a controller to be shown.
    @MainActor
    open class Transition: NSObject {
        enum Kind { case coverVertical, crossDissolve, flipHorizontal, partialCurl }

        private(set) var kind = Kind.coverVertical

        /// The way that slides up; made by the class methods, not directly.
        public override required init() {
            super.init()
        }

        private class func make(_ kind: Kind) -> Self {
            let transition = Self()
            transition.kind = kind
            return transition
        }

        /// Slides up from the bottom.
        @discardableResult
        open class func coverVertical() -> Self { make(.coverVertical) }
        /// Fades.
        @discardableResult
        open class func crossDissolve() -> Self { make(.crossDissolve) }
        /// Turns about the vertical axis.
        @discardableResult
        open class func flipHorizontal() -> Self { make(.flipHorizontal) }
        /// A corner curls up.
        @discardableResult
        open class func partialCurl() -> Self { make(.partialCurl) }
    }
}
