// The page itself, opened at one transition after the other: its phone alone in a corner of the window, and above it the
// board's squares, by which the window's picture is known.
"use strict";

window.edge = (() => {
  const { mark, frame } = window.boardMarks;
  const dialog = document.getElementById("detail");
  const phone = document.getElementById("detail-phone");
  // Fonts differ from engine to engine, and are no part of the comparison: neither as text nor in drawn pieces.
  CanvasRenderingContext2D.prototype.fillText = () => {};
  const style = new CSSStyleSheet();
  style.replaceSync(`
    .layer.text { visibility: hidden; }
    #detail { position: fixed; inset: 0; width: 100vw; height: 100vh; max-height: none; margin: 0; border-radius: 0; }
    #exhibit { --wide: 280 !important; }
    #detail .sheet > * { visibility: hidden; }
    #detail-phone { visibility: visible; position: fixed; left: 8px; top: 16px; box-shadow: none; }
    #detail #edge-mark { position: fixed; left: 0; top: 0; visibility: visible; z-index: 9; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];

  const until = async (work) => {
    for (let i = 0; i < 400 && !work(); i += 1) await new Promise((done) => setTimeout(done, 25));
    if (!work()) throw new Error(`${location.hash} does not come`);
  };

  /** Opens a transition in one of its containers, at a fraction; answers with the box of the phone's screen. */
  async function show({ number, size, name, container, fraction }) {
    const place = `#${encodeURIComponent(name)}/${container}`;
    if (location.hash !== place) {
      const before = Gallery.detail.stage;
      location.hash = place;
      await until(() => Gallery.detail.stage && Gallery.detail.stage !== before);
    }
    const { stage, player } = Gallery.detail;
    player.stop();
    stage.seek(fraction);
    dialog.querySelector("#edge-mark")?.remove();
    dialog.append(Object.assign(mark(number, size[0]), { id: "edge-mark" }));
    await frame();
    await frame();
    const { left, top, width, height } = phone.querySelector(".screen").getBoundingClientRect();
    return { x: Math.round(left), y: Math.round(top), width: Math.round(width), height: Math.round(height) };
  }

  return { show };
})();
