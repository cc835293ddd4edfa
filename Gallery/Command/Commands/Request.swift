import Foundation
import GalleryCommandSupport

/// The command that the arguments ask for.
enum Request: Equatable {
    /// Record animators and write the page.
    case site(SiteRequest)
    /// Print the names of the animators.
    case list
    /// Print the names of the item animators.
    case listItems
    /// Print three transitions that fit.
    case choose(ChooseCommand)
    /// Print what is wrong with animators.
    case audit(AuditCommand)
    /// Write the first version of a new animator.
    case new(NewCommand)
    /// Write a package for plugins.
    case newPlugin(NewPlugin)
    /// Give an animator another name.
    case rename(RenameCommand)
    /// Write down what animators do.
    case golden(GoldenCommand)
    /// Draw still pictures of animators into one file.
    case sheet(SheetRequest)
    /// Draw the pictures that the app's cells show.
    case stills(StillsCommand)
    /// Make a share of the page's recordings.
    case record(RecordCommand)
    case help

    /// The first word, if it is not an option.
    private enum Name: String {
        case list, choose, audit, new, rename, golden, sheet, strip, stills, record, help
    }

    /// Reads the arguments after the command's own name.
    init(_ arguments: [String]) throws(UsageError) {
        guard let name = arguments.first.flatMap(Name.init) else {
            let words = try SiteRequest.syntax.parse(arguments)
            self = .help
            if !words.wantsHelp { self = .site(try SiteRequest(words)) }
            return
        }
        let words = try Request.syntax(of: name).parse(arguments.dropFirst())
        if words.wantsHelp {
            self = .help
            return
        }
        switch name {
        case .help: self = .help
        case .list: self = words.contains(.item) ? .listItems : .list
        case .choose: self = .choose(try ChooseCommand(words))
        case .audit: self = .audit(AuditCommand(words))
        case .new:
            if let plugin = try NewCommand.plugin(words) {
                self = .newPlugin(plugin)
            } else {
                self = .new(try NewCommand(words))
            }
        case .rename: self = .rename(try RenameCommand(words))
        case .golden: self = .golden(GoldenCommand(words))
        case .sheet: self = .sheet(try SheetRequest(.sheet, words))
        case .strip: self = .sheet(try SheetRequest(.strip, words))
        case .stills: self = .stills(StillsCommand(words))
        case .record: self = .record(try RecordCommand(words))
        }
    }

    private static func syntax(of name: Name) -> CommandSyntax {
        switch name {
        case .help: CommandSyntax()
        case .list: CommandSyntax(options: [.item])
        case .choose: ChooseCommand.syntax
        case .audit: AuditCommand.syntax
        case .new: NewCommand.syntax
        case .rename: RenameCommand.syntax
        case .golden: GoldenCommand.syntax
        case .sheet: SheetRequest.syntax(.sheet)
        case .strip: SheetRequest.syntax(.strip)
        case .stills: StillsCommand.syntax
        case .record: RecordCommand.syntax
        }
    }

    /// The text that `--help` prints in a command of this name.
    static func manual(of program: String) -> String {
        manual.replacingOccurrences(of: " gallery ", with: " \(program) ")
    }

    /// The text that `--help` prints.
    static let manual = """
        usage: gallery [--item] [NAME…] [--open] [--output DIR] [--repository URL] [--address URL]
                       [--documents PATH] [--anew] [--jobs N]
               gallery sheet|strip [NAME…] [--container KIND] [--backward] [--rtl]
                       [--dark] [--moving] [--output FILE]
               gallery list [--item]
               gallery choose [ANSWER…]
               gallery audit [--item] [NAME…] [--json]
               gallery new [--item] NAME [--from FILE] [--root DIR]
               gallery new --plugin NAME [--root DIR]
               gallery rename [--item] NAME NEWNAME [--root DIR]
               gallery golden [--item] [NAME…] [--root DIR]
               gallery stills [NAME…] [--root DIR]
               gallery --help

        Runs every registered transition, and every animation of tab bar items, on demo screens, records each frame, and
        writes a page that shows them all.
        With a NAME, or several, the page shows these alone, and is there in a moment.
        The page needs no server and no network: open DIR/index.html.

          --output DIR, -o DIR  the folder to write into, made if need be (default: \(SiteRequest.defaultOutput), and with
                                a NAME \(SiteRequest.chosenOutput)); one that has files of others is refused
          --open                show the page in a browser
          --repository URL      where the package is published; the page then leads to its files there and not in this
                                folder
          --address URL         where the page will be; links to it then come with a description and a picture
          --documents PATH      where the documentation will be, a folder in that of the page; without it the page leads
                                to the articles' files
          --anew                record everything; without it, what this very program recorded before is taken
          --jobs N              record in N processes (default: one on each core)
          sheet                 draw how transitions look at the start, a quarter, half, three quarters and the end,
                                a row for each NAME (default: all), into FILE (default: gallery-sheet.html)
          strip                 draw one moment of each, side by side: after 40 % of the change, or as NAME@PERCENT says
          --container KIND      navigation, tab or modal (default: navigation)
          --backward            show the change backward: a pop, the previous tab, a dismissal
          --rtl                 show right-to-left layout
          --dark                show dark screens
          --moving              a strip that moves as a WebP picture, under a tap and under a finger, one NAME after the
                                other, each in KIND or as NAME/KIND says; needs Chromium
          --output FILE         where a sheet goes; a name that ends in .png or .webp makes it a picture, which needs
                                Chromium
          list                  print the names of the transitions, one a line
          choose                name three transitions that fit: ask where they come from, how loud they may be and how
                                often they are seen, or take the answers, as in `choose side quiet often`
          audit                 say what is wrong with the transitions named, or with all; --json for programs
          new                   write a new transition's file and put it into the catalogue, in the package's folder
                                (default: this one)
          --from FILE           begin as the transition that the workshop of the page has saved as FILE
          --plugin              write a package of your own, with a first transition, gallery, test and golden, into
                                the folder NAME in DIR (default: beside this folder)
          rename                give an animator of the catalogue another name, in all files that list it
          golden                write down what animators of the catalogue do, by default all, for reviews; the files of
                                those that are named are formatted
          stills                draw what the app's cells show before they play: the transitions named, or all whose
                                picture is missing or older than their golden; needs Chromium
          --item                the name is that of an animation of tab bar items
          --help, -h            print this

        Files whose content stays the same are not written again, and only what changed is told.
        Exit status: 0 when all went well, 1 when something could not be recorded or written or fails its audit,
        2 for words not understood.
        """
}

extension CommandOption {
    /// The name is that of an item animator.
    static let item = CommandOption("--item")
    /// The file or folder to write.
    static let output = CommandOption("--output", short: "-o", value: .word)
}
