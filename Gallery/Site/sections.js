// The parts of the page by name, in the bar that stays in sight; and the tiles that stand above the shelves, of which some
// take the room that would be a hole at the end of the grid.
"use strict";

Gallery.sections = (() => {
  const nav = document.getElementById("sections");
  const tools = document.getElementById("tools");
  const grid = document.getElementById("all-cards");
  const headings = [...document.querySelectorAll(".shelf h2, main > section:not(.choosing) > h2, main > section > div:first-child > h2")];
  const place = (heading) => heading.closest(".shelf-head") ?? heading;

  const buttons = headings.map((heading) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = heading.textContent;
    button.addEventListener("click", () => {
      const top = place(heading).getBoundingClientRect().top - tools.offsetHeight - 12;
      scrollBy({ top, behavior: Gallery.prefersStills() ? "instant" : "smooth" });
    });
    nav.append(button);
    return button;
  });
  // One stop for the Tab key: arrows go from one to the next.
  const rove = (button) => buttons.forEach((other) => (other.tabIndex = other === button ? 0 : -1));
  nav.addEventListener("keydown", (event) => {
    const shown = buttons.filter((button) => !button.hidden);
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const next = shown[shown.indexOf(document.activeElement) + by];
    event.preventDefault();
    next?.focus();
  });
  nav.addEventListener("focusin", (event) => rove(event.target));
  if (buttons[0]) rove(buttons[0]);

  let current = null;

  /** Says by a soft edge that the bar goes on. */
  const edge = () => nav.classList.toggle("goes-on", nav.scrollLeft + nav.clientWidth < nav.scrollWidth - 4);
  nav.addEventListener("scroll", edge, { passive: true });

  /** Marks the part that is read. */
  function follow() {
    const line = tools.offsetHeight + innerHeight * 0.3;
    const passed = headings.filter((heading) => heading.checkVisibility() && place(heading).getBoundingClientRect().top < line);
    const next = buttons[headings.indexOf(passed.at(-1))] ?? null;
    if (next === current) return;
    current?.removeAttribute("aria-current");
    next?.setAttribute("aria-current", "true");
    current = next;
    if (next) nav.scrollTo({ left: next.offsetLeft - nav.clientWidth / 2, behavior: "instant" });
  }

  /** How wide the tiles above the shelves are, so that the last row is full: one after the other, as each has room. */
  function widths(heads, columns) {
    const shelves = heads.map((head) => head.closest(".shelf").querySelectorAll("li:not([hidden])").length);
    const wide = heads.map(() => 1);
    const count = shelves.reduce((sum, cards) => sum + cards + 1, 0);
    let left = (columns - count % columns) % columns;
    for (let most = 2; most <= columns && left; most += 1) {
      let column = 0;
      for (let i = 0; i < heads.length; i += 1) {
        if (left && wide[i] < most && column + wide[i] < columns) {
          wide[i] += 1;
          left -= 1;
        }
        column = (column + wide[i] + shelves[i]) % columns;
      }
    }
    return wide;
  }

  /** Lets no row of the grid have a hole. */
  function fit() {
    headings.forEach((heading, index) => (buttons[index].hidden = Boolean(heading.closest("[hidden]"))));
    const heads = [...grid.querySelectorAll(".shelf:not([hidden]) .shelf-head")];
    for (const head of heads) head.style.gridColumn = "";
    const columns = getComputedStyle(grid).gridTemplateColumns.split(" ").length;
    if (!grid.classList.contains("ranked")) {
      widths(heads, columns).forEach((wide, index) => wide > 1 && (heads[index].style.gridColumn = `span ${wide}`));
    }
    follow();
    edge();
  }

  let frame = 0;
  addEventListener("scroll", () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      follow();
    });
  }, { passive: true });
  addEventListener("resize", fit);
  fit();
  return { fit };
})();
