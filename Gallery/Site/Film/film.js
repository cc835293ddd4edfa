// An animated picture of what a phone shows, as a file.
"use strict";

(Gallery.film ??= {}).record = (() => {
  const { film } = Gallery;
  const rate = 20;  // frames a second
  const wide = 260; // pixels of the phone with its frame

  /**
   * The picture of a recording; `changed` is called with how much of it is done, and answers with false to end it: then there
   * is no picture.
   */
  return async function record(subject, changed = () => true) {
    const phone = new film.Phone(subject, film.Phone.scale(wide));
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = phone.size;
    // Some browsers would else fetch each frame from the graphics card.
    const context = canvas.getContext("2d", { willReadFrequently: true });
    const count = Math.ceil(phone.seconds * rate);
    const picture = new film.APNG(canvas.width, canvas.height);
    for (let index = 0; index <= count; index += 1) {
      context.clearRect(0, 0, canvas.width, canvas.height);
      phone.draw(context, index / rate);
      await picture.add(context.getImageData(0, 0, canvas.width, canvas.height).data, 1000 / rate);
      if (!changed((index + 1) / (count + 1))) return null;
    }
    return picture.blob();
  };
})();
