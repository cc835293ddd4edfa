import Foundation
import GalleryModel
import Testing
import TransitionAnimations
import TransitionCore

@testable import GalleryCommand

/// The controls for an animator's settings in the detail view. Needs Chromium; skipped without it.
@Suite(.inChromium, .serialized)
struct SettingKnobTests {
    private static let adjustable = TransitionRegistry.standard.all.filter { !$0.settings.isEmpty }

    /// Words to choose values and to see what comes of it.
    private static let words = """
        const list = byId("setting-list");
        const choose = (index, at) => {
          const radio = list.querySelector(`input[name="setting-${index}"][value="${at}"]`);
          const slider = byId(`setting-${index}`);
          if (radio) radio.click();
          else {
            slider.value = at;
            slider.dispatchEvent(new Event("input", { bubbles: true }));
          }
        };
        const state = () => {
          Gallery.detail.stage?.seek(1);
          const mover = document.querySelector("#detail-screen [data-mover]");
          return { line: byId("line").textContent, hash: location.hash, said: byId("said").textContent,
            isHidden: byId("settings").hidden, x: mover ? Number(mover.style.left.slice(0, -2)) : -1 };
        };
        const go = async (place) => {
          location.hash = place;
          await wait(30);
          return state();
        };
        """

    private struct State: Decodable, Equatable {
        var line: String
        var hash: String
        var said: String
        var isHidden: Bool
        var x: Double
    }

    private func site(_ names: TransitionName..., hasRecordings: Bool = true) throws -> Site {
        let entries = try names.map { name in
            GalleryEntry.moving(
                try TransitionRegistry.standard.animator(named: name), isHeavy: name == "barrel",
                hasRecordings: hasRecordings)
        }
        return Site(
            entries, reduced: SiteTests.recording(distance: 200, kinds: ContainerKind.allCases),
            template: try Site.template())
    }

    @Test("Each transition has a control for each of its settings, in their order, which shows its own value")
    func controls() throws {
        struct Control: Decodable, Equatable {
            var title: String
            var type: String
            var own: String
        }
        let shown = try Harness.answer(
            [[Control]].self, in: Site(Self.adjustable.map { .moving($0) }, template: try Site.template()),
            body: """
                const shown = [];
                for (const card of Gallery.cards.all) {
                  location.hash = card.getAttribute("href").slice(1);
                  await wait(20);
                  shown.push([...byId("setting-list").children].map((row) => {
                    const input = row.querySelector("input:checked") ?? row.querySelector("input");
                    const title = row.querySelector(".setting-title").firstChild.textContent.trim();
                    const group = input.closest("[role=radiogroup]");
                    const named = group ? byId(group.getAttribute("aria-labelledby")) : input.labels[0];
                    if (named !== row.firstElementChild) throw new Error(`${title} names nothing`);
                    return { title, type: input.type,
                      own: input.type === "radio" ? input.labels[0].textContent : input.getAttribute("aria-valuetext") };
                  }));
                }
                return shown;
                """)
        #expect(shown.count == Self.adjustable.count && shown.count > 40)
        for (controls, animator) in zip(shown, Self.adjustable) {
            let expected = animator.settings.map { setting in
                let words =
                    switch setting.value {
                    case .edge(let edge): edge.rawValue.capitalized
                    case .corner(.topLeading): "Top leading"
                    case .corner(.topTrailing): "Top trailing"
                    case .corner(.bottomLeading): "Bottom leading"
                    case .corner(.bottomTrailing): "Bottom trailing"
                    case .count(let count): "\(count)"
                    case .number(let number):
                        switch setting.domain {
                        case .number(_, _, .degrees): "\(Int(number.rounded()))°"
                        case .number(_, _, .turns): "\(String(format: "%g", number)) turn\(number == 1 ? "" : "s")"
                        case .number(_, _, .points): "\(Int(number.rounded())) pt"
                        default: "\(Int((number * 100).rounded())) %"
                        }
                    case .color(let color): color == .black ? "Black" : "?"
                    case .fittingColor: "Fitting"
                    case .choice(let name): name.capitalized
                    default: "?"
                    }
                let isRange =
                    switch setting.domain {
                    case .number, .count: true
                    default: false
                    }
                return Control(title: setting.title, type: isRange ? "range" : "radio", own: words)
            }
            #expect(controls == expected, "\(animator.info.name)")
        }
    }

