// The way to one's own screens: a button that opens the section, and files that are dropped anywhere on the page.
"use strict";

Gallery.ownDoor = (() => {
  const byId = (id) => document.getElementById(id);
  const section = byId("own");
  const openers = [...document.querySelectorAll(".own-open")];
  let loading = null;

  function load() {
    if (!document.querySelector("link[href='parts/own.css']")) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: "parts/own.css" }));
    }
    loading ??= Gallery.load("parts/own.js").catch((error) => {
      loading = null;
      throw error;
    });
    return loading;
  }

  async function open(isOpen) {
    if (isOpen) await load();
    section.hidden = !isOpen;
    for (const button of openers) button.setAttribute("aria-expanded", String(isOpen));
    if (!isOpen) return;
    const top = section.getBoundingClientRect().top - byId("tools").offsetHeight - 12;
    scrollBy({ top, behavior: Gallery.prefersStills() ? "instant" : "smooth" });
    byId("own-1").focus({ preventScroll: true });
  }

  for (const button of openers) button.addEventListener("click", () => open(section.hidden));

  // Text that is dragged into a field stays the browser's.
  const hasFiles = (event) => [...event.dataTransfer?.types ?? []].includes("Files");
  const mark = (isOver) => document.body.classList.toggle("dropping", isOver);
  addEventListener("dragover", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    mark(true);
    load().catch(() => {});
  });
  addEventListener("dragleave", (event) => event.relatedTarget === null && mark(false));
  addEventListener("drop", async (event) => {
    mark(false);
    if (!hasFiles(event)) return;
    event.preventDefault();
    // The browser takes the list back after the event.
    const files = [...event.dataTransfer.files];
    await load();
    section.hidden = false;
    for (const button of openers) button.setAttribute("aria-expanded", "true");
    await Gallery.ownPanel.drop(files, event.target);
  });

  return { open };
})();
