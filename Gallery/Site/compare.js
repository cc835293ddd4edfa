// A second phone beside the first, which shows another transition at the same time, each at its own pace.
"use strict";

Gallery.compare = (() => {
  const byId = (id) => document.getElementById(id);
  const select = byId("other");
  const screen = byId("other-screen");
  let stage = null;
  let changed = () => {};

  for (const card of Gallery.cards.all) {
    const option = document.createElement("option");
    option.value = card.dataset.name;
    option.textContent = card.querySelector(".title").textContent;
    select.append(option);
  }

  function clear() {
    stage?.remove();
    stage = null;
  }

  /** Shows the second phone or not, with a name under each of the two. */
  function caption(card, first) {
    byId("other-one").hidden = !card;
    byId("exhibit").classList.toggle("two", Boolean(card));
    byId("detail-caption").hidden = !card;
    byId("detail-caption").textContent = first;
    byId("other-caption").textContent = card?.querySelector(".title").textContent ?? "";
  }

  select.addEventListener("change", () => changed());

  return {
    clear,
    /** Calls `work` when another is chosen. */
    onChange(work) { changed = work; },

    /** Shows what is chosen, as the first phone does: in its container if it is made for that, in its direction. */
    async show({ title, container, direction, isMirrored, fraction }) {
      const card = Gallery.cards.named(select.value);
      caption(card, title);
      if (!card) return clear();
      const name = card.dataset.name;
      const recording = await Gallery.recording(name, card.dataset.file).catch(() => null);
      if (!recording || select.value !== name) return;
      clear();
      const own = recording.containers[container] ? container : Gallery.cards.container(card);
      stage = new Gallery.Stage(screen, recording, own);
      stage.turn(direction);
      stage.mirror(isMirrored);
      stage.seek(fraction);
    },

    mirror(isMirrored) { stage?.mirror(isMirrored); },

    /** Shows none any more. */
    end() {
      select.value = "";
      caption(null, "");
    },

    /** How long the second runs by itself. */
    get seconds() { return stage?.seconds ?? 0; },

    /** Follows the first: a run by its time, a finger by its fraction. */
    follow(first, seconds) {
      if (!stage) return;
      if (stage.direction !== first.direction) stage.turn(first.direction);
      if (seconds === null) stage.seek(first.fraction);
      else stage.show(seconds);
    },
  };
})();
