#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import UIKit

/// Makes the flight of a pair: which layers it has, and what each of them shows.
@MainActor
final class FlightMaker {
    /// What a box shows.
    enum Showing {
        case nothing
        case picture(CGImage, part: CGRect, gravity: CALayerContentsGravity)
        case view(UIView)
    }

    /// All of a picture.
    static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

    let pair: ElementPairs.Pair
    let setting: StageSetting
    /// The pixels of a point in pictures.
    let scale: CGFloat
    /// The elements of a screen that fly.
    let flying: (ScreenRole) -> [ElementSearch.Found]

    private(set) var flight: Flight
    /// What each box shows.
    private(set) var showings: [Showing] = []
    private var window: Int?

    /// - Returns: nil if nothing of the pair could be drawn.
    init?(
        _ pair: ElementPairs.Pair, in setting: StageSetting, scale: CGFloat,
        flying: @escaping (ScreenRole) -> [ElementSearch.Found]
    ) {
        self.pair = pair
        self.setting = setting
        self.scale = scale
        self.flying = flying
        flight = Flight(
            course: FlightCourse(pair.style, from: pair.background.place.frame, to: pair.foreground.place.frame))
        let content = pair.style.content
        if let view = ownContent {
            addContent(view)
        } else if content == .text || content == .automatic, let texts {
            guard addText(texts) else { return nil }
        } else if content == .automatic, let image = commonImage {
            addImage(image)
        } else {
            guard addPictures(content == .fit ? .resizeAspect : .resizeAspectFill) else { return nil }
        }
    }

    private func view(_ role: ScreenRole) -> UIView { pair[role].view }
    private var start: ElementPlace { pair.background.place }
    private var end: ElementPlace { pair.foreground.place }

    private func add(_ box: FlightBox, _ showing: Showing = .nothing) -> Int {
        showings.append(showing)
        return flight.add(box)
    }

    // MARK: Around the content

    /// Adds the visible part of both ends, if something hides the rest.
    private func addWindow() {
        let (first, last) = (start.hidden, end.hidden)
        guard !first.isNone || !last.isNone else { return }
        window = add(FlightBox(part: .window(start: first, end: last), start: start.frame, end: end.frame))
    }

    private func addShadow() {
        let (first, last) = (view(.background).layer, view(.foreground).layer)
        guard max(first.shadowOpacity, last.shadowOpacity) > 0 else { return }
        let (a, b) = (
            first.masksToBounds || !start.hidden.isNone ? 0 : Double(first.shadowOpacity),
            last.masksToBounds || !end.hidden.isNone ? 0 : Double(last.shadowOpacity)
        )
        guard max(a, b) > 0 else { return }
        let strongest = a >= b ? first : last
        let shadow = FlightBox.ShadowPair(
            startOpacity: min(a, 1), endOpacity: min(b, 1), radius: Double(strongest.shadowRadius),
            offset: strongest.shadowOffset)
        _ = add(framed(FlightBox(part: .shadow(shadow), start: start.frame, end: end.frame)))
    }

    /// The box with the rounded corners of both ends.
    private func framed(_ box: FlightBox) -> FlightBox {
        var box = box
        (box.startRadius, box.endRadius) = (start.cornerRadius, end.cornerRadius)
        return box
    }

    // MARK: Pictures

    private func addPictures(_ gravity: CALayerContentsGravity) -> Bool {
        let (lower, upper) = (picture(.background), picture(.foreground))
        guard lower != nil || upper != nil else { return false }
        addShadow()
        addWindow()
        let staysBelow = isOpaque(.background)
        for (role, image) in [(ScreenRole.background, lower), (.foreground, upper)] {
            guard let image else { continue }
            var box = framed(FlightBox(part: .picture(role), start: start.frame, end: end.frame, parent: window))
            if lower != nil, upper != nil {
                box.fade = role == .foreground ? (staysBelow ? .over : .in) : (staysBelow ? nil : .out)
            }
            box.strength = Double(view(role).alpha)
            _ = add(box, .picture(image, part: Self.whole, gravity: gravity))
        }
        return true
    }

