import Foundation
import GalleryCommandSupport

Trap.install()
exit(
    Command.run(
        Array(CommandLine.arguments.dropFirst()), print: { print($0) }, complain: Terminal.complain,
        progress: Terminal.progress()))
