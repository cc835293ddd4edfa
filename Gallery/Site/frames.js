// A strip of moments below the phone; each leads there.
"use strict";

Gallery.frames = (() => {
  const list = document.getElementById("frames");
  const button = document.getElementById("show-frames");
  const percents = [0, 17, 33, 50, 67, 83, 100];
  let shown = null; // { recording, container, direction, isMirrored }
  let lead = () => {};
  let resized = () => {};
  let stages = [];

  function clear() {
    for (const stage of stages) stage.remove();
    stages = [];
    list.replaceChildren();
  }

  /** Shows the moments of what the detail view shows, if the strip is open. */
  function show(next = shown) {
    shown = next;
    clear();
    if (list.hidden || !shown) return;
    for (const percent of percents) {
      const item = document.createElement("li");
      const link = document.createElement("button");
      const phone = document.createElement("span");
      const screen = document.createElement("span");
      link.type = "button";
      link.setAttribute("aria-label", `${percent} percent`);
      phone.className = "phone";
      screen.className = "screen";
      phone.append(screen);
      link.append(phone, `${percent} %`);
      item.append(link);
      list.append(item);
      Gallery.windows.shape(phone, shown.recording);
      const stage = new Gallery.Stage(screen, shown.recording, shown.container);
      stages.push(stage);
      stage.turn(shown.direction);
      stage.mirror(shown.isMirrored);
      stage.seek(percent / 100);
      link.addEventListener("click", () => lead(percent / 100));
    }
  }

  button.addEventListener("click", () => {
    list.hidden = !list.hidden;
    button.setAttribute("aria-expanded", String(!list.hidden));
    show();
    resized();
    if (!list.hidden) list.scrollIntoView({ block: "nearest" });
  });

  return { show, clear, onLead(work) { lead = work; },
    /** Calls `work` when the strip comes or goes. */
    onResize(work) { resized = work; }, get shown() { return shown; } };
})();