    private func picture(_ role: ScreenRole) -> CGImage? {
        let (own, screen, isArriving) = (pair[role], setting[role].view, role == setting.arriving)
        let view = own.view
        if let backing = view as? ElementBacking {
            // What is drawn for an element within this one is in front of it too.
            let others = flying(role).filter { $0.order > own.order }.flatMap { $0.view.elementLayers(in: screen) }
            return ElementPicture.take(of: backing, on: screen, isArriving: isArriving, without: others, scale: scale)
        }
        let inner = flying(role).filter { $0.view !== view && $0.view.isDescendant(of: view) }
        return ElementPicture.take(
            of: view, isArriving: isArriving, without: inner.flatMap { $0.view.elementLayers(in: screen) },
            scale: scale)
    }

    private func isOpaque(_ role: ScreenRole) -> Bool {
        let view = view(role)
        return view.isOpaque && view.alpha >= 1 && view.backgroundColor?.cgColor.alpha == 1
    }

    // MARK: One image

    /// The image that both views show and nothing else.
    private var commonImage: (image: CGImage, size: CGSize)? {
        guard let first = (view(.background) as? UIImageView)?.plainImage,
            let last = (view(.foreground) as? UIImageView)?.plainImage,
            first === last || first.cgImage === last.cgImage, let image = first.cgImage
        else { return nil }
        return (image, first.size)
    }

    private func addImage(_ common: (image: CGImage, size: CGSize)) {
        let (first, last) = (rects(of: common.size, .background), rects(of: common.size, .foreground))
        addShadow()
        addWindow()
        let showing = Showing.picture(common.image, part: Self.whole, gravity: .resize)
        var frame = framed(FlightBox(part: .frame, start: first.seen, end: last.seen, parent: window))
        if first.image == first.seen, last.image == last.seen {
            // The image fills the frame all the way, so that it can have the corners itself.
            frame = framed(FlightBox(part: .image, start: first.seen, end: last.seen, parent: window))
            _ = add(frame, showing)
            return
        }
        let parent = add(frame)
        _ = add(FlightBox(part: .image, start: first.image, end: last.image, parent: parent), showing)
    }

    /// Returns the rectangle of the whole image of a view, and that of its visible part.
    private func rects(of size: CGSize, _ role: ScreenRole) -> (image: CGRect, seen: CGRect) {
        let (view, frame) = (view(role), pair[role].place.frame)
        let scale = view.bounds.width > 0 ? frame.width / view.bounds.width : 1
        let image = Flight.place(
            of: CGSize(width: size.width * scale, height: size.height * scale), in: frame,
            mode: view.contentMode.placement)
        let clips = view.clipsToBounds || pair[role].place.cornerRadius > 0
        // Without clipping, an image shows more than its view's frame.
        return (image, clips || frame.contains(image) ? frame : frame.union(image))
    }

    // MARK: Text

    private var texts: (start: TextPlace, end: TextPlace)? {
        guard let first = view(.background) as? UILabel, let last = view(.foreground) as? UILabel,
            let text = first.text, !text.isEmpty, text == last.text,
            let start = first.textPlace(in: pair.background.place.frame),
            let end = last.textPlace(in: pair.foreground.place.frame)
        else { return nil }
        return (start, end)
    }

    private func addText(_ texts: (start: TextPlace, end: TextPlace)) -> Bool {
        let (lower, upper) = (picture(.background), picture(.foreground))
        guard lower != nil || upper != nil else { return false }
        addWindow()
        if let lower {
            var box = FlightBox(
                part: .picture(.background), start: texts.start.ink, end: texts.start.rect(at: texts.end),
                parent: window)
            if upper != nil { box.fade = .textOut }
            box.strength = Double(view(.background).alpha)
            _ = add(box, .picture(lower, part: part(of: texts.start.ink, .background), gravity: .resize))
        }
        if let upper {
            var box = FlightBox(
                part: .picture(.foreground), start: texts.end.rect(at: texts.start), end: texts.end.ink,
                parent: window)
            if lower != nil { box.fade = .textIn }
            box.strength = Double(view(.foreground).alpha)
            _ = add(box, .picture(upper, part: part(of: texts.end.ink, .foreground), gravity: .resize))
        }
        return true
    }

