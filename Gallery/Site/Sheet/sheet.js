// Still pictures: a row of moments for each animator, or one moment of each side by side.
"use strict";

Gallery.sheet = ({ layout, container, direction, percents, rows }) => {
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
    if (!recording.containers[container]) {
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
    for (const percent of percents) element("span", `${percent} %`, head);
  }
  for (const { name, title, percents } of rows) {
    const recording = Gallery.recorded(name);
    const row = element(layout === "sheet" ? "section" : "figure");
    const words = element(layout === "sheet" ? "h2" : "figcaption", title, row);
    element("code", layout === "sheet" ? name : `.${name}`, words);
    for (const percent of percents) picture(row, recording, percent / 100);
  }
};
