// What is typed, as words each of which must be found, in any order: forgiving a slip of the keys, and knowing other words
// for what the catalogue calls otherwise. The same rules and words as the gallery app's.
"use strict";

Gallery.search = (() => {
  const { synonyms = {}, empty = [] } = Gallery.rules.facts;
  const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const wordsOf = (text) => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

  /** How many letters must be put in, left out, replaced or exchanged with their neighbour. */
  function edits(a, b) {
    let before = [], last = Array.from({ length: b.length + 1 }, (_, i) => i);
    for (let i = 0; i < a.length; i += 1) {
      const row = [i + 1];
      for (let j = 0; j < b.length; j += 1) {
        let best = Math.min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] === b[j] ? 0 : 1));
        if (i && j && a[i] === b[j - 1] && a[i - 1] === b[j]) best = Math.min(best, before[j - 1] + 1);
        row.push(best);
      }
      [before, last] = [last, row];
    }
    return last[b.length];
  }

  /** The words that a card is found by, from the best to the weakest. */
  function terms(card) {
    const title = wordsOf(card.querySelector(".title").textContent);
    const name = card.dataset.name.split(".").reverse().map(folded);
    return {
      names: [...name, title.join(""), ...title], tags: wordsOf(card.dataset.tags),
      texts: wordsOf(card.querySelector(".summary").textContent),
    };
  }

  function near(word, list, forgives) {
    if (list.includes(word)) return 0;
    if (list.some((term) => term.startsWith(word))) return 1;
    if (word.length > 2 && list.some((term) => term.includes(word))) return 2;
    const slips = !forgives ? 0 : word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0;
    if (!slips) return null;
    const least = Math.min(...list.map((term) => edits(term, word)));
    return least <= slips ? 2 + least : null;
  }

  function distance({ names, tags, texts }, word) {
    if (word === names[0]) return 0;
    const inNames = near(word, names, true);
    if (inNames !== null) return 1 + inNames;
    const inTags = near(word, tags, true);
    if (inTags !== null) return 5 + inTags;
    const inTexts = near(word, texts, false);
    return inTexts === null ? null : 11 + inTexts;
  }

  /** The words of a text that say something, each with those that mean the same. */
  function needs(text) {
    const words = wordsOf(text.slice(0, 400)).map((word) => word.slice(0, 40));
    const found = [];
    for (let i = 0; i < words.length && found.length < 8; i += 1) {
      const pair = words.slice(i, i + 2).join(" ");
      if (i + 1 < words.length && Object.hasOwn(synonyms, pair)) {
        found.push({ word: pair.replace(" ", ""), others: synonyms[pair] });
        i += 1;
      } else {
        found.push({ word: words[i], others: Object.hasOwn(synonyms, words[i]) ? synonyms[words[i]] : [] });
      }
    }
    const telling = found.filter(({ word }) => !empty.includes(word));
    return telling.length ? telling : found;
  }

  const known = new Map(); // card -> its words

  function termsOf(card) {
    if (!known.has(card)) known.set(card, terms(card));
    return known.get(card);
  }

  /** How badly a card matches; null when it does not. */
  function rank(card, wanted) {
    let sum = 0;
    for (const { word, others } of wanted) {
      const all = [distance(termsOf(card), word),
        ...others.map((other, i) => {
          const far = distance(termsOf(card), other);
          return far === null ? null : far + 1 + i;
        })].filter((far) => far !== null);
      if (!all.length) return null;
      sum += Math.min(...all);
    }
    return sum;
  }

  /** Those of some cards that every word finds, the best first. */
  function matches(text, cards = Gallery.cards.all) {
    const wanted = needs(text);
    return cards.map((card, index) => ({ card, index, far: rank(card, wanted) }))
      .filter(({ far }) => far !== null).sort((a, b) => a.far - b.far || a.index - b.index).map(({ card }) => card);
  }

  /** Other words that do find something, at most three. */
  function suggestions(text) {
    const wanted = needs(text).map(({ word }) => word);
    const useful = wanted.filter((word) => matches(word).length);
    const found = [];
    if (useful.length && useful.length < wanted.length && matches(useful.join(" ")).length) found.push(useful.join(" "));
    for (const spelling of [wanted.join(""), ...wanted]) {
      if (useful.includes(spelling)) continue;
      const scored = Gallery.cards.all.map((card) => {
        const name = folded(card.dataset.name);
        const far = edits(spelling, name);
        const isPart = spelling.length >= 3 && (name.includes(spelling) || spelling.includes(name));
        return { card, far, fits: isPart || far <= Math.max(2, Math.floor(spelling.length / 3)) };
      }).filter(({ fits }) => fits).sort((a, b) => a.far - b.far);
      for (const { card } of scored.slice(0, 3)) {
        const title = card.querySelector(".title").textContent;
        if (!found.some((other) => folded(other) === folded(title))) found.push(title);
      }
    }
    return found.slice(0, 3);
  }

  return { matches, suggestions };
})();
