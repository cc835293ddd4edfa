// Compares pictures of boards. A pixel of one is in the other if its colour is among those within two pixels of it there:
// engines smooth edges differently.
"use strict";

const differences = (() => {
  const reach = 2;
  /** How far two parts of a colour may be apart, of 255: gradients and blurs are rounded differently. */
  const tolerance = 12;

  async function pixels(address, [width, height]) {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    return { canvas, width, data: context.getImageData(0, 0, width, height).data };
  }

  /** Whether the colour at `index` of one picture lies between those about it in the other. */
  function isIn(one, other, index, x, y, box) {
    const [left, right] = [Math.max(box.x, x - reach), Math.min(box.x + box.width - 1, x + reach)];
    const [top, bottom] = [Math.max(box.y, y - reach), Math.min(box.y + box.height - 1, y + reach)];
    for (let part = 0; part < 3; part += 1) {
      const value = one.data[index + part];
      let low = 255, high = 0;
      for (let row = top; row <= bottom; row += 1) {
        for (let at = (row * one.width + left) * 4 + part, column = left; column <= right; column += 1, at += 4) {
          const found = other.data[at];
          if (found < low) low = found;
          if (found > high) high = found;
        }
      }
      if (value < low - tolerance || value > high + tolerance) return false;
    }
    return true;
  }

  /** The share of pixels in a box that differ, and which. */
  function within(one, other, box) {
    const differing = [];
    // The border of a phone is an edge too.
    for (let y = box.y + reach; y < box.y + box.height - reach; y += 1) {
      for (let x = box.x + reach; x < box.x + box.width - reach; x += 1) {
        const index = (y * one.width + x) * 4;
        if (Math.abs(one.data[index] - other.data[index]) <= tolerance
          && Math.abs(one.data[index + 1] - other.data[index + 1]) <= tolerance
          && Math.abs(one.data[index + 2] - other.data[index + 2]) <= tolerance) continue;
        if (!isIn(one, other, index, x, y, box) || !isIn(other, one, index, x, y, box)) differing.push(index);
      }
    }
    return { share: differing.length / (box.width * box.height), differing };
  }

  /** Both pictures of a box, and which pixels differ, side by side. */
  function shown(one, other, box, differing) {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [box.width * 3 + 16, box.height];
    const context = canvas.getContext("2d");
    context.drawImage(one.canvas, box.x, box.y, box.width, box.height, 0, 0, box.width, box.height);
    context.drawImage(other.canvas, box.x, box.y, box.width, box.height, box.width + 8, 0, box.width, box.height);
    context.fillStyle = "#f00";
    for (const index of differing) {
      const pixel = index / 4;
      context.fillRect(box.width * 2 + 16 + pixel % one.width - box.x, Math.floor(pixel / one.width) - box.y, 1, 1);
    }
    return canvas.toDataURL("image/png").split(",")[1];
  }

  /** For each engine but the first, the share of pixels that differ in each box; with a picture of those above `limit`. */
  async function compare({ addresses, size, boxes, limit, draws }) {
    const [first, ...others] = await Promise.all(addresses.map((address) => pixels(address, size)));
    return others.map((other) => boxes.map((box) => {
      const { share, differing } = within(first, other, box);
      return { share, picture: draws && share > limit ? shown(first, other, box, differing) : null };
    }));
  }

  return { compare };
})();
