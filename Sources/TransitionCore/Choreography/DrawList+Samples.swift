extension DrawList {
    /// An element at each of some progresses. Each of its motions is asked once for each progress, because the function
    /// of a curved motion may take long.
    package struct ElementSamples {
        /// All motions combined, including those of the screen that carries the element; empty where nothing needs
        /// them.
        package private(set) var appearances: [Appearance] = []
        /// The clips of each of the element's clippings, one after the other for each progress; empty where nothing
        /// needs them.
        package private(set) var clips: [[Clip]]

        /// - Parameters:
        ///   - element: The element.
        ///   - progresses: Finite progresses.
        ///   - needsAppearances: Whether anything but clips is needed.
        ///   - clippings: The indices of the clippings that are needed.
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

        /// One number of each appearance.
        package func numbers(_ number: Pose.Number) -> [Double] {
            var numbers: [Double] = []
            numbers.reserveCapacity(appearances.count)
            for appearance in appearances { numbers.append(number.value(in: appearance)) }
            return numbers
        }
    }
}

extension DrawList.Element {
    /// Whether a motion of the element is given by a function, or one of the screen that carries it.
    package var isCurved: Bool {
        motions.contains(where: \.isCurved) || carrier?.motions.contains(where: \.isCurved) == true
    }
}

extension Motion {
    /// Whether the motion is given by a function.
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
