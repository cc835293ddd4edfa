import Foundation
import TransitionCore
import TransitionUIKit
import UIKit

extension TrialSettings {
    /// How a navigation controller's transition is to behave.
    public var navigationOptions: NavigationTransitionOptions {
        var options = NavigationTransitionOptions(motion: motion)
        if let swipe { options.swipe = swipe }
        return options
    }

    /// How a tab bar controller's transitions are to behave.
    public var tabOptions: TabTransitionOptions {
        var options = TabTransitionOptions(motion: motion)
        if let swipe { options.swipe = swipe }
        return options
    }

    /// How a screen is to be presented and dismissed.
    public var modalOptions: ModalTransitionOptions {
        var options = ModalTransitionOptions(edge: dismissEdge, motion: motion)
        if let swipe { options.swipe = swipe }
        return options
    }

    /// The Swift that does in an app what is tried here: the call with the animator and the options. What is as by default
    /// is not written. A call of more than 100 characters is broken after its bracket.
    ///
    /// - Throws: ``/TransitionCore/AnimatorRegistryError`` when no animator has the name.
    public func code(in registry: TransitionRegistry) throws(AnimatorRegistryError) -> String {
        let animator = try line(in: registry).swift
        let arguments = options.isEmpty ? animator : "\(animator), options: .init(\(options.joined(separator: ", ")))"
        let line = "\(call)(\(arguments))"
        return line.count <= 100 ? line : "\(call)(\n    \(arguments))"
    }

    private var call: String {
        switch container {
        case .navigation: "navigationController.setNavigationTransition"
        case .tab: "tabBarController.setTabTransition"
        case .modal: "detail.setModalTransition"
        }
    }

    /// The arguments of the options that differ from the defaults, in their order.
    private var options: [String] {
        let origin = swipe.map { ".\($0.rawValue)" }
        let policy = motion == .system ? nil : "motion: .\(motion.rawValue)"
        switch container {
        case .navigation: return [origin.map { "swipe: \($0)" }, policy].compactMap { $0 }
        case .tab:
            let isDefault = swipe == TabTransitionOptions().swipe
            return [isDefault ? nil : origin.map { "swipe: \($0)" }, policy].compactMap { $0 }
        case .modal:
            let defaults = ModalTransitionOptions()
            return [
                dismissEdge == defaults.edge ? nil : "edge: .\(dismissEdge.rawValue)",
                swipe == defaults.swipe ? nil : origin.map { "swipe: \($0)" }, policy,
            ].compactMap { $0 }
        }
    }
}
