import type { Browser, BrowserContextOptions, Page } from "playwright";

import { newPage } from "./browser.ts";

interface Watched {
  readonly page: Page;
  /** Everything that a text did or tried, and everything that went wrong. */
  readonly alarms: string[];
}

interface Looking {
  readonly foreignHere: () => string[];
}

/** A browser that notices dialogs, errors, ways out and whatever the content security policy had to stop. */
export async function watchedPage(
  browser: Browser,
  home: string,
  options: BrowserContextOptions = {},
): Promise<Watched> {
  const { page, problems } = await newPage(browser, options);
  page.on("dialog", (dialog) => {
    problems.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("framenavigated", (frame) => {
    if (frame !== page.mainFrame()) problems.push(`frame ${frame.url()}`);
    else if (!frame.url().startsWith(home)) problems.push(`went to ${frame.url()}`);
  });
  page.on("response", (response) => {
    const { protocol, origin } = new URL(response.url());
    if (protocol.startsWith("http") && origin !== home) problems.push(`heard ${response.url()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      console.error(`stopped by the policy: ${violatedDirective} ${blockedURI}`);
    });
    const isForeign = (element: Element): boolean =>
      element.matches("#pwn, iframe, object, embed, base, marquee, math, meta[http-equiv], [srcdoc]") ||
      (element instanceof HTMLScriptElement && element.nonce === "");
    const isCode = ({ name, value }: Attr): boolean =>
      /^on/i.test(name) ||
      (/^(href|src|action|formaction|data|xlink:href)$/.test(name) &&
        /^\s*(javascript|vbscript|data:text)/i.test(value));
    const foreignHere = (): string[] => {
      const elements = [...document.querySelectorAll("*")];
      return [
        ...("pwned" in window ? ["code ran"] : []),
        ...elements.filter(isForeign).map((element) => element.outerHTML.slice(0, 80)),
        ...elements.flatMap((element) =>
          [...element.attributes].filter(isCode).map(({ name, value }) => `${element.localName} ${name}=${value}`),
        ),
      ];
    };
    Object.assign(window, { foreignHere });
  });
  return { page, alarms: problems };
}

/** What in the document did not come from the product: code that ran, elements and attributes that run code. */
export const foreignOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Looking).foreignHere());

/** Goes to each of these addresses without loading the document anew, and looks around at each. */
export const foreignAlong = (page: Page, addresses: readonly string[]): Promise<string[]> =>
  page.evaluate(async (paths) => {
    const found: string[] = [];
    const { foreignHere } = window as unknown as Looking;
    for (const path of paths) {
      history.pushState({}, "", path);
      dispatchEvent(new PopStateEvent("popstate", { state: {} }));
      dispatchEvent(new HashChangeEvent("hashchange"));
      await new Promise(requestAnimationFrame);
      for (let frames = 0; frames < 300 && !document.querySelector("main h1"); frames++)
        await new Promise(requestAnimationFrame);
      if (!document.querySelector("main h1")) found.push(`${path}: no page`);
      if (location.href !== new URL(path, location.origin).href) found.push(`${path}: now ${location.href}`);
      found.push(...foreignHere().map((what) => `${path}: ${what}`));
    }
    return found;
  }, addresses);
