import Foundation

/// The steps of simple shapes and the questions asked of paths.
enum PathShapes {
    /// Distance of a quarter circle's control points from its ends, in radii.
    static let quarter: CGFloat = 0.5522847498307936

    static func rect(_ rect: CGRect) -> [PathStep] {
        let corners = rect.corners
        return [.move(corners[0]), .line(corners[1]), .line(corners[2]), .line(corners[3]), .close]
    }

    static func ellipse(_ rect: CGRect) -> [PathStep] {
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let (kx, ky) = (rx * quarter, ry * quarter)
        let (x, y) = (rect.midX, rect.midY)
        func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
        return [
            .move(point(rx, 0)),
            .curve(point(0, ry), control1: point(rx, ky), control2: point(kx, ry)),
            .curve(point(-rx, 0), control1: point(-kx, ry), control2: point(-rx, ky)),
            .curve(point(0, -ry), control1: point(-rx, -ky), control2: point(-kx, -ry)),
            .curve(point(rx, 0), control1: point(kx, -ry), control2: point(rx, -ky)),
            .close,
        ]
    }

    /// A rectangle whose corners in `corners` are rounded, clockwise from the top left.
    static func roundedRect(
        _ rect: CGRect, radii: CGSize, corners: (CGPoint) -> Bool = { _ in true }
    ) -> [PathStep] {
        let rx = max(0, min(radii.width, rect.width / 2))
        let ry = max(0, min(radii.height, rect.height / 2))
        guard rx > 0, ry > 0 else { return Self.rect(rect) }
        let points = rect.corners
        let along: [(CGFloat, CGFloat)] = [(1, 0), (0, 1), (-1, 0), (0, -1)]
        var steps: [PathStep] = []
        for index in 0..<4 {
            let corner = points[index]
            let (arriving, leaving) = (along[(index + 3) % 4], along[index])
            let rounded = corners(corner)
            let start = CGPoint(x: corner.x - arriving.0 * rx, y: corner.y - arriving.1 * ry)
            let end = CGPoint(x: corner.x + leaving.0 * rx, y: corner.y + leaving.1 * ry)
            guard rounded else {
                steps.append(steps.isEmpty ? .move(corner) : .line(corner))
                continue
            }
            steps.append(steps.isEmpty ? .move(start) : .line(start))
            let k = 1 - quarter
            steps.append(
                .curve(
                    end,
                    control1: CGPoint(x: corner.x - arriving.0 * rx * k, y: corner.y - arriving.1 * ry * k),
                    control2: CGPoint(x: corner.x + leaving.0 * rx * k, y: corner.y + leaving.1 * ry * k)))
        }
        return steps + [.close]
    }

    /// An arc as curves of at most a quarter turn each, so that arcs of equal sweep have equal numbers of steps.
    static func arc(
        _ center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, decreasing: Bool, joins: Bool
    ) -> [PathStep] {
        let turn = 2 * Double.pi
        var sweep = Double(end - start)
        if decreasing {
            if sweep > 0 { sweep -= turn * (sweep / turn).rounded(.up) }
            if sweep < -turn { sweep = -turn }
        } else {
            if sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
            if sweep > turn { sweep = turn }
        }
        func point(_ angle: Double) -> CGPoint {
            CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
        }
        var angle = Double(start)
        var steps: [PathStep] = [joins ? .line(point(angle)) : .move(point(angle))]
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let part = sweep / Double(count)
        let handle = radius * CGFloat(4.0 / 3.0 * tan(part / 4))
        for _ in 0..<count where sweep != 0 {
            let (a, b) = (point(angle), point(angle + part))
            steps.append(
                .curve(
                    b,
                    control1: CGPoint(
                        x: a.x - handle * CGFloat(sin(angle)), y: a.y + handle * CGFloat(cos(angle))),
                    control2: CGPoint(
                        x: b.x + handle * CGFloat(sin(angle + part)), y: b.y - handle * CGFloat(cos(angle + part)))))
            angle += part
        }
        return steps
    }

    /// Each subpath as a polygon, curves cut into 16 lines.
    static func polygons(_ steps: [PathStep]) -> [[CGPoint]] {
        var result: [[CGPoint]] = []
        var current: [CGPoint] = []
        for step in steps {
            let from = current.last ?? .zero
            switch step {
            case .move(let end):
                if !current.isEmpty { result.append(current) }
                current = [end]
            case .line(let end): current.append(end)
            case .quad(let end, let control):
                current += (1...16).map { index in
                    let t = CGFloat(index) / 16
                    let u = 1 - t
                    return CGPoint(
                        x: u * u * from.x + 2 * u * t * control.x + t * t * end.x,
                        y: u * u * from.y + 2 * u * t * control.y + t * t * end.y)
                }
            case .curve(let end, let one, let two):
                current += (1...16).map { index in
                    let t = CGFloat(index) / 16
                    let u = 1 - t
                    let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(
                        x: p * from.x + q * one.x + r * two.x + s * end.x,
                        y: p * from.y + q * one.y + r * two.y + s * end.y)
                }
            case .close:
                if let first = current.first {
                    result.append(current)
                    current = [first]
                }
            }
        }
        if current.count > 1 || (result.isEmpty && !current.isEmpty) { result.append(current) }
        return result
    }

    static func contains(_ point: CGPoint, in steps: [PathStep], evenOdd: Bool) -> Bool {
        var winding = 0
        var crossings = 0
        for polygon in polygons(steps) {
            for index in polygon.indices {
                let (a, b) = (polygon[index], polygon[(index + 1) % polygon.count])
                guard (a.y <= point.y) != (b.y <= point.y) else { continue }
                let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
                guard x > point.x else { continue }
                crossings += 1
                winding += b.y > a.y ? 1 : -1
            }
        }
        return evenOdd ? crossings % 2 == 1 : winding != 0
    }
}
