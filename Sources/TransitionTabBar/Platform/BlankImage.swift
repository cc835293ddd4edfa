#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

extension UIImage {
    /// A transparent picture of the same size, with the same accessibility as this one.
    @MainActor
    var blank: UIImage {
        let size = CGSize(width: max(size.width, 1), height: max(size.height, 1))
        let blank = UIGraphicsImageRenderer(size: size).image { _ in }
        blank.accessibilityLabel = accessibilityLabel
        return blank
    }
}

extension UIView {
    /// Hides the view and its content from assistive technologies.
    func hideFromAssistiveTechnologies() {
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
    }
}

extension UIImageView {
    /// Plays an effect of the system once.
    ///
    /// - Returns: Whether the picture is a symbol and the system has the effect.
    func play(_ effect: TabItemEffectName) -> Bool {
        guard image?.isSymbolImage == true else { return false }
        #if HEADLESS_UIKIT
        return false
        #else
        guard #available(iOS 17.0, *) else { return false }
        switch effect {
        case .bounce: addSymbolEffect(.bounce, options: .nonRepeating)
        case .pulse: addSymbolEffect(.pulse, options: .nonRepeating)
        case .variableColor: addSymbolEffect(.variableColor, options: .nonRepeating)
        case .wiggle, .rotate, .breathe:
            guard #available(iOS 18.0, *) else { return false }
            switch effect {
            case .wiggle: addSymbolEffect(.wiggle, options: .nonRepeating)
            case .rotate: addSymbolEffect(.rotate, options: .nonRepeating)
            default: addSymbolEffect(.breathe, options: .nonRepeating)
            }
        }
        return true
        #endif
    }
}

/// The system's symbol effects.
enum TabItemEffectName: String {
    case bounce, pulse, variableColor, wiggle, rotate, breathe
}
#endif
