// The field and the tags above the cards. What is chosen stands in the address, after a question mark, so that a link or a
// reload shows the same: `#?q=door&tag=3D`, or with one open `#cube?q=door`.
"use strict";

Gallery.filter = (() => {
  const byId = (id) => document.getElementById(id);
  const field = byId("filter");
  const { cards, search } = Gallery;
  const shelves = [...document.querySelectorAll(".shelf")];
  let tag = "";

  // Tags that several have, the most frequent first: a tag of one card only is found by its word.
  const counts = new Map();
  for (const card of cards.all) {
    for (const word of card.dataset.tags.split(" ").filter(Boolean)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const words = [...counts].filter(([, count]) => count > 1).sort((a, b) => b[1] - a[1]).map(([word]) => word);
  const chips = words.map((word) => {
    const chip = document.createElement("button");
    chip.type = "button";
    chip.className = "chip";
    chip.textContent = word;
    chip.setAttribute("aria-pressed", "false");
    chip.addEventListener("click", () => {
      tag = tag === word ? "" : word;
      apply();
      write();
    });
    byId("tags").append(chip);
    return chip;
  });

  function apply() {
    const text = field.value.trim();
    const found = new Set(text ? search.matches(text) : cards.all);
    for (const card of cards.all) {
      card.parentElement.hidden = !found.has(card) || (tag !== "" && !card.dataset.tags.split(" ").includes(tag));
    }
    for (const shelf of shelves) shelf.hidden = !shelf.querySelector("li:not([hidden])");
    for (const chip of chips) chip.setAttribute("aria-pressed", String(chip.textContent === tag));
    const left = cards.shown();
    byId("count").textContent = left.length === 1 ? "1 transition" : `${left.length} transitions`;
    byId("none").hidden = left.length > 0;
    if (!left.length) suggest(text);
    if (left.length && !left.some((card) => card.tabIndex === 0)) cards.rove(left[0]);
    cards.settle();
  }

  /** Says that nothing is there, and whether the tag is why. */
  function suggest(text) {
    const others = tag && text ? search.matches(text).length : 0;
    byId("none-text").textContent = others ? `Nothing by that name is tagged ${tag}.` : "No transition by that name.";
    byId("all").textContent = others ? "Look without the tag" : "Show all";
    const buttons = search.suggestions(text).map((words) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = words;
      button.addEventListener("click", () => set(words, ""));
      return button;
    });
    byId("suggestions").replaceChildren("Did you mean ", ...buttons);
    byId("suggestions").hidden = buttons.length === 0;
  }

  /** What is chosen, as the end of an address; empty if nothing is. */
  function address() {
    const parts = new URLSearchParams();
    if (field.value.trim()) parts.set("q", field.value.trim());
    if (tag) parts.set("tag", tag);
    const text = parts.toString();
    return text && `?${text}`;
  }

  function write() {
    const place = location.hash.slice(1).split("?")[0] + address();
    Gallery.address.replace(place && `#${place}`);
  }

  function set(text, word) {
    field.value = text;
    tag = words.includes(word) ? word : "";
    apply();
    write();
    if (!document.querySelector("dialog[open]")) field.focus();
  }

  /** Chooses what an address says. */
  function read(text) {
    const parts = new URLSearchParams(text);
    field.value = parts.get("q") ?? "";
    tag = words.includes(parts.get("tag")) ? parts.get("tag") : "";
    apply();
  }

  field.addEventListener("input", () => {
    apply();
    write();
  });
  byId("all").addEventListener("click", () => {
    const text = field.value.trim();
    set(tag && search.matches(text).length ? text : "", "");
  });
  const start = location.hash.indexOf("?");
  if (start >= 0) read(location.hash.slice(start + 1));
  return { address };
})();
