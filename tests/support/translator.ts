import type { BrowserContext, Page } from "playwright";

/** What the translator of a test leaves behind each text. */
export const TRANSLATED = "°";

/**
 * A translator as browsers have them: from now on each text of each page, at once and whenever the page changes, is put
 * into `<font>` elements, every other one as a new text in the place of the old. It leaves alone what is marked as data.
 */
export const translateEverything = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((mark) => {
    const LEFT_ALONE = "[translate=no], .notranslate, script, style, textarea, title, noscript";
    let nth = 0;
    const fontOf = (inside: Node): HTMLElement => {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      outer.append(inner);
      inner.append(inside);
      return outer;
    };
    const translate = (text: Text): void => {
      const words = text.data.trimEnd();
      if (words === "" || words.endsWith(mark) || !text.isConnected || text.parentElement?.closest(LEFT_ALONE)) return;
      const said = words + mark + text.data.slice(words.length);
      if (text.parentElement?.localName === "font") text.data = said;
      else if (nth++ % 2 === 0) text.replaceWith(fontOf(new Text(said)));
      else {
        const place = document.createComment("");
        text.replaceWith(place);
        text.data = said;
        place.replaceWith(fontOf(text));
      }
    };
    const translateAll = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) translate(text);
    };
    addEventListener("DOMContentLoaded", () => {
      if (document.contentType !== "text/html") return;
      // An add-on that puts an element and a style into the page, too.
      document.body.append(document.createElement("add-on-panel"));
      document.documentElement.setAttribute("data-dark-reader", "");
      translateAll();
      new MutationObserver(() => setTimeout(translateAll)).observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    });
  }, TRANSLATED);

/** Where one of these stands in the page for a translator to change: each with what is around it. */
export const exposedOn = (page: Page, data: readonly string[]): Promise<string[]> =>
  page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const around = text.parentElement;
      if (!around || around.closest("[translate=no], script, style, noscript, textarea")) continue;
      const place = around.closest(":not(font)") ?? around;
      if (wanted.some((each) => text.data.includes(each))) found.push(place.outerHTML.slice(0, 160));
    }
    return found;
  }, data);
