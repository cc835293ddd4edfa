extension DrawList {
    /// Samples of an element at several progresses. Each motion is evaluated once per progress, because the function of
    /// a curved motion may be slow.
    package struct ElementSamples {
        /// The combination of all motions, including those of the screen that carries the element; empty if not needed.
        package private(set) var appearances: [Appearance] = []
        /// The clips of each of the element's clippings, in order of progress; empty if not needed.
        package private(set) var clips: [[Clip]]

        /// - Parameters:
        ///   - element: The element.
        ///   - progresses: Finite progresses.
        ///   - needsAppearances: Whether values other than clips are needed.
        ///   - clippings: The indices of the needed clippings.
        package init(of element: Element, at progresses: [Double], needsAppearances: Bool, clippings: [Int]) {
            clips = Array(repeating: [], count: element.clips.count)
            for index in clippings {
                clips[index].reserveCapacity(progresses.count * element.clips[index].places.count)
            }
            guard needsAppearances else {
                for index in clippings {
                    for progress in progresses {
                        for place in element.clips[index].places {
                            clips[index].append(element.motions[place].pose(at: progress).clip)
                        }
                    }
                }
                return
            }
            appearances.reserveCapacity(progresses.count)
            for progress in progresses {
                var instant = Instant(at: progress)
                guard !clippings.isEmpty else {
                    appearances.append(instant.appearance(of: element))
                    continue
                }
                var own = Appearance()
                for (place, motion) in element.motions.enumerated() {
                    guard let index = clippings.first(where: { element.clips[$0].places.contains(place) }) else {
                        motion.withBody(at: progress) { own.add($0, placement: element.placement) }
                        continue
                    }
                    let pose = motion.pose(at: progress)
                    own.add(pose.body, placement: element.placement)
                    clips[index].append(pose.clip)
                }
                appearances.append(instant.complete(own, of: element))
            }
        }

        /// Returns one number of each appearance.
        package func numbers(_ number: Pose.Number) -> [Double] {
            var numbers: [Double] = []
            numbers.reserveCapacity(appearances.count)
            for appearance in appearances { numbers.append(number.value(in: appearance)) }
            return numbers
        }
    }
}

extension DrawList.Element {
    /// Whether a function (``Motion/curve(_:)``) gives a motion of the element, or of the screen that carries the
    /// element.
    package var isCurved: Bool {
        motions.contains(where: \.isCurved) || carrier?.motions.contains(where: \.isCurved) == true
    }
}

extension Motion {
    /// Whether a function gives the motion.
    var isCurved: Bool {
        if case .curve = form { return true }
        return false
    }
}

extension Pose.Number {
    fileprivate func value(in appearance: Appearance) -> Double {
        switch self {
        case .opacity: appearance.opacity
        case .cornerRadius: appearance.cornerRadius
        case .shade: appearance.shade
        case .shadow: appearance.shadow.opacity
        }
    }
}
