import Foundation

extension UIViewController {
    /// A system transition for showing a controller: one of the standard styles, or a zoom.
    open class Transition: NSObject {
        enum Kind { case coverVertical, crossDissolve, flipHorizontal, partialCurl, zoom }

        /// The settings of a zoom.
        struct Zoom {
            var options: ZoomOptions?
            var source: (ZoomSourceViewProviderContext) -> UIView?
        }

        private(set) var kind = Kind.coverVertical
        private(set) var zoom: Zoom?

        /// The way that slides up; made by the class methods, not directly.
        public override required init() {
            super.init()
        }

        private class func make(_ kind: Kind, zoom: Zoom? = nil) -> Self {
            let transition = Self()
            transition.kind = kind
            transition.zoom = zoom
            return transition
        }

        /// Slides up from the bottom.
        open class var coverVertical: Self { make(.coverVertical) }
        /// Fades.
        open class var crossDissolve: Self { make(.crossDissolve) }
        /// Turns about the vertical axis.
        open class var flipHorizontal: Self { make(.flipHorizontal) }
        /// A corner curls up.
        open class var partialCurl: Self { make(.partialCurl) }

        /// Grows out of a view, and back into one.
        ///
        /// - Parameters:
        ///   - options: how the zoom looks, nil for the usual look.
        ///   - sourceViewProvider: returns the view that the controller grows out of or shrinks into; nil for none.
        ///     Called for each transition, so that it may return another view backward.
        @discardableResult
        public static func zoom(
            options: UIViewController.Transition.ZoomOptions? = nil,
            sourceViewProvider: @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
        ) -> Self {
            make(.zoom, zoom: Zoom(options: options, source: sourceViewProvider))
        }

        /// How a zoom looks.
        open class ZoomOptions: NSObject {
            /// The colour that covers what is behind the zoomed view, nil for none.
            open var dimmingColor: UIColor?

            /// Returns whether a gesture that takes the zoomed controller away may begin; nil leaves that to the system.
            open var interactiveDismissShouldBegin:
                ((UIViewController.Transition.ZoomOptions.InteractionContext) -> Bool)?

            /// A gesture that would take a zoomed controller away.
            open class InteractionContext: NSObject {
                /// Where the touch is, in the coordinates of the zoomed controller's view.
                public let location: CGPoint
                /// How fast it moves, in points a second.
                public let velocity: CGVector
                /// Whether the gesture would begin if the app said nothing.
                public let willBegin: Bool

                init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
                    self.location = location
                    self.velocity = velocity
                    self.willBegin = willBegin
                    super.init()
                }
            }

            /// The usual look.
            public override init() {
                super.init()
            }
        }

        /// Which controllers a zoom is between.
        open class ZoomSourceViewProviderContext: NSObject {
            /// The controller that the zoom starts from, and comes back to.
            public let sourceViewController: UIViewController
            /// The controller that is zoomed.
            public let zoomedViewController: UIViewController

            init(source: UIViewController, zoomed: UIViewController) {
                sourceViewController = source
                zoomedViewController = zoomed
                super.init()
            }
        }
    }
}
