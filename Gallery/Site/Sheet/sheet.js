// Still pictures: a row of moments for each animator, or one moment of each side by side.
"use strict";

Gallery.sheet = ({ layout, container, direction, fractions, rows }) => {
  const main = document.getElementById("sheet");
  main.className = layout;

  const element = (name, text = "", parent = main) => {
    const el = document.createElement(name);
    el.textContent = text;
    parent.append(el);
    return el;
  };

  function picture(parent, recording, fraction) {
    const phone = element("span", "", parent);
    phone.className = "phone";
    const screen = element("span", "", phone);
    screen.className = "screen";
    if (!recording.takes[container]) {
      screen.classList.add("missing");
      return;
    }
    const stage = new Gallery.Stage(screen, recording, container);
    stage.turn(direction);
    stage.seek(fraction);
  }

  if (layout === "sheet") {
    const head = element("header");
    element("h2", `${container}, ${direction}`, head);
    for (const fraction of fractions) element("span", `${fraction * 100} %`, head);
  }
  for (const { name, title } of rows) {
    const recording = Gallery.recorded(name);
    const row = element(layout === "sheet" ? "section" : "figure");
    const words = element(layout === "sheet" ? "h2" : "figcaption", title, row);
    if (layout === "sheet") element("code", name, words);
    for (const fraction of fractions) picture(row, recording, fraction);
  }
};
