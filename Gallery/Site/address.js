// The address of what is shown, written again whenever that changes. Browsers allow so only so often, and a slider asks
// more often than that: WebKit throws from the 101st time in 30 seconds on, Chromium ignores it from the 201st in ten.
"use strict";

Gallery.address = (() => {
  const pause = 1000; // milliseconds until a refused address is tried again
  let later = 0;

  /** `write` gives an address to the browser; what is refused is written to this entry of the history later. */
  function put(place, write) {
    clearTimeout(later);
    const wanted = new URL(place || location.pathname + location.search, location.href).href;
    try {
      write(wanted);
    } catch {
      // Tried again below, as where it is ignored.
    }
    if (location.href !== wanted) later = setTimeout(() => replace(place), pause);
  }

  /** Gives this entry of the history another address. */
  function replace(place) { put(place, (wanted) => history.replaceState(null, "", wanted)); }

  /** Begins an entry of the history with an address. */
  function add(place) { put(place, (wanted) => history.pushState(null, "", wanted)); }

  // Who goes somewhere else does not want to be brought back.
  for (const event of ["hashchange", "popstate"]) addEventListener(event, () => clearTimeout(later));
  return { add, replace };
})();
