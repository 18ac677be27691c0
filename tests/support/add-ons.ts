/** What add-ons do to a page, each run in it before its own scripts. */
export const ADD_ONS = {
  "puts things beside fields, over the page and onto its root": crowd,
  "wraps what pages call": wrapCalls,
  "takes elements away": takeAway,
  "adds to what every object and list has": addToAll,
  "adds to it when the page has loaded": addLater,
} as const;

/** Password managers, spelling helpers and dark modes. */
function crowd(): void {
  const dress = (): void => {
    for (const root of [document.documentElement, document.body]) {
      root.setAttribute("data-darkreader-mode", "dynamic");
      root.setAttribute("cz-shortcut-listen", "true");
      root.style.setProperty("filter", "invert(0.02)");
      root.classList.add("dark-mode-on");
    }
    for (const field of document.querySelectorAll("input, textarea")) {
      if (field.nextElementSibling?.localName === "pass-word-icon") continue;
      field.setAttribute("data-lpignore", "false");
      field.after(document.createElement("pass-word-icon"));
    }
    if (!document.querySelector("spelling-panel")) {
      const panel = document.createElement("spelling-panel");
      panel.style.cssText = "position: fixed; right: 0; bottom: 0; width: 40px; height: 40px; z-index: 2147483647";
      document.body.prepend(panel);
    }
  };
  addEventListener("DOMContentLoaded", () => {
    dress();
    new MutationObserver(() => setTimeout(dress)).observe(document.body, { childList: true, subtree: true });
  });
}

function wrapCalls(): void {
  const ask = window.fetch.bind(window);
  const Line = window.WebSocket;
  window.fetch = async (...words) => ask(...words);
  window.WebSocket = class extends Line {};
  const { stringify, parse } = JSON;
  JSON.stringify = (...words: unknown[]) => stringify(...(words as Parameters<typeof stringify>));
  JSON.parse = (...words: unknown[]) => parse(...(words as Parameters<typeof parse>)) as unknown;
  const later = window.setTimeout.bind(window);
  Object.assign(window, { setTimeout: (...words: Parameters<typeof later>) => later(...words) });
  const listen = Object.getOwnPropertyDescriptor(EventTarget.prototype, "addEventListener")
    ?.value as EventTarget["addEventListener"];
  EventTarget.prototype.addEventListener = function (...words: Parameters<typeof listen>) {
    listen.apply(this, words);
  };
}

/** A blocker that takes what it holds for advertisements: pictures in frames of their own, and the end of the page. */
function takeAway(): void {
  addEventListener("DOMContentLoaded", () => {
    new MutationObserver(() =>
      setTimeout(() => {
        for (const found of document.querySelectorAll("footer, aside, main img, canvas")) found.remove();
      }),
    ).observe(document.body, { childList: true, subtree: true });
  });
}

/** As libraries of old did: what they add is counted by every `for … in`. */
function addToAll(): void {
  const added = (): string => "added";
  for (const type of [Object, Array, String, Number, Function, Map, Set, Promise])
    void Object.assign(type.prototype, { each: added, clone: added, extend: added, toJSONString: added, contains: 7 });
}

function addLater(): void {
  const added = (): string => "added";
  addEventListener("DOMContentLoaded", () => {
    for (const type of [Object, Array]) void Object.assign(type.prototype, { each: added, clone: added, contains: 7 });
  });
}
