import Repertoire
import TransitionElements
import UIKit

// An app as it is written for Hero: cards that open over the screen, and a second tab that lists the same things.
// `Hero/StopCards.txt` is the same app with Hero's lines.

public struct Stop {
    public let name: String
    public let text: String
    public let color: UIColor

    public init(name: String, text: String, color: UIColor) {
        (self.name, self.text, self.color) = (name, text, color)
    }
}

/// A coloured card with a name on it, in any size.
public final class StopCard: UIControl {
    public let nameLabel = UILabel()

    init(_ stop: Stop, fontSize: CGFloat) {
        super.init(frame: .zero)
        backgroundColor = stop.color
        layer.cornerRadius = 16
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 8
        nameLabel.text = stop.name
        nameLabel.font = .boldSystemFont(ofSize: fontSize)
        nameLabel.textColor = .white
        addSubview(nameLabel)
        transitionID = stop.name
        nameLabel.transitionID = "name \(stop.name)"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    public override func layoutSubviews() {
        super.layoutSubviews()
        nameLabel.frame = CGRect(x: 16, y: 12, width: bounds.width - 32, height: nameLabel.font.lineHeight)
    }
}

public final class StopCardsViewController: UIViewController {
    public private(set) var cards: [StopCard] = []
    private let row = UIScrollView()
    private let stops: [Stop]

    init(_ stops: [Stop]) {
        self.stops = stops
        super.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(title: "Cards", image: nil, tag: 0)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        row.clipsToBounds = false
        view.addSubview(row)
        for stop in stops {
            let card = StopCard(stop, fontSize: 24)
            card.addAction(UIAction { [weak self] _ in self?.open(stop) }, for: .touchUpInside)
            row.addSubview(card)
            cards.append(card)
        }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        row.frame = CGRect(x: 0, y: 200, width: view.bounds.width, height: 320)
        row.contentSize = CGSize(width: 20 + CGFloat(cards.count) * 240, height: 320)
        for (index, card) in cards.enumerated() {
            card.frame = CGRect(x: 20 + CGFloat(index) * 240, y: 0, width: 220, height: 320)
        }
    }

    private func open(_ stop: Stop) {
        let screen = StopViewController(stop)
        present(screen, transition: .fade)
    }
}

public final class StopViewController: UIViewController {
    public let card: StopCard
    public let textLabel = UILabel()

    init(_ stop: Stop) {
        card = StopCard(stop, fontSize: 40)
        super.init(nibName: nil, bundle: nil)
        textLabel.text = stop.text
        textLabel.numberOfLines = 0
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(card)
        view.addSubview(textLabel)
        card.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        card.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 360)
        textLabel.frame = CGRect(x: 20, y: 380, width: view.bounds.width - 40, height: 120)
    }
}

public final class StopListViewController: UIViewController {
    public private(set) var cards: [StopCard] = []
    private let stops: [Stop]

    init(_ stops: [Stop]) {
        self.stops = stops
        super.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(title: "List", image: nil, tag: 1)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        cards = stops.map { StopCard($0, fontSize: 17) }
        for card in cards { view.addSubview(card) }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for (index, card) in cards.enumerated() {
            card.frame = CGRect(x: 20, y: 100 + CGFloat(index) * 76, width: view.bounds.width - 40, height: 64)
        }
    }
}

@MainActor public func makeStopApp(_ stops: [Stop]) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [StopCardsViewController(stops), StopListViewController(stops)]
    tabs.setTabTransition(.slide, swipe: .fromAnywhere)
    return tabs
}
