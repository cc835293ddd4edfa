// The field and the tags above the cards. What is chosen stands in the address, after a question mark, so that a link or a
// reload shows the same: `#?q=door&tag=3D`, or with one open `#cube?q=door`.
"use strict";

Gallery.filter = (() => {
  const byId = (id) => document.getElementById(id);
  const field = byId("filter");
  const { cards, search } = Gallery;
  const shelves = [...document.querySelectorAll(".shelf")];
  // A tag in the address is in sight, among the others.
  const openTags = () => {
    byId("tags").hidden = false;
    byId("show-tags").setAttribute("aria-expanded", "true");
  };
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
      showHits();
    });
    byId("tags").append(chip);
    return chip;
  });

  function apply() {
    const text = field.value.trim();
    const hits = text ? search.matches(text) : cards.all;
    const found = new Set(hits);
    // The best hit stands first, wherever its shelf is.
    cards.arrange(text ? [...hits, ...cards.all.filter((card) => !found.has(card))] : undefined);
    for (const card of cards.all) {
      card.parentElement.hidden = !found.has(card) || (tag !== "" && !card.dataset.tags.split(" ").includes(tag));
    }
    cards.vary();
    for (const shelf of shelves) shelf.hidden = !shelf.querySelector("li:not([hidden])");
    for (const chip of chips) chip.setAttribute("aria-pressed", String(chip.textContent === tag));
    const left = cards.shown();
    byId("count").textContent = left.length === 1 ? "1 transition" : `${left.length} transitions`;
    byId("none").hidden = left.length > 0;
    byId("show-tags").textContent = tag ? `Tag: ${tag}` : "Tags";
    say(text);
    Gallery.sections.fit();
    if (!left.length) suggest(text);
    if (left.length && !left.some((card) => card.tabIndex === 0)) cards.rove(left[0]);
    cards.settle();
  }

  /** Says what the catalogue does not have, if that is what is looked for. */
  function say(text) {
    const answer = text ? search.answer(text) : "";
    byId("answer").hidden = !answer;
    byId("answer").textContent = answer;
  }

  /** Brings what was found into sight: the tools to the top of the window, and the first cards below them. */
  function showHits() {
    const tools = byId("tools").getBoundingClientRect();
    const grid = byId("all-cards").getBoundingClientRect();
    if (grid.top - tools.height > 120 || grid.top < tools.height - 40) scrollBy({ top: grid.top - tools.height, behavior: "instant" });
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
    if (Gallery.choosing.address) parts.set("choose", Gallery.choosing.address);
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
    if (tag) openTags();
    Gallery.choosing.read(parts.get("choose"));
    apply();
  }

  field.addEventListener("input", () => {
    apply();
    write();
    showHits();
  });
  byId("show-tags").addEventListener("click", () => {
    const isOpen = byId("tags").toggleAttribute("hidden") === false;
    byId("show-tags").setAttribute("aria-expanded", String(isOpen));
  });
  byId("all").addEventListener("click", () => {
    const text = field.value.trim();
    set(tag && search.matches(text).length ? text : "", "");
  });
  // A narrow field has room for one word.
  const narrow = matchMedia("(max-width: 480px)");
  const wide = field.placeholder;
  const hint = () => (field.placeholder = narrow.matches ? "Search" : wide);
  narrow.addEventListener("change", hint);
  hint();
  search.ready.then(() => field.value && apply());
  const start = location.hash.indexOf("?");
  if (start >= 0) {
    read(location.hash.slice(start + 1));
    // Who was sent here for these sees them first.
    if (field.value || tag) requestAnimationFrame(showHits);
  }
  return { address, write };
})();
