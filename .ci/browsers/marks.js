// The first row of pixels says which board a window shows: what looks at it from outside sees by that whether it is drawn.
"use strict";

window.boardMarks = (() => {
  /** The squares of the first row: four that are found in a picture, then the board's number in sixteen bits. */
  function mark(number, width) {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [width, 8];
    const context = canvas.getContext("2d");
    for (let i = 0; i < 20; i += 1) {
      context.fillStyle = i < 4 ? (i % 2 ? "#0ff" : "#f0f") : number >> (i - 4) & 1 ? "#fff" : "#000";
      context.fillRect(i * 8, 0, 8, 8);
    }
    return canvas;
  }

  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

  return { mark, frame };
})();
