// The address of what is shown, written again whenever that changes. Browsers allow so only so often, and a slider asks
// more often than that: WebKit throws from the 101st time in 30 seconds on, Chromium ignores it from the 201st in ten.
"use strict";

Gallery.address = (() => {
  const pause = 1000; // milliseconds until a refused address is tried again
  let later = 0;

  /** Gives this entry of the history another address. What is refused is written later. */
  function replace(place) {
    clearTimeout(later);
    const wanted = new URL(place || location.pathname + location.search, location.href).href;
    try {
      history.replaceState(history.state, "", wanted);
    } catch {
      // Tried again below, as where it is ignored.
    }
    if (location.href !== wanted) later = setTimeout(() => replace(place), pause);
  }

  // MARK: The entries of an open card

  // How many entries of the history one has to go back to see the overview; 0 where the page began with a card.
  let depth = 0;

  /** Counts the entry that the page has come to; `isOpen` says whether a card was open before. */
  function enter(isOpen, isFirst) {
    const known = history.state?.opened;
    if (known !== undefined) depth = known;
    else {
      depth = isFirst || (isOpen && depth === 0) ? 0 : isOpen ? depth + 1 : 1;
      try {
        history.replaceState({ opened: depth }, "");
      } catch {
        depth = 0;
      }
    }
  }

  /** Leaves the card: back to the overview that it was opened from, so that no entry is left that opens it again. */
  function leave(place) {
    if (depth > 0) history.go(-depth);
    else replace(place);
  }

  // Who goes somewhere else does not want to be brought back.
  for (const event of ["hashchange", "popstate"]) addEventListener(event, () => clearTimeout(later));
  return { replace, enter, leave };
})();
