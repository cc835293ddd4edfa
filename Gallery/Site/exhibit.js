// How large the phone of the detail view is: as large as the window lets it be, also in full screen and beside another.
"use strict";

Gallery.exhibit = (() => {
  const dialog = document.getElementById("detail");
  const exhibit = document.getElementById("exhibit");
  const full = document.getElementById("full");
  const frames = document.getElementById("frames");
  const [sheet, panel] = [dialog.querySelector(".sheet"), dialog.querySelector(".panel")];

  let size = [390, 844]; // of the window that the phone shows, in points

  function fit() {
    if (!dialog.open) return;
    const isFull = dialog.classList.contains("full");
    const isNarrow = innerWidth <= 760;
    const [points, high] = size;
    // What else has to have room: the words and buttons below, and on a narrow window what is above; there the rest is
    // scrolled to, as a phone that is too small to be swiped is of no use.
    const strip = isNarrow || innerHeight <= 500 ? 0 : frames.offsetHeight;
    const captions = exhibit.classList.contains("two") ? 32 : 0;
    const rest = captions + strip + (isFull ? panel.offsetHeight + (isNarrow ? 84 : 120) : isNarrow ? 380 : innerHeight <= 500 ? 100 : 206);
    const count = exhibit.classList.contains("two") ? 2 : 1;
    const width = (exhibit.clientWidth - 40 - 16 * (count - 1)) / count * points / (points + 22);
    const height = (innerHeight - rest) * points / (high + 22);
    const most = (isFull ? 640 : 420) * points / 390;
    exhibit.style.setProperty("--wide", String(Math.floor(Math.min(width, Math.max(isNarrow ? 150 : 84, Math.min(height, most))))));
  }

  /** Shows another window. */
  function take(next) {
    size = next;
    fit();
  }

  async function toggle() {
    const isFull = dialog.classList.toggle("full");
    full.textContent = isFull ? "Leave full screen" : "Full screen";
    fit();
    // The window's own full screen is a bonus that some browsers do not have. None has it for a dialog.
    try {
      if (isFull) await sheet.requestFullscreen?.();
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
  return { fit, take, toggle, get isFull() { return dialog.classList.contains("full"); } };
})();
