// What is typed, as words each of which must be found, in any order: forgiving a slip of the keys, and knowing other words
// for what the catalogue calls otherwise. The same rules and words as the gallery app's.
"use strict";

Gallery.search = (() => {
  let synonyms = {}, empty = [], foreign = [], joined = [];
  let answers = new Map();
  const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
  const wordsOf = (text) => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

  // MARK: Other languages, and what is not here

  /** Whether words of this script are written without spaces between them. */
  const isJoined = (text) => /[\u2E80-\u{3FFFF}]/u.test(text);

  /** Called by data/_words.js. */
  Gallery.words = (found) => {
    ({ synonyms, empty } = found);
    // Words of other languages, each with what it means here.
    foreign = found.abroad.flatMap(([meanings, words]) => words.split(/\s+/).filter(Boolean).map((word) => ({
      text: folded(word.replace("*", "")), isStem: word.endsWith("*"), others: meanings === "-" ? [] : meanings.split(" "),
    })));
    joined = foreign.filter(({ text }) => isJoined(text)).sort((a, b) => b.text.length - a.text.length);
    answers = new Map(found.outside.flatMap(([words, answer, near]) => words.split(" ").map((word) => (
      [folded(word), { answer, near }]))));
  };

  /** The words come when the first phone moves; until then what is typed has to be what the catalogue says. */
  const ready = Gallery.hero.ready.then(() => Gallery.load("data/_words.js")).catch(() => {});

  /** The words of the table that a typed word has in it, or is. */
  function found(typed) {
    if (!isJoined(typed)) {
      const fitting = foreign.filter(({ text, isStem }) => (isStem ? typed.startsWith(text) : typed === text));
      return fitting.sort((a, b) => b.text.length - a.text.length).slice(0, 1);
    }
    const words = [];
    for (let i = 0; i < typed.length;) {
      const word = joined.find(({ text }) => typed.startsWith(text, i));
      if (word) words.push(word);
      i += word ? word.text.length : 1;
    }
    return words;
  }

  /** What words mean that begin with what is typed so far, the shortest two. */
  const beginnings = (typed) => (typed.length < 4 || isJoined(typed) ? []
    : foreign.filter(({ text }) => text.startsWith(typed)).sort((a, b) => a.text.length - b.text.length).slice(0, 2).flatMap(({ others }) => others));

  /** An English word without its ending; null if it has none. */
  function stem(word) {
    const [ending] = [["ing", 6], ["ed", 5], ["s", 4]].find(([end, least]) => word.length >= least && word.endsWith(end)) ?? [];
    if (!ending || word.endsWith("ss")) return null;
    const rest = word.slice(0, -ending.length);
    return ending !== "s" && rest.length > 3 && rest.at(-1) === rest.at(-2) ? rest.slice(0, -1) : rest;
  }

  /** What one word asks for. */
  function needsOf(word) {
    if (Object.hasOwn(synonyms, word)) return [{ word, others: synonyms[word] }];
    if (answers.has(word)) return [{ word, others: answers.get(word).near, isForeign: true }];
    const words = found(word);
    if (words.length) {
      return words.filter(({ others }) => others.length).map(({ text, others }) => ({ word: text, others, isForeign: true }));
    }
    const plain = stem(word);
    const others = plain === null ? [] : [plain, ...(Object.hasOwn(synonyms, plain) ? synonyms[plain] : [])];
    return [{ word, others: [...others, ...beginnings(word)] }];
  }

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
    const slips = !forgives ? 0 : word.length >= 7 ? 2 : word.length >= 3 ? 1 : 0;
    if (!slips) return null;
    // How often a letter is doubled is the most common slip; a word of three letters has to begin right.
    const single = (text) => text.replace(/(.)\1+/gu, "$1");
    const least = Math.min(...list.filter((term) => word.length > 3 || term[0] === word[0])
      .map((term) => edits(single(term), single(word))));
    return least <= slips ? 2 + least : null;
  }

  /** A word that was not typed but is meant has no slips of the keys to be forgiven. */
  function distance({ names, tags, texts }, word, forgives = true) {
    if (word === names[0]) return 0;
    const inNames = near(word, names, forgives);
    if (inNames !== null) return 1 + inNames;
    const inTags = near(word, tags, forgives);
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
        found.push(...needsOf(words[i]));
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
    for (const { word, others, isForeign } of wanted) {
      const all = [isForeign ? null : distance(termsOf(card), word),
        ...others.map((other, i) => {
          const far = distance(termsOf(card), other, false);
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
    // Nothing but words that say nothing lets all pass; no word at all finds none.
    if (!wanted.length) return wordsOf(text).length ? [...cards] : [];
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

  /** What the catalogue does not have, if a text asks for that; empty if it does not. */
  const answer = (text) => wordsOf(text).map((word) => answers.get(word)?.answer).find(Boolean) ?? "";

  return { matches, suggestions, answer, ready };
})();
