import Foundation

/// How to try a transition in an app of one's own.
enum OnMyScreens {
    /// A piece of the explanation: text, and the code that it speaks of.
    struct Step {
        var title: String
        var text: String
        var code: String?
    }

    static let steps = [
        Step(
            title: String(localized: "Add the package"),
            text: String(
                localized: """
                    In Xcode, choose File ▸ Add Package Dependencies…, give it the address of this repository, and link the \
                    product Repertoire. No other set-up is needed, and your screens do not change.
                    """),
            code: "import Repertoire"),
        Step(
            title: String(localized: "Pushes and pops"),
            text: String(
                localized: """
                    One line where you create your navigation controller. Pops play the transition backwards. So does a \
                    swipe back, which can be reversed at any time. Your delegate stays in place.
                    """),
            code: "navigationController.setNavigationTransition(.cube)"),
        Step(
            title: String(localized: "Tabs"),
            text: String(
                localized: """
                    A tapped tab comes in from its side. With a swipe option, a finger can also drag from tab to tab. Your \
                    tab bar and its delegate stay in place.
                    """),
            code: "tabBarController.setTabTransition(.slide, swipe: .fromAnywhere)"),
        Step(
            title: String(localized: "Presentations"),
            text: String(
                localized: "Set it on the screen that you present, before you present it. A swipe dismisses it."),
            code: """
                let detail = DetailViewController()
                detail.setModalTransition(.cards)
                present(detail, animated: true)
                """),
        Step(
            title: String(localized: "A transition for each screen"),
            text: String(
                localized:
                    "A rule chooses the transition for each change. If it returns nil, the system's transition plays."),
            code: """
                navigationController.setNavigationTransition { operation, from, to in
                    to is DetailViewController ? .cover : nil
                }
                """),
        Step(
            title: String(localized: "The code on this page"),
            text: String(
                localized: """
                    Each transition's page shows the line of Swift that plays it with the settings you have chosen. Copy \
                    it from there.
                    """),
            code: "navigationController.setNavigationTransition(.fold(strips: 6).duration(0.7))"),
        Step(
            title: String(localized: "Remove it"),
            text: String(localized: "nil removes the transition. Your delegate is set again."),
            code: "navigationController.setNavigationTransition(nil)"),
        Step(
            title: String(localized: "Control it from code"),
            text: String(
                localized: """
                    Every container has a control, which holds a transition, scrubs it, and finishes or cancels it. This \
                    app's slider uses it, and so can your tests.
                    """),
            code: """
                let control = navigationController.transitions.control
                control.holdNext()
                navigationController.pushViewController(detail, animated: true)
                control.scrub(to: 0.42)
                """),
    ]
}
