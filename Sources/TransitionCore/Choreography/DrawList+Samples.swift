extension DrawList {
    /// Samples of an element at several progresses. Each motion is evaluated at most once per progress, because the
    /// function of a curved motion may be slow. A motion that changes no needed value is not evaluated.
    package struct ElementSamples {
        /// The combination of all motions, including those of the screen that carries the element; empty if not needed.
        package private(set) var appearances: [Appearance] = []
        /// The clips of each of the element's clippings, in order of progress; empty if not needed.
        package private(set) var clips: [[Clip]]

        /// The values that already combine all motions.
        private var complete: Traits

        /// - Parameters:
        ///   - element: The element.
        ///   - progresses: Finite progresses.
        ///   - traits: The needed values other than clips.
        ///   - clippings: The indices of the needed clippings.
        package init(of element: Element, at progresses: [Double], traits: Traits, clippings: [Int]) {
            clips = element.clips.indices.map { index in
                guard clippings.contains(index) else { return [] }
                return Array(repeating: .none, count: progresses.count * element.clips[index].places.count)
            }
            complete = []
            guard !traits.isEmpty || !clippings.isEmpty else { return }
            var missing: Traits = []
            var appearances = traits.isEmpty ? [] : Array(repeating: Appearance(), count: progresses.count)
            for (place, motion) in element.motions.enumerated() {
                let changed = element.traits(changedBy: motion)
                if let index = clippings.first(where: { element.clips[$0].places.contains(place) }) {
                    let places = element.clips[index].places
                    var target = places.firstIndex(of: place) ?? 0
                    for sample in progresses.indices {
                        let pose = motion.pose(at: progresses[sample])
                        if !traits.isEmpty { appearances[sample].add(pose.body, placement: element.placement) }
                        clips[index][target] = pose.clip
                        target += places.count
                    }
                } else if changed.isDisjoint(with: traits) {
                    missing.formUnion(changed)
                    continue
                } else {
                    motion.forEachBody(at: progresses) { appearances[$0].add($1, placement: element.placement) }
                }
                complete.formUnion(changed)
            }
            guard !traits.isEmpty else { return }
            if let carrier = element.carrier {
                var screens: [Appearance] = []
                for motion in carrier.motions {
                    let changed = element.traits(changedBy: motion).intersection(.handedOn)
                    guard !changed.isDisjoint(with: traits) else {
                        missing.formUnion(changed)
                        continue
                    }
                    if screens.isEmpty { screens = Array(repeating: Appearance(), count: progresses.count) }
                    motion.forEachBody(at: progresses) { screens[$0].add($1, placement: carrier.placement) }
                    complete.formUnion(changed)
                }
                for (sample, screen) in screens.enumerated() {
                    appearances[sample].ride(on: screen, of: carrier, placement: element.placement)
                }
            }
            if element.isHidden { for sample in appearances.indices { appearances[sample].opacity = 0 } }
            complete.subtract(missing)
            self.appearances = appearances
        }

        /// Returns one number of each appearance; nil if the appearances lack a motion that changes this number.
        package func numbers(_ number: Pose.Number) -> [Double]? {
            guard complete.contains(number.trait), !appearances.isEmpty else { return nil }
            var numbers: [Double] = []
            numbers.reserveCapacity(appearances.count)
            for appearance in appearances { numbers.append(number.value(in: appearance)) }
            return numbers
        }
    }
}

extension DrawList.Element {
    /// Returns the values that a motion changes. For a function, these are the values that any function of the element
    /// changes.
    fileprivate func traits(changedBy motion: Motion) -> Traits {
        guard case .keyframes(let keyframes) = motion.form else { return curvedTraits }
        return keyframes.withUnsafeBufferPointer { keyframes in
            var traits: Traits = []
            for index in keyframes.indices { traits.formUnion(Traits(of: keyframes[index].pose.body)) }
            return traits
        }
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
