// What the page says it is, to those who save or share it: its own words, or those of the card that is open.
"use strict";

Gallery.sharing = (() => {
  const metas = ["description", "og:title", "og:description"].map((name) => (
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)));
  const own = [document.title, ...metas.map((meta) => meta?.content ?? "")];

  function write([title, ...texts]) {
    document.title = title;
    metas.forEach((meta, i) => meta && (meta.content = texts[i]));
  }

  return {
    /**
     * The link to a card: its own page, which shows its words where the link is sent to, if that says all that is chosen;
     * otherwise the address.
     */
    link(card, hasWishes) {
      const { address } = document.body.dataset;
      if (!address || hasWishes) return location.href;
      return `${address}/share/${card.dataset.file.slice("data/".length, -".js".length)}.html`;
    },

    /** The words of a card; those of the page without one. */
    show(card) {
      if (!card) return write(own);
      const name = document.querySelector(".brand").textContent;
      const title = card.querySelector(".title").textContent;
      const summary = card.querySelector(".summary").textContent;
      write([`${title} · ${name}`, summary, `${title}: a transition of ${name}`, summary]);
    },
  };
})();
