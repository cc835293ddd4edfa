// Phones side by side that play one after the other, as the frames of a moving picture: of each frame what has changed.
"use strict";

Gallery.moving = ({ rows, isDark }) => {
  const quality = 0.2;  // of what moves; so few frames a second show no more
  const rate = 20;       // frames a second
  const wide = 190;      // pixels of a phone with its frame
  const [gap, margin, caption] = [40, 4, 52]; // pixels
  const { APNG, Phone } = Gallery.film;
  const scale = Phone.scale(wide);
  // One finger that turns around half-way is enough to show that it can.
  class Brief extends Gallery.Ghost {
    static way = [[0, 0.12, 0], [0.35, 0.14, 1], [0.95, 0.86, 1], [1.1, 0.94, 0]];
    static touch = [0.35, 0.95];
  }
  class Turning extends Gallery.Ghost {
    static way = [[0, 0.12, 0], [0.35, 0.14, 1], [0.95, 0.7, 1], [1.25, 0.7, 1], [1.6, 0.42, 1], [1.85, 0.42, 1], [2.2, 0.86, 1], [2.35, 0.94, 0]];
    static touch = [0.35, 2.2];
  }
  const phones = rows.map(({ name, container }) => (
    new Phone({ recording: Gallery.recorded(`${name}/${container}`), container }, scale, container === "tab" ? Turning : Brief)));
  const even = (number) => Math.ceil(number / 2) * 2;
  const canvas = document.createElement("canvas");
  canvas.width = even(2 * margin + phones.length * wide + (phones.length - 1) * gap);
  canvas.height = even(2 * margin + Math.max(...phones.map(({ size }) => size[1])) + caption);
  const context = canvas.getContext("2d", { willReadFrequently: true });

  /** A picture of a part, as text. */
  function encoded(source, [x, y, width, height], quality) {
    const part = document.createElement("canvas");
    [part.width, part.height] = [width, height];
    part.getContext("2d").drawImage(source, -x, -y);
    return part.toDataURL("image/webp", quality).split(",")[1];
  }

  /** Draws a phone's moment in its place. */
  function show(index, seconds) {
    const phone = phones[index];
    const own = document.createElement("canvas");
    [own.width, own.height] = phone.size;
    phone.draw(own.getContext("2d"), seconds);
    const x = margin + index * (wide + gap);
    context.clearRect(x, margin, own.width, own.height);
    context.drawImage(own, x, margin);
  }

  rows.forEach(({ name }, index) => {
    show(index, 0);
    const family = getComputedStyle(document.documentElement);
    const [x, y] = [margin + index * (wide + gap) + wide / 2, margin + phones[index].size[1]];
    context.textAlign = "center";
    context.font = `15px ${family.getPropertyValue("--mono")}`;
    context.fillStyle = isDark ? "#9198a1" : "#59636e";
    context.fillText(`.${name}`, x, y + 34);
  });

  const changes = new APNG(canvas.width, canvas.height);
  const around = ([a, b, c, d], [x, y, width, height]) => {
    const [left, top] = [Math.min(a, x), Math.min(b, y)];
    return [left, top, Math.max(a + c, x + width) - left, Math.max(b + d, y + height) - top];
  };
  const frames = [];
  let last = null;   // the frame that has not ended yet: { picture, box, milliseconds }
  let rough = null;  // what is seen less well, because it moved
  /** Ends a frame. What stays for a moment is seen well. */
  function end() {
    if (!last) return;
    const isStill = last.milliseconds > 200;
    let box = isStill && rough ? around(rough, last.box) : last.box;
    rough = isStill ? null : rough ? around(rough, box) : box;
    // The place of a frame is a multiple of two.
    const [left, top] = [box[0] & ~1, box[1] & ~1];
    box = [left, top, box[0] + box[2] - left, box[1] + box[3] - top];
    frames.push({ x: left, y: top, milliseconds: last.milliseconds, data: encoded(last.picture, box, isStill || !frames.length ? 0.8 : quality) });
  }
  /** Adds what is on the canvas, seen for so many milliseconds. */
  function add(milliseconds) {
    const image = context.getImageData(0, 0, canvas.width, canvas.height);
    const box = changes.changes(image.data);
    changes.last = image.data;
    if (!box) {
      last.milliseconds += milliseconds;
      return;
    }
    end();
    const picture = document.createElement("canvas");
    [picture.width, picture.height] = [canvas.width, canvas.height];
    picture.getContext("2d").putImageData(image, 0, 0);
    last = { picture, box, milliseconds };
  }
  phones.forEach((phone, index) => {
    const count = Math.ceil(phone.seconds * rate);
    for (let frame = 0; frame <= count; frame += 1) {
      show(index, frame / rate);
      add(1000 / rate);
    }
  });
  end();
  return frames;
};
