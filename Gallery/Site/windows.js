// The windows in which a transition is shown: a phone's, and for some transitions those of a phone that opens. Their
// recordings come when one is chosen.
"use strict";

Gallery.windows = (() => {
  const byId = (id) => document.getElementById(id);
  const select = byId("window");
  let offer = null; // { name, file, containers, list }

  /** The strip of bars is at the same side in every language, and a second phone is of another size. */
  function show() {
    const isOther = select.value !== "";
    byId("mirror").disabled = byId("other").disabled = isOther;
  }

  /** The window of a phone again. */
  function reset() {
    select.value = "";
    show();
  }

  return {
    reset,

    /** Offers what a recording says that there is, where the container has it. */
    take(next = null, container = "") {
      if (next !== offer) {
        offer = next;
        const others = (offer?.list ?? []).map(({ id, title }) => new Option(title, id));
        select.replaceChildren(new Option("iPhone", ""), ...others);
      }
      select.hidden = !offer?.containers.includes(container);
      if (select.hidden) reset();
    },

    /** The recording in the window that is chosen; `plain` is that of a phone. */
    async recording(plain) {
      const id = select.value;
      if (!id) return plain;
      try {
        const found = (await Gallery.recording(offer.name, offer.file))[id];
        if (!found) throw new Error(`no recording of ${id}`);
        return found;
      } catch (error) {
        reset();
        throw error;
      }
    },

    /** Gives a phone the shape of what it shows. */
    shape(phone, { size: [width, height] }) {
      phone.style.setProperty("--points-wide", width);
      phone.style.setProperty("--points-high", height);
      phone.classList.toggle("wide", width !== 390);
    },

    /** Calls `work` when another window is chosen. */
    onChange(work) {
      select.addEventListener("change", () => {
        show();
        work();
      });
    },
  };
})();
