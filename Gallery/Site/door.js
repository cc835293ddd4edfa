// The door to the workshop: its scripts and its style are loaded when somebody first goes there, by a link or by an address
// (#workshop, #workshop?d=…, #workshop?from=cube).
"use strict";

Gallery.door = (() => {
  const isWanted = () => /^#workshop(\?|$)/.test(location.hash);

  async function open() {
    if (!document.querySelector("link[href='parts/workshop.css']")) {
      const style = document.createElement("link");
      [style.rel, style.href] = ["stylesheet", "parts/workshop.css"];
      document.head.append(style);
    }
    await Gallery.load("parts/workshop.js");
    return Gallery.workshop.open();
  }

  async function follow(event) {
    if (!isWanted()) return Gallery.workshop?.close();
    // A card that leads here is still open.
    const isOpen = document.querySelector("#detail[open], #workshop[open]") !== null;
    Gallery.address.enter(isOpen, !event);
    return open();
  }

  /** The names of what the workshop can begin from. */
  const starts = new Set((document.getElementById("workshop-link")?.dataset.starts ?? "").split(" ").filter(Boolean));

  addEventListener("hashchange", follow);
  addEventListener("popstate", follow);
  return { ready: follow(), starts };
})();
