// The section in which one chooses the two screens: two places with a file each, that a file can also be dropped on. Files
// that are dropped elsewhere on the page come here, too.
"use strict";

Gallery.ownPanel = (() => {
  const [wide, high] = [390, 844]; // the page's phone, in points
  const sharpest = 3;              // pixels for a point
  const { own } = Gallery;
  const byId = (id) => document.getElementById(id);
  const section = byId("own");
  let reads = 0; // a picture that has been read after another one was chosen is not shown

  section.innerHTML = `
    <div class="own-words">
      <h2 id="own-title">Your own screens</h2>
      <p>Choose two screenshots of your app, or drop them anywhere on this page. Every phone of a transition then shows them. They stay in this browser: nothing is sent, nothing is stored, and closing the page forgets them.</p>
      <p id="own-said" class="own-said" role="status" aria-live="polite"></p>
      <div class="own-buttons">
        <button type="button" id="own-swap">Swap the two</button>
        <button type="button" id="own-clear" class="link">Show the page’s screens again</button>
      </div>
    </div>
    <div class="own-places"></div>`;

  const places = ["First screen", "Second screen"].map((title, index) => {
    const label = document.createElement("label");
    label.className = "own-place";
    label.innerHTML = `<span class="phone"><canvas class="screen"></canvas></span><span class="own-title"></span>
      <input type="file" accept="image/png,image/jpeg,image/webp">`;
    label.querySelector(".own-title").textContent = title;
    const input = label.querySelector("input");
    input.id = `own-${index + 1}`;
    input.addEventListener("change", () => {
      take(input.files, index);
      input.value = ""; // the same file may be chosen again
    });
    section.querySelector(".own-places").append(label);
    return label;
  });

  const say = (text) => (byId("own-said").textContent = text);

  /** A picture in the shape of the phone: all of its width if it is tall, and its middle if it is wide. */
  function fitted(bitmap) {
    const width = Math.max(1, Math.round(Math.min(wide * sharpest, bitmap.width, bitmap.height * wide / high)));
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [width, Math.max(1, Math.round(width * high / wide))];
    own.cover(canvas.getContext("2d"), bitmap, canvas.width, canvas.height);
    bitmap.close();
    return canvas;
  }

  /** Reads files and shows them: two in both places, one in a place that is named, or else in the first that is empty. */
  async function take(files, place) {
    const mine = ++reads;
    const list = [...files].slice(0, 2);
    if (!list.length) return say("There is no file in that. Drop one or two pictures.");
    const next = [own.screen(1), own.screen(2)];
    const free = place ?? (next[0] && !next[1] ? 1 : 0);
    const said = [];
    for (const [index, file] of list.entries()) {
      try {
        next[list.length === 2 ? index : free] = fitted(await Gallery.picture.read(file));
      } catch (error) {
        said.push(error.message);
      }
      if (mine !== reads) return undefined;
    }
    if (said.length < list.length) own.put(next);
    if (files.length > 2) said.push("Only the first two are read.");
    if (!said.length) said.push(next.every(Boolean) ? "Every phone shows your two screens." : `Every phone shows your ${next[0] ? "first" : "second"} screen. Choose the other one, too.`);
    return say(said.join(" "));
  }

  /** Shows in the places what they have. */
  function show() {
    places.forEach((label, index) => {
      const canvas = label.querySelector("canvas");
      const picture = own.screen(index + 1);
      [canvas.width, canvas.height] = picture ? [picture.width, picture.height] : [wide, high];
      if (picture) canvas.getContext("2d").drawImage(picture, 0, 0);
      label.classList.toggle("full", Boolean(picture));
    });
    byId("own-swap").disabled = byId("own-clear").disabled = !own.isUsed;
  }

  byId("own-swap").addEventListener("click", () => {
    own.put([own.screen(2), own.screen(1)]);
    say("Swapped.");
  });
  byId("own-clear").addEventListener("click", () => {
    reads += 1;
    own.put([null, null]);
    say("The page’s own screens are back.");
    byId("own-1").focus();
  });
  own.onChange(show);
  show();

  return {
    take,
    /** Takes what was dropped: on a place, or anywhere else. */
    drop(files, target) {
      const place = places.indexOf(target.closest?.(".own-place"));
      return take(files, place < 0 ? undefined : place);
    },
  };
})();
