#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import UIKit

/// The place of a layer, in the coordinates of the stage. Layers in it have the same coordinates.
struct LayerBox {
    var rect: CGRect
    /// The radius of the corners, in points.
    var cornerRadius: Double

    init(rect: CGRect, cornerRadius: Double = 0) { (self.rect, self.cornerRadius) = (rect, cornerRadius) }

    var center: CGPoint { CGPoint(x: rect.midX, y: rect.midY) }
}

extension CALayer {
    /// Sets the model values of the layer to a box.
    func show(_ box: LayerBox) {
        bounds = box.rect
        position = box.center
        if cornerRadius != CGFloat(box.cornerRadius) { cornerRadius = CGFloat(box.cornerRadius) }
    }
}

/// Animations of layers that move by their places instead of a pose.
extension LayerAnimationWriter {
    /// Adds the animations of a box along the run. The model has the box at the end of the run.
    ///
    /// - Parameters:
    ///   - isStraight: Whether the box changes linearly with the progress.
    ///   - bends: The progresses at which its speed may jump, ascending.
    ///   - box: Returns the box at a progress.
    mutating func animate(
        _ layer: CALayer, isStraight: Bool, bends: [Double], box: (Double) -> LayerBox
    ) {
        let end = box(run.target)
        guard isSampled || !isStraight else {
            let start = box(run.start)
            if start.rect != end.rect {
                add(basic(.bounds, start.rect, end.rect), .bounds, to: layer)
                add(basic(.position, start.center, end.center), .position, to: layer)
            }
            if start.cornerRadius != end.cornerRadius {
                add(basic(.cornerRadius, start.cornerRadius, end.cornerRadius), .cornerRadius, to: layer)
            }
            return
        }
        let own = samples.passing(through: bends)
        let times = own.times(Array(own.times.indices))
        let boxes = own.progresses.map(box)
        if boxes.contains(where: { $0.rect != end.rect }) {
            add(keyframes(.bounds, boxes.map(\.rect), times), .bounds, to: layer)
            add(keyframes(.position, boxes.map(\.center), times), .position, to: layer)
        }
        if boxes.contains(where: { $0.cornerRadius != end.cornerRadius }) {
            add(keyframes(.cornerRadius, boxes.map(\.cornerRadius), times), .cornerRadius, to: layer)
        }
    }

    /// Returns an animation of a value along the run, for one layer or several; nil if the value does not change.
    ///
    /// - Parameters:
    ///   - isStraight: Whether the value changes linearly with the progress.
    ///   - bends: The progresses at which its speed may jump, ascending.
    ///   - number: Returns the value at a progress.
    mutating func animation(
        of value: AnimatedValue, isStraight: Bool, bends: [Double], number: (Double) -> Double
    ) -> CAAnimation? {
        guard isSampled || !isStraight else {
            let (start, end) = (number(run.start), number(run.target))
            return start == end ? nil : basic(value, start, end)
        }
        let own = samples.passing(through: bends)
        return scalars(value, own.progresses.map(number), own, isPosed: true)
    }

    /// Returns an animation of any value along the run, through samples.
    mutating func animation(
        of value: AnimatedValue, bends: [Double], at progress: (Double) -> Any
    ) -> CAAnimation {
        let own = samples.passing(through: bends)
        return keyframes(value, own.progresses.map(progress), own.times(Array(own.times.indices)))
    }

    /// Adds an animation. The layer copies it.
    func add(_ animation: CAAnimation?, of value: AnimatedValue, to layer: CALayer) {
        if let animation { add(animation, value, to: layer) }
    }
}
#endif
