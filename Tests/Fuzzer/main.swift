import CommandSupport
import Foundation

FuzzTrap.install()
exit(
    FuzzCommand.run(
        Array(CommandLine.arguments.dropFirst()), print: { print($0) }, complain: Terminal.complain,
        progress: Terminal.showProgress))
