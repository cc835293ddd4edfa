// What the workshop is made of, before anything stands in it.
"use strict";

(Gallery.workshop ??= {}).markup = `
<div class="w-sheet">
  <header class="w-head">
    <h2 id="w-title" tabindex="-1">Workshop</h2>
    <label class="w-begin"><span>Begin from</span> <select id="w-from"><option value="">A slide</option></select></label>
    <div class="w-tools">
      <button type="button" id="w-undo" aria-keyshortcuts="Control+Z">Undo</button>
      <button type="button" id="w-redo" aria-keyshortcuts="Control+Shift+Z">Redo</button>
      <button type="button" id="w-link">Copy link</button>
      <button type="button" id="w-close" class="round" aria-label="Close the workshop" title="Close (Esc)"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M5 5l10 10M15 5L5 15"/></svg></button>
    </div>
  </header>
  <div class="w-bench">
    <div class="w-room" id="w-room">
      <div class="phone" id="w-phone" tabindex="0" role="application" aria-label="The two screens. Arrow keys move what is selected, plus and minus scale it, brackets turn it."><div class="screen" id="w-screen"></div></div>
      <svg id="w-outline" class="w-outline" aria-hidden="true"><polygon/><line/></svg>
      <div id="w-handles" class="w-handles"></div>
    </div>
    <p id="w-hint" class="w-hint"></p>
    <div class="w-play" role="group" aria-label="Playback">
      <button type="button" id="w-run" class="primary" aria-keyshortcuts="Space">Play</button>
      <input type="range" id="w-progress" min="0" max="1000" step="1" aria-label="Progress">
      <output id="w-percent" for="w-progress"></output>
    </div>
    <div class="w-strip" id="w-strip" role="group" aria-label="Keyframes"></div>
    <div class="w-row">
      <fieldset class="segments" id="w-mode"><legend>The finger</legend>
        <label><input type="radio" name="w-mode" value="pose" checked><span>Poses</span></label>
        <label><input type="radio" name="w-mode" value="try"><span>Swipes</span></label>
      </fieldset>
      <fieldset class="segments" id="w-way"><legend>Direction</legend>
        <label><input type="radio" name="w-way" value="forward" checked><span>There</span></label>
        <label><input type="radio" name="w-way" value="backward"><span>Back</span></label>
      </fieldset>
      <label class="w-switch"><input type="checkbox" role="switch" id="w-mirror"><span>Right to left</span></label>
    </div>
  </div>
  <div class="w-panel">
    <section aria-label="What is posed">
      <fieldset class="segments w-wide" id="w-role"><legend>Screen</legend>
        <label><input type="radio" name="w-role" value="foreground" checked><span>New screen</span></label>
        <label><input type="radio" name="w-role" value="background"><span>Old screen</span></label>
      </fieldset>
      <div class="w-row">
        <label><span>Part</span> <select id="w-part"></select></label>
        <label><span>Motion</span> <select id="w-motion"></select></label>
        <button type="button" id="w-more">Add motion</button>
        <button type="button" id="w-less">Remove motion</button>
      </div>
    </section>
    <section>
      <div class="w-line"><h3 id="w-when">Pose</h3>
        <button type="button" id="w-rest" title="Puts the screen to rest at this moment">Rest</button>
        <button type="button" id="w-add" aria-label="Add a keyframe" title="Makes a keyframe at this moment">Add</button>
        <button type="button" id="w-remove" aria-label="Remove the keyframe" title="Takes this keyframe away">Remove</button>
      </div>
      <label class="w-field w-ease"><span>From here on</span> <select id="w-ease"></select></label>
      <div id="w-ease-curve" hidden></div>
      <div id="w-fields"></div>
    </section>
    <details id="w-pieces"><summary>Pieces</summary><div class="w-grid" id="w-tiles"></div></details>
    <details id="w-whole"><summary>The whole picture</summary><div class="w-grid" id="w-picture"></div></details>
    <details id="w-timing" open><summary>Timing</summary>
      <div class="w-timing">
        <div id="w-curve"></div>
        <div class="w-grid">
          <label class="w-field"><span>Kind</span> <select id="w-kind"><option value="spring">A spring</option><option value="curve">A curve</option></select></label>
          <label class="w-field"><span>Seconds</span> <input type="number" id="w-seconds" min="0.1" max="3" step="0.05"></label>
          <label class="w-switch"><input type="checkbox" role="switch" id="w-overshoot"><span>May swing over</span></label>
        </div>
      </div>
    </details>
    <section>
      <h3>Swift</h3>
      <div class="w-grid">
        <label class="w-field w-wide"><span>Name</span> <input id="w-name" maxlength="64" spellcheck="false" autocomplete="off"></label>
        <label class="w-field w-wide"><span>What is seen</span> <input id="w-summary" maxlength="200" autocomplete="off"></label>
      </div>
      <ul id="w-faults" class="w-faults" aria-live="polite"></ul>
      <p id="w-fine" class="w-note" hidden>It begins and ends at rest, and nothing jumps: the audit has nothing to say.</p>
      <div class="swift"><pre tabindex="0" aria-label="The animator in Swift"><code id="w-swift"></code></pre></div>
      <div class="w-row">
        <button type="button" id="w-copy" class="primary">Copy Swift</button>
        <a id="w-save" class="w-button" download="mine.swift">Save the file</a>
      </div>
      <p id="w-said" class="said" role="status" aria-live="polite"></p>
      <p class="w-note">In the package: <code id="w-command"></code> adds it to the catalogue. In an app: paste it, and write <code id="w-use"></code>.</p>
    </section>
  </div>
</div>`;
