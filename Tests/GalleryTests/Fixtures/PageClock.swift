/// The time of a page under test: it passes only when the test says so, frame by frame, and waits for files that load.
///
/// Timers, animation frames, times of events, and observers of places and sizes follow it. So a test does not depend on
/// how quick the machine is, and an animation of seconds takes no longer than the work of its frames.
enum PageClock {
    /// Seconds of the page's time after which what a test waits for has not come.
    static let patience = 60

    /// A script that runs before all others of a page.
    static let script = """
        "use strict";
        const pageClock = (() => {
          const frame = 1000 / 60;
          let now = 0, frames = 0, lastID = 0;
          let drawings = new Map(); // id -> what is called in the next frame
          const timers = new Map(); // id -> { at, work }
          const observers = new Set();

          performance.now = () => now;
          window.setTimeout = (work, delay = 0, ...rest) => {
            timers.set(lastID += 1, { at: now + Math.max(0, Number(delay) || 0), work: () => work(...rest) });
            return lastID;
          };
          window.clearTimeout = (id) => timers.delete(id);
          window.requestAnimationFrame = (work) => {
            drawings.set(lastID += 1, work);
            return lastID;
          };
          window.cancelAnimationFrame = (id) => drawings.delete(id);
          Object.defineProperty(Event.prototype, "timeStamp", { get: () => now });

          // MARK: What comes from outside: files, and the window's own full screen

          const pending = new Set();
          let arrived = () => {};
          const end = (what) => {
            pending.delete(what);
            if (!pending.size) arrived();
          };
          const begin = (promise) => {
            pending.add(promise);
            promise.then(() => end(promise), () => end(promise));
            return promise;
          };
          for (const event of ["load", "error"]) {
            document.addEventListener(event, ({ target }) => end(target), true);
          }
          new MutationObserver((changes) => {
            for (const { addedNodes } of changes) {
              for (const node of addedNodes) if (node.localName === "script" && node.src) pending.add(node);
            }
          }).observe(document, { childList: true, subtree: true });
          addEventListener("DOMContentLoaded", () => {
            for (const script of document.scripts) end(script);
          });
          for (const [type, name] of [[Element, "requestFullscreen"], [Document, "exitFullscreen"]]) {
            const own = type.prototype[name];
            type.prototype[name] = function (...rest) { return begin(own.apply(this, rest)); };
          }
          const channel = new MessageChannel();
          let turn = () => {};
          channel.port1.onmessage = () => turn();
          /** Lets the browser do what it has to do, and waits until nothing is on its way. */
          const settle = async () => {
            do {
              if (pending.size) await new Promise((done) => { arrived = done; });
              await new Promise((done) => {
                turn = done;
                channel.port2.postMessage(null);
              });
            } while (pending.size);
          };

          // MARK: Observers

          class Observer {
            constructor(work, options = {}) {
              Object.assign(this, { work, options, last: new Map() });
            }
            observe(target) {
              this.last.set(target, null);
              observers.add(this);
            }
            unobserve(target) { this.last.delete(target); }
            disconnect() { this.last.clear(); }
            look() {
              const entries = [];
              for (const [target, before] of this.last) {
                const entry = this.entry(target);
                if (entry.key !== before) entries.push(entry);
                this.last.set(target, entry.key);
              }
              if (entries.length) this.work(entries, this);
            }
          }
          window.ResizeObserver = class extends Observer {
            entry(target) {
              return { target, key: `${target.clientWidth} ${target.clientHeight}` };
            }
          };
          window.IntersectionObserver = class extends Observer {
            entry(target) {
              const { rootMargin = "0px", threshold = 0 } = this.options;
              const margin = parseFloat(rootMargin);
              const { left, top, right, bottom, width, height } = target.getBoundingClientRect();
              const wide = Math.min(right, innerWidth + margin) - Math.max(left, -margin);
              const high = Math.min(bottom, innerHeight + margin) - Math.max(top, -margin);
              const isThere = target.getClientRects().length > 0 && wide >= 0 && high >= 0;
              const isIntersecting = isThere && (width * height ? wide * high / (width * height) : 1) >= threshold;
              return { target, isIntersecting, key: isIntersecting };
            }
          };

          // MARK: Time

          const call = (work, ...rest) => {
            try {
              work(...rest);
            } catch (error) {
              reportError(error);
            }
          };
          /** Goes on to the next timer or frame, but not beyond a time; false if there was none until then. */
          async function step(end) {
            const next = (frames + 1) * frame;
            const [id, timer] = [...timers].reduce((one, other) => (other[1].at < one[1].at ? other : one), [0, { at: Infinity }]);
            if (Math.min(next, timer.at) > end) return false;
            if (timer.at <= next) {
              now = Math.max(now, timer.at);
              timers.delete(id);
              call(timer.work);
            } else {
              frames += 1;
              now = next;
              const due = drawings;
              drawings = new Map();
              for (const work of due.values()) call(work, now);
              for (const observer of observers) call(() => observer.look());
            }
            await settle();
            return true;
          }
          return {
            /** Lets so many milliseconds pass. */
            async pass(milliseconds) {
              const end = now + milliseconds;
              await settle();
              while (await step(end));
              now = end;
            },
            /** Lets time pass until a condition holds; false if it does not within some milliseconds. */
            async until(condition, limit) {
              const holds = () => {
                try {
                  return condition() === true;
                } catch {
                  return false; // what is asked about is not there yet
                }
              };
              const end = now + limit;
              await settle();
              while (!holds()) if (!await step(end)) return false;
              return true;
            },
          };
        })();
        """
}
