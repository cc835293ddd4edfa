import Animations
import CommandSupport
import Foundation
import TransitionCore

extension Gallery {
    /// Runs the command on this package's catalogue, with the words of the command line, and ends the program.
    package static func main() -> Never {
        let command = Gallery(
            animators: BuiltInTransition.allCases.map(\.animator), items: BuiltInItemAnimation.allCases.map(\.animator),
            print: { Swift.print($0) }, complain: Terminal.complain, progress: Terminal.showProgress)
        exit(command.run(Array(CommandLine.arguments.dropFirst())))
    }
}