    /// Returns a rectangle as a part of a view's picture.
    private func part(of rect: CGRect, _ role: ScreenRole) -> CGRect {
        let frame = pair[role].place.frame
        return CGRect(
            x: (rect.minX - frame.minX) / frame.width, y: (rect.minY - frame.minY) / frame.height,
            width: rect.width / frame.width, height: rect.height / frame.height)
    }

    // MARK: A view of the app

    private var ownContent: UIView? { content(of: setting.arriving) ?? content(of: setting.arriving.other) }

    private func content(of role: ScreenRole) -> UIView? {
        guard let content = pair[role].tag?.content, let view = content(), view.superview == nil,
            view.bounds.width > 0, view.bounds.height > 0
        else { return nil }
        return view
    }

    private func addContent(_ view: UIView) {
        addShadow()
        addWindow()
        let parent = add(framed(FlightBox(part: .frame, start: start.frame, end: end.frame, parent: window)))
        _ = add(FlightBox(part: .content, start: start.frame, end: end.frame, parent: parent), .view(view))
    }
}

extension UIImageView {
    /// The image, if the view shows it and nothing else, as it is.
    fileprivate var plainImage: UIImage? {
        guard let image, animationImages == nil, subviews.isEmpty, image.renderingMode != .alwaysTemplate,
            image.imageOrientation == .up, image.capInsets == .zero, !isHighlighted,
            backgroundColor == nil || backgroundColor?.cgColor.alpha == 0, alpha >= 1
        else { return nil }
        return image
    }
}

extension UIView.ContentMode {
    fileprivate var placement: Flight.ContentPlacement {
        switch self {
        case .scaleAspectFill: .fill
        case .scaleAspectFit: .fit
        case .center: .aligned(x: 0.5, y: 0.5)
        case .top: .aligned(x: 0.5, y: 0)
        case .bottom: .aligned(x: 0.5, y: 1)
        case .left: .aligned(x: 0, y: 0.5)
        case .right: .aligned(x: 1, y: 0.5)
        case .topLeft: .aligned(x: 0, y: 0)
        case .topRight: .aligned(x: 1, y: 0)
        case .bottomLeft: .aligned(x: 0, y: 1)
        case .bottomRight: .aligned(x: 1, y: 1)
        default: .stretch
        }
    }
}

extension UILabel {
    /// Returns the place of the label's text, if the label has this frame in the container.
    fileprivate func textPlace(in frame: CGRect) -> TextPlace? {
        guard bounds.width > 0, let font else { return nil }
        // Only the size is used: where a label puts its text within the rectangle is not documented.
        let size = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
        guard size.width > 0, size.height > 0, font.lineHeight > 0 else { return nil }
        let scale = frame.width / bounds.width
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = min(size.width, bounds.width)
        let height = min(size.height, bounds.height)
        let x: CGFloat =
            switch textAlignment {
            case .left: 0
            case .center: 0.5
            case .right: 1
            default: isRightToLeft ? 1 : 0
            }
        let ink = CGRect(
            x: frame.minX + (bounds.width - width) * x * scale,
            y: frame.minY + (bounds.height - height) / 2 * scale, width: width * scale, height: height * scale)
        return TextPlace(
            ink: ink, ascent: Double(font.ascender * scale), fontSize: Double(font.pointSize * scale),
            lines: max(Int((size.height / font.lineHeight).rounded()), 1), isRightToLeft: isRightToLeft)
    }
}
#endif
