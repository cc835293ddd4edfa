import Foundation

/// Something that a user does in the workshop.
enum WorkshopStep {
    /// Goes to a progress.
    case seek(Double)
    /// Types into the field with this name.
    case type(String, String)
    /// Chooses from the list with this name.
    case choose(String, String)
    /// Chooses the screen that is posed.
    case pose(String)
    /// Clicks what a selector finds, once it is there.
    case click(String)
    /// Presses a key, with Shift, while the phone has the focus.
    case press(String, code: Int)
    /// Drags what a selector finds by parts of the phone's width and height.
    case drag(String, x: Double, y: Double)
    /// Turns the knob about the anchor, in degrees.
    case turn(Double)
    /// Drags a corner until the screen has another size.
    case scale(Double)
    /// Drags the first point of the timing, in hundredths of the drawing.
    case time(x: Double, y: Double)
}

extension LivePage {
    /// Does it, with the mouse and the keyboard.
    func perform(_ step: WorkshopStep) throws {
        switch step {
        case .seek(let progress): try enter("progress", String(progress * 1000), as: "input")
        case .type(let name, let text): try enter(name, text, as: "input")
        case .choose(let name, let value): try enter(name, value, as: "change")
        case .pose(let screen): try run("document.querySelector('[name=w-role][value=\(screen)]').click()")
        case .click(let selector):
            try wait(for: "!!document.querySelector('\(selector)')")
            try run("document.querySelector('\(selector)').click()")
        case .press(let key, let code):
            try run("document.getElementById('w-phone').focus()")
            try press(key, code: code, shift: true)
        case .drag(let selector, let x, let y):
            let size: [Double] = try value(
                """
                (() => {
                  const box = document.getElementById("w-screen").getBoundingClientRect();
                  return [box.width, box.height];
                })()
                """)
            try drag(selector, by: (x * size[0], y * size[1]))
        case .turn(let degrees):
            let (knob, anchor) = (try place(of: ".w-turn"), try place(of: ".w-anchor"))
            let (x, y, angle) = (knob.x - anchor.x, knob.y - anchor.y, degrees * .pi / 180)
            try drag(".w-turn", by: (x * cos(angle) - y * sin(angle) - x, x * sin(angle) + y * cos(angle) - y))
        case .scale(let factor):
            let (corner, anchor) = (try place(of: ".w-se"), try place(of: ".w-anchor"))
            try drag(".w-se", by: ((corner.x - anchor.x) * (factor - 1), (corner.y - anchor.y) * (factor - 1)))
        case .time(let x, let y):
            let scale: Double = try value("document.querySelector('#w-curve svg').getScreenCTM().a")
            try drag("#w-curve .w-dot", by: (x * scale, y * scale))
        }
    }

    private func enter(_ name: String, _ text: String, as event: String) throws {
        try run(
            """
            (() => {
              const field = document.getElementById("w-\(name)");
              field.value = "\(text)";
              field.dispatchEvent(new Event("\(event)", { bubbles: true }));
            })()
            """)
    }

    private func drag(_ selector: String, by way: (x: Double, y: Double)) throws {
        let start = try place(of: selector)
        try drag(start, (start.x + way.x / 2, start.y + way.y / 2), (start.x + way.x, start.y + way.y))
    }

    private func run(_ script: String) throws { _ = try value("(\(script), true)", as: Bool.self) }
}
