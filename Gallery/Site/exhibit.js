// How large the phone of the detail view is: as large as the window lets it be, also in full screen and beside another.
"use strict";

Gallery.exhibit = (() => {
  const dialog = document.getElementById("detail");
  const exhibit = document.getElementById("exhibit");
  const full = document.getElementById("full");

  function fit() {
    if (!dialog.open) return;
    const isFull = dialog.classList.contains("full");
    const isNarrow = innerWidth <= 760;
    const [points, high] = [390 + 22, 844 + 22];
    // What else has to have room: the words and buttons below, and on a narrow window the line and the slider too.
    const rest = isFull ? 130 : isNarrow ? 410 : innerHeight <= 500 ? 100 : 206;
    const count = exhibit.classList.contains("two") ? 2 : 1;
    const width = (exhibit.clientWidth - 40 - 16 * (count - 1)) / count * 390 / points;
    const height = (innerHeight - rest) * 390 / high;
    const most = isFull ? 640 : 300;
    exhibit.style.setProperty("--wide", String(Math.floor(Math.max(84, Math.min(width, height, most)))));
  }

  async function toggle() {
    const isFull = dialog.classList.toggle("full");
    full.setAttribute("aria-pressed", String(isFull));
    fit();
    // The window's own full screen is a bonus that some browsers do not have.
    try {
      if (isFull) await dialog.requestFullscreen?.();
      else if (document.fullscreenElement) await document.exitFullscreen();
    } catch {
      // It stays as large as the window.
    }
    fit();
  }

  full.addEventListener("click", toggle);
  document.addEventListener("fullscreenchange", () => {
    if (!document.fullscreenElement && dialog.classList.contains("full")) toggle();
    fit();
  });
  addEventListener("resize", fit);
  return { fit, toggle, get isFull() { return dialog.classList.contains("full"); } };
})();
