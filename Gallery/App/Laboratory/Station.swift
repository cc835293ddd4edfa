import UIKit

/// A screen of the laboratory, on which fingers find something out.
class Station: UIViewController {
    let findings: LaboratoryFindings

    init(_ findings: LaboratoryFindings) {
        self.findings = findings
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

/// A screen of the laboratory with a tab bar.
class TabBarStation: UITabBarController {
    let findings: LaboratoryFindings

    init(_ findings: LaboratoryFindings) {
        self.findings = findings
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Three screens with a name and a picture each.
    static func threeScreens() -> [UIViewController] {
        ["One", "Two", "Three"].enumerated().map { index, title in
            let screen = UIViewController()
            screen.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: index)
            return screen
        }
    }
}
