import Animations
import CommandSupport
import Foundation

let command = Gallery(
    animators: BuiltInTransition.allCases.map(\.animator),
    items: BuiltInItemAnimation.allCases.map(\.animator),
    print: { print($0) },
    complain: Terminal.complain,
    progress: Terminal.showProgress
)
exit(command.run(Array(CommandLine.arguments.dropFirst())))
