extension DrawList {
    /// Samples of an element at several progresses. Each motion is evaluated once per progress, because the function of
    /// a curved motion may be slow, and only if it changes a needed value.
    package struct ElementSamples {
        /// The combination of all motions, including those of the screen that carries the element; empty if not needed.
        package private(set) var appearances: [Appearance] = []
        /// The clips of each of the element's clippings, in order of progress; empty if not needed.
        package private(set) var clips: [[Clip]]

        /// - Parameters:
        ///   - element: The element.
        ///   - progresses: Finite progresses.
        ///   - traits: The needed values other than clips.
        ///   - clippings: The indices of the needed clippings.
        package init(of element: Element, at progresses: [Double], traits: Traits, clippings: [Int]) {
            clips = Array(repeating: [], count: element.clips.count)
            for index in clippings {
                clips[index].reserveCapacity(progresses.count * element.clips[index].places.count)
            }
            guard !traits.isEmpty || !clippings.isEmpty else { return }
            let sampler = Sampler(of: element, traits: traits, clippings: clippings)
            if !traits.isEmpty { appearances.reserveCapacity(progresses.count) }
            for progress in progresses {
                let appearance = sampler.appearance(at: progress) { clips[$0].append($1) }
                if !traits.isEmpty { appearances.append(appearance) }
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

extension DrawList {
    /// The motions of an element that change some values.
    struct Sampler {
        private let element: Element
        private let traits: Traits
        private var own: [(motion: Motion, clipping: Int?)] = []
        private var carrying: [Motion] = []

        /// - Parameters:
        ///   - element: The element.
        ///   - traits: The values other than clips.
        ///   - clippings: The indices of the clippings.
        init(of element: Element, traits: Traits, clippings: [Int] = []) {
            (self.element, self.traits) = (element, traits)
            for (place, motion) in element.motions.enumerated() {
                let clipping = clippings.first { element.clips[$0].places.contains(place) }
                if clipping != nil || changes(motion) { own.append((motion, clipping)) }
            }
            for motion in element.carrier?.motions ?? [] where changes(motion) { carrying.append(motion) }
        }

        /// Returns whether a motion changes any of the values. All functions count as one.
        private func changes(_ motion: Motion) -> Bool {
            guard case .keyframes(let keyframes) = motion.form else {
                return !element.curvedTraits.isDisjoint(with: traits)
            }
            return !traits.isEmpty
                && keyframes.withUnsafeBufferPointer { keyframes in
                    keyframes.indices.contains { !Traits(of: keyframes[$0].pose.body).isDisjoint(with: traits) }
                }
        }

        /// Returns the combination of the motions at a finite progress.
        ///
        /// - Parameter clip: Called with each clip and the index of its clipping.
        func appearance(at progress: Double, clip: (Int, Clip) -> Void = { _, _ in }) -> Appearance {
            var appearance = Appearance()
            for index in own.indices {
                guard let clipping = own[index].clipping else {
                    own[index].motion.withBody(at: progress) { appearance.add($0, placement: element.placement) }
                    continue
                }
                let pose = own[index].motion.pose(at: progress)
                if !traits.isEmpty { appearance.add(pose.body, placement: element.placement) }
                clip(clipping, pose.clip)
            }
            if let carrier = element.carrier, !carrying.isEmpty {
                let screen = Appearance(of: carrying, at: progress, placement: carrier.placement)
                appearance.ride(on: screen, of: carrier, placement: element.placement)
            }
            if element.isHidden { appearance.opacity = 0 }
            return appearance
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
