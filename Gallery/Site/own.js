// Two pictures of somebody's own app in the place of the page's screens, as canvases. Nothing is sent and nothing is stored:
// closing the page forgets them. What reads them is loaded when somebody opens the section or brings files.
"use strict";

Gallery.own = (() => {
  const screens = [null, null];
  const listeners = [];

  /** Fills a box with a picture: as large as needed, from its top. */
  function cover(context, picture, width, height) {
    const scale = Math.max(width / picture.width, height / picture.height);
    const [across, down] = [width / scale, height / scale];
    context.drawImage(picture, (picture.width - across) / 2, 0, across, down, 0, 0, width, height);
  }

  return {
    cover,
    /** Whether at least one screen is somebody's own. */
    get isUsed() { return screens.some(Boolean); },
    /** The canvas of the first screen (1) or the second (2); null if it is the page's. */
    screen: (number) => screens[number - 1] ?? null,

    /** Puts other canvases in the place of both screens; null for the page's. */
    put(next) {
      [screens[0], screens[1]] = next;
      for (const work of listeners) work();
    },

    /** Calls `work` when a screen comes or goes. */
    onChange(work) { listeners.push(work); },
  };
})();
