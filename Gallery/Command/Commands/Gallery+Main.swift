import Foundation
import GalleryCommandSupport
import TransitionAnimations
import TransitionCore
import TransitionTabBar

extension Gallery {
    /// Runs the command on the animators of plugins, with the words of the command line, and ends the program.
    ///
    /// It is the whole `main.swift` of a package that shows and checks its own animators:
    ///
    ///     import Acme
    ///     import GalleryCommand
    ///
    ///     Gallery.main(plugins: [Acme.self])
    ///
    /// - Parameters:
    ///   - plugins: The plugins with transitions.
    ///   - itemPlugins: The plugins with animations of tab bar items. A type may be both.
    public static func main(
        plugins: [any TransitionPlugin.Type], itemPlugins: [any TabItemPlugin.Type] = []
    ) -> Never {
        let program = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "gallery"
        let command = Gallery(
            plugins: plugins, itemPlugins: itemPlugins, program: program, print: { Swift.print($0) },
            complain: Terminal.complain)
        command.runAndExit()
    }

    /// The command for plugins.
    init(
        plugins: [any TransitionPlugin.Type], itemPlugins: [any TabItemPlugin.Type], program: String,
        print: @escaping (String) -> Void, complain: @escaping (String) -> Void
    ) {
        self.init(
            animators: plugins.flatMap { $0.animators }, items: itemPlugins.flatMap { $0.itemAnimators },
            package: .plugin(of: plugins.map { $0 } + itemPlugins.map { $0 }, program: program), print: print,
            complain: complain)
    }

    /// Runs the command on this package's catalogue and ends the program.
    package static func main() -> Never {
        let command = Gallery(
            animators: BuiltInTransition.allCases.map(\.animator),
            items: BuiltInTabItemAnimation.allCases.map(\.animator),
            print: { Swift.print($0) }, complain: Terminal.complain)
        command.runAndExit()
    }

    private func runAndExit() -> Never {
        var command = self
        command.progress = Terminal.progress()
        if Terminal.isInteractive { command.ask = Terminal.ask }
        command.author = Toolchain.author(in: folder)
        command.format = Toolchain.format
        command.store = Bundle.main.executableURL.flatMap { RecordingStore(of: $0) }
        exit(command.run(Array(CommandLine.arguments.dropFirst())))
    }
}