    @Test("Each value that can be chosen shows its own recording and is written as the library writes it")
    func lines() throws {
        let plans = Self.adjustable.map { VariantPlan($0, isHeavy: $0.info.name == "barrel") }
        let entries = plans.map { plan in
            GalleryEntry.moving(plan.animator, isHeavy: plan.animator.info.name == "barrel")
        }
        let wanted = JSON.array(
            plans.map { plan in
                JSON.array(plan.variants.map { variant in JSON.numbers(variant.map { Double($0) }) })
            })
        let states = try Harness.answer(
            [[State]].self, in: Site(entries, template: try Site.template()),
            body: """
                \(Self.words)
                const answers = [];
                for (const [place, variants] of \(wanted.text).entries()) {
                  await go(Gallery.cards.all[place].getAttribute("href").slice(1));
                  const states = [];
                  for (const variant of variants) {
                    variant.forEach((at, index) => choose(index, at));
                    // Where one differs at a time, what was chosen first may have been put back.
                    variant.forEach((at, index) => choose(index, at));
                    await wait(12);
                    states.push(state());
                  }
                  byId("reset").click();
                  await wait(12);
                  answers.push([...states, state()]);
                }
                return answers;
                """)
        #expect(states.count == plans.count)
        for (plan, states) in zip(plans, states) {
            let name = plan.animator.info.name
            #expect(states.count == plan.variants.count + 1, "\(name)")
            for (variant, state) in zip(plan.variants, states) {
                let line = plan.line(for: variant).swift
                #expect(state.line == "modal(\(line))")
                #expect(state.x == plan.distance(of: variant), "\(line)")
                #expect(state.hash.hasPrefix("#\(name)?set."), "\(line): \(state.hash)")
            }
            let reset = try #require(states.last)
            #expect(reset.line == "modal(.\(name))" && reset.x == 20 && reset.hash == "#\(name)")
        }
    }

    @Test("An address says what is set; what there is not, or not at once, is left out")
    func addresses() throws {
        let places = [
            "cube?set.from=leading", "cube/tab?q=face&set.from=top", "cube?set.from=middle", "cube?set.from=",
            "cube?set.strips=4&set.__proto__=1&set.=x&set.from=top&set.from=bottom", "cube?set.from=%E0%A4%A",
            "blinds?set.slats=16&set.from=bottom", "barrel?set.from=top&set.strips=40", "fade?set.from=top", "cube",
        ]
        let states = try Harness.answer(
            [State].self, in: try site("cube", "blinds", "barrel", "fade"), fragment: places[0],
            body: """
                \(Self.words)
                await wait(200);
                const states = [state()];
                for (const place of \(JSON.array(places.dropFirst().map(JSON.string)).text)) states.push(await go(place));
                return states;
                """)
        let lines = [
            "modal(.cube(from: .leading))", "tab(.cube(from: .top))", "modal(.cube)", "modal(.cube)",
            "modal(.cube(from: .top))", "modal(.cube)", "modal(.blinds(slats: 16, from: .bottom))",
            "modal(.barrel(from: .top))", "modal(.fade)", "modal(.cube)",
        ]
        #expect(states.map(\.line) == lines)
        #expect(states.map { $0.line.contains("(from") || $0.line.contains("(slats") } == states.map { $0.x >= 30 })
        #expect(states[8].isHidden && !states[0].isHidden)
        #expect(states.map(\.said) == places.map { _ in "" })
    }

    @Test(
        "With Reduce Motion on a cross-fade is shown and nothing can be set; the line keeps what was, and then it is there"
    )
    func reducedMotion() throws {
        let states = try Harness.answer(
            [State].self, in: try site("cube"), fragment: "cube?set.from=top",
            body: """
                \(Self.words)
                await wait(200);
                const states = [state()];
                for (let i = 0; i < 2; i += 1) {
                  byId("reduce").click();
                  await wait(50);
                  states.push(state());
                }
                return states;
                """)
        let line = "modal(.cube(from: .top))"
        #expect(states.map(\.line) == [line, line, line])
        #expect(states.map(\.isHidden) == [false, true, false])
        #expect(states[1].x == 200 && states[0].x == states[2].x && states[0].x > 29)
    }

    @Test("A recording that does not come is told of, and the line says what is there")
    func missing() throws {
        let states = try Harness.answer(
            [State].self, in: try site("cube", hasRecordings: false), fragment: "cube",
            body: """
                \(Self.words)
                await wait(200);
                choose(0, 0);
                await wait(50);
                return [state(), await go("cube/tab")];
                """)
        #expect(states[0].line == "modal(.cube)" && states[0].said.contains("no recording"))
        #expect(states[1].line == "tab(.cube)" && states[1].x == 20)
    }
}
