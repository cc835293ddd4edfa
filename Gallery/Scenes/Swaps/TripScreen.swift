import UIKit

/// A container of an app: a heading with two choices, and a view below it that shows one of two children.
public final class TripScreen: UIViewController {
    /// The view that shows the children.
    public let stage = UIView()
    /// The children, in the order of the choices.
    public let parts: [Screen] = [PlanScreen(), GuestsScreen()]
    private var choices: [Pill] = []

    /// Which of the children the heading names.
    public var choice = 0 {
        didSet { showChoice() }
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Bergen"
        view.backgroundColor = Palette.white
        view.addSubview(stage)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        stage.frame = CGRect(x: 0, y: 230, width: size.width, height: max(size.height - 230, 0))
        showChoice()
    }

    private func showChoice() {
        choices.forEach { $0.removeFromSuperview() }
        let width = (view.bounds.width - 54) / 2
        let titles = ["Plan", "Guests"].enumerated()
        if view.subviews.count == 1 {
            view.place(text("Bergen", 36, .bold), x: 22, y: 96, width: 240, height: 46)
        }
        choices = titles.map { index, title in
            let isChosen = index == choice
            let pill = Pill(
                title, 16, fill: isChosen ? Palette.slate : Palette.foam, ink: isChosen ? Palette.white : Palette.slate)
            return view.place(pill, x: 22 + CGFloat(index) * (width + 10), y: 160, width: width, height: 46)
        }
    }
}

/// The days of a trip.
final class PlanScreen: Screen {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Plan"
        view.backgroundColor = Palette.foam
    }

    override func fill(_ view: UIView, width: CGFloat, height: CGFloat) {
        let days = [
            ("10", "Ferry to Bergen", "18:40 · pier 2", Palette.ocean),
            ("11", "The seven hills", "On foot, 6 hours", Palette.leaf),
            ("12", "Night in the hut", "Bring the small stove", Palette.lagoon),
            ("13", "The fish market", "Lunch at Luana's", Palette.slate),
            ("14", "Night train", "22:05 · coach 7", Palette.ocean),
        ]
        for (index, day) in days.enumerated() {
            let row = view.place(
                card(corner: 22), x: 22, y: 24 + CGFloat(index) * 108, width: width - 44, height: 94)
            let date = row.place(card(day.3, corner: 16), x: 15, y: 15, width: 64, height: 64)
            date.place(text(day.0, 26, .bold, Palette.white, alignment: .center), x: 0, y: 0, width: 64, height: 64)
            row.place(text(day.1, 19, .semibold), x: 98, y: 22, width: width - 150, height: 26)
            row.place(text(day.2, 15, .regular, Palette.quiet), x: 98, y: 50, width: width - 150, height: 22)
        }
    }
}

/// The people on a trip.
final class GuestsScreen: Screen {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Guests"
        view.backgroundColor = Palette.lilac
    }

    override func fill(_ view: UIView, width: CGFloat, height: CGFloat) {
        let guests = [
            ("IM", "Ines", [Palette.coral, Palette.rose]), ("TO", "Tomo", [Palette.apricot, Palette.coral]),
            ("AK", "Aksel", [Palette.leaf, Palette.pine]), ("LU", "Luana", [Palette.violet, Palette.plum]),
            ("HU", "Hugo", [Palette.slate, Palette.ocean]), ("SO", "Sofie", [Palette.orchid, Palette.violet]),
        ]
        let side = (width - 60) / 2
        for (index, guest) in guests.enumerated() {
            let tile = view.place(
                card(corner: 24), x: 22 + CGFloat(index % 2) * (side + 16), y: 24 + CGFloat(index / 2) * 180,
                width: side, height: 164)
            tile.place(avatar(guest.0, guest.2, diameter: 84), x: side / 2 - 42, y: 22, width: 84, height: 84)
            tile.place(
                text(guest.1, 18, .semibold, alignment: .center), x: 12, y: 118, width: side - 24, height: 26)
        }
    }
}
