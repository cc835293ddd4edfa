import UIKit

/// Where UI tests find out what UIKit makes of a finger: one station fills the window, and a label says what it found.
///
/// It is no part of the gallery: the app opens it for the launch argument `-laboratory` and the name of a station.
final class LaboratoryViewController: UIViewController {
    private let station: UIViewController
    private let label = UILabel()
    private let findings: LaboratoryFindings

    /// - Returns: nil if the arguments ask for no station, or for one that there is not.
    init?(arguments: [String]) {
        guard let place = arguments.firstIndex(of: LaboratoryName.argument),
            let name = arguments.dropFirst(place + 1).first, let kind = LaboratoryName.Station(rawValue: name)
        else { return nil }
        findings = LaboratoryFindings()
        station =
            switch kind {
            case .pan: PanStation(findings)
            case .edge: EdgeStation(findings)
            case .tap: TapStation(findings)
            case .control: ControlStation(findings)
            case .scroll: ScrollStation(findings)
            case .tabs: TabStation(findings)
            case .smallBar: SmallBarStation(findings)
            case .heldTab: HeldTabStation(findings)
            case .menu: MenuStation(findings)
            case .back: BackStation(findings)
            case .swipes: SwipeStation(findings, swipe: .fromAnywhere)
            case .systemSwipes: SwipeStation(findings, swipe: .off)
            }
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addChild(station)
        station.view.frame = view.bounds
        station.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        station.view.accessibilityIdentifier = LaboratoryName.station
        view.addSubview(station.view)
        station.didMove(toParent: self)
        label.accessibilityIdentifier = LaboratoryName.findings
        label.font = .preferredFont(forTextStyle: .caption2)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.isUserInteractionEnabled = false
        label.frame = CGRect(x: 8, y: 60, width: view.bounds.width - 16, height: 120)
        label.autoresizingMask = [.flexibleWidth]
        view.addSubview(label)
        label.text = findings.text
        findings.onChange = { [weak self] in self?.label.text = $0 }
    }
}

/// What the stations found, by the names of the assumptions.
@MainActor
final class LaboratoryFindings {
    private var values: [String: String] = [:]
    /// Hears the text when it changes.
    var onChange: ((String) -> Void)?

    /// A line for each, as Swift writes it, in the order of the names.
    var text: String {
        values.isEmpty
            ? "nothing yet" : values.keys.sorted().map { "\($0) = \(values[$0] ?? "")" }.joined(separator: "\n")
    }

    /// Notes a value, in place of an earlier one.
    func note(_ name: String, _ value: String) {
        values[name] = value
        onChange?(text)
    }

    /// Notes yes or no.
    func note(_ name: String, _ value: Bool) { note(name, "\(value)") }

    /// Notes a number, if it is greater than what is there.
    func note(_ name: String, atLeast value: Double) {
        let known = values[name].flatMap(Double.init) ?? -.infinity
        if value > known { note(name, "\((value * 100).rounded() / 100)") }
    }

    /// Notes a number, if it is less than what is there.
    func note(_ name: String, atMost value: Double) {
        let known = values[name].flatMap(Double.init) ?? .infinity
        if value < known { note(name, "\((value * 100).rounded() / 100)") }
    }
}

/// A view that tells where and when the last finger came down.
final class TouchedView: UIView {
    private(set) var down = CGPoint.zero
    private(set) var downTime: TimeInterval = 0
    /// Seconds between the touch and the moment at which the view heard of it.
    private(set) var delay: TimeInterval = 0
    /// Called when a finger comes down.
    var onDown: (() -> Void)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first else { return }
        down = touch.location(in: nil)
        downTime = touch.timestamp
        delay = ProcessInfo.processInfo.systemUptime - touch.timestamp
        onDown?()
    }

    /// How far a point of the window is from where the finger came down, in points.
    func distance(to point: CGPoint) -> Double { Double(hypot(point.x - down.x, point.y - down.y)) }
}
