import Foundation

/// “On my screens”: how to try a transition in an app of one's own.
enum OnMyScreens {
    /// A piece of the explanation: text, and the code that it speaks of.
    struct Step {
        var title: String
        var text: String
        var code: String?
    }

    static let steps = [
        Step(
            title: "Add the package",
            text: """
                In Xcode, choose File ▸ Add Package Dependencies…, give it the address of this repository, and link the \
                product Repertoire. There is nothing else to set up, and no screen of yours has to change.
                """,
            code: "import Repertoire"),
        Step(
            title: "Pushes and pops",
            text: """
                One line where you make your navigation controller. Pops play the transition backwards, and so does a \
                swipe back, which a finger may turn around at any time. Your delegate stays where it is.
                """,
            code: "navigationController.setNavigationTransition(.cube)"),
        Step(
            title: "Tabs",
            text: """
                Tabs come from their side when they are tapped, and under a finger if you say where a swipe may begin. \
                Your tab bar and its delegate stay as they are.
                """,
            code: "tabBarController.setTabTransition(.slide, swipe: .fromAnywhere)"),
        Step(
            title: "Presentations",
            text: "Set it on the screen that you present, before you present it. A swipe dismisses it.",
            code: """
                let detail = DetailViewController()
                detail.setModalTransition(.cards)
                present(detail, animated: true)
                """),
        Step(
            title: "Another one for each screen",
            text: "A rule decides at each change; nil leaves it to the system.",
            code: """
                navigationController.setNavigationTransition { operation, from, to in
                    to is DetailViewController ? .cover : nil
                }
                """),
        Step(
            title: "Just as you set it here",
            text: """
                Every page of this app ends with the line of Swift that does exactly what the page plays, its settings \
                included. Copy it from there.
                """,
            code: "navigationController.setNavigationTransition(.fold(strips: 6).duration(0.7))"),
        Step(
            title: "Change your mind",
            text: "nil takes everything off again, and gives your delegate back its place.",
            code: "navigationController.setNavigationTransition(nil)"),
        Step(
            title: "Hold it, and look closely",
            text: """
                Every container has a control, which does from code what a finger does: take hold, move, let go. This \
                app's slider uses it, and so can your tests.
                """,
            code: """
                let control = navigationController.transitions.control
                control.hold()
                navigationController.pushViewController(detail, animated: true)
                control.scrub(to: 0.42)
                """),
    ]
}
