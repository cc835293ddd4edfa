// Copies lines of Swift, and says so; where a browser does not let it, it selects them.
"use strict";

Gallery.copy = async (code, said, text = code.textContent) => {
  try {
    await navigator.clipboard.writeText(text);
    said.textContent = "Copied.";
  } catch {
    // What is nowhere to be seen is written where it is said.
    const isSeen = text === code.textContent;
    said.textContent = isSeen ? "Selected: copy with your keyboard." : text;
    getSelection().selectAllChildren(isSeen ? code : said);
  }
};
