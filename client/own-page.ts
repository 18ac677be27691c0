import type { Self } from "#shared/contracts/self.ts";
import { inkOn, parseHex } from "#shared/format/contrast.ts";
import { formatMoney, formatNumber } from "#shared/format/figures.ts";
import { accessOf } from "#shared/rules/account/access.ts";

import { lasting } from "./browser/storages.ts";
import { OWN } from "./own-page-marks.ts";
import { readSession, STORE_KEY, STORE_VERSION } from "./session/stored-session.ts";
import { keptToken } from "./session/token/kept-token.ts";
import { tokenFault } from "./session/token/token.ts";
import { headerMoney } from "./shell/racer/header-money.ts";
import { ownLevel } from "./shell/racer/own-level.ts";
import { dialAngle, dialArc, dialPoint, dialStart } from "./ui/data/dial.ts";

/** The racer that this browser keeps with a good token; undefined for guests, and where storage is closed or unreadable. */
function keptRacer(): Self | undefined {
  const token = keptToken();
  const { state, version } = JSON.parse(lasting.getItem(STORE_KEY) ?? "{}") as { state?: unknown; version?: number };
  const { user } = readSession(state);
  if (token === undefined || user === undefined || user.accountType === "guest") return undefined;
  // What has expired is the server's to say.
  return version === STORE_VERSION && tokenFault(token, user.userID, undefined) === undefined ? user : undefined;
}

/** In a text or an address, all at once, as a name may look like another mark: what is meant, in the place of each mark. */
function saying({ displayName, username, tag, money, nitros }: Self): (text: string) => string {
  const words: Readonly<Record<string, string>> = {
    [OWN.name]: displayName,
    [OWN.username]: username ?? "",
    [`/${OWN.tag}`]: tag ? `/${tag}` : "",
    [OWN.tag]: tag ?? "",
    [formatMoney(OWN.money)]: headerMoney(money),
    [formatNumber(OWN.nitros)]: formatNumber(nitros),
  };
  const marks = Object.keys(words).map((mark) => mark.replaceAll(/\W/g, String.raw`\$&`));
  const anyMark = new RegExp(marks.join("|"), "g");
  return (text) => text.replaceAll(anyMark, (mark) => words[mark] ?? mark);
}

function write(page: ParentNode, user: Self): void {
  const say = saying(user);
  for (const element of page.querySelectorAll("*")) {
    const href = element.getAttribute("href");
    if (href !== null) element.setAttribute("href", say(href));
    for (const node of element.childNodes) if (node instanceof Text) node.data = say(node.data);
  }
  const { tag, tagColor, membership } = user;
  if (membership !== "gold") page.querySelector("[data-own=gold]")?.remove();
  page.querySelector("[data-gold]")?.toggleAttribute("data-gold", membership === "gold");
  const sign = page.querySelector<HTMLElement>("[data-own=tag]");
  if (!tag) sign?.remove();
  const hex = tagColor ?? "";
  const paints = parseHex(hex) ? { "--tag": `#${hex.replace("#", "")}`, "--tag-ink": inkOn(hex) } : {};
  sign?.removeAttribute("data-style");
  for (const [name, paint] of Object.entries(paints)) sign?.style.setProperty(name, paint);
}

function turnRing(ring: Element | null, user: Self): void {
  const { level, into, needed, words } = ownLevel(user);
  const angle = dialAngle(into, needed || 1);
  const [, done, tip] = ring?.querySelectorAll("path") ?? [];
  done?.setAttribute("d", into > 0 ? dialArc(dialStart, angle, 40, 50) : "");
  tip?.setAttribute("d", `M${dialPoint(angle, 31, 50)}L${dialPoint(angle, 47, 50)}`);
  const number = ring?.querySelector("text");
  if (number) number.textContent = String(level);
  number?.toggleAttribute("data-long", level > 99);
  const spoken = ring?.querySelector("span");
  if (spoken) spoken.textContent = `Level ${level}, ${words}`;
}

/** Marks where one is, and leaves out what opens with the first race. */
function fit(page: ParentNode, user: Self): void {
  const site = document.documentElement.dataset.site === "math" ? "math" : "type";
  const access = accessOf({ site, isLoggedIn: true, qualifyingRaceComplete: user.qualifyingRaceComplete });
  if (access === "limited")
    for (const menu of page.querySelectorAll("header > nav, header > div:first-child")) menu.remove();
  for (const link of page.querySelectorAll<HTMLAnchorElement>("nav a")) {
    if (`${location.pathname}/`.startsWith(`${link.pathname}/`)) link.setAttribute("aria-current", "page");
  }
}

/** Draws the header of the racer whom the browser keeps, before the page's script is there. */
function draw(): void {
  const template = document.querySelector<HTMLTemplateElement>("#own-page");
  const user = keptRacer();
  if (!template || !user) return;
  const page = document.importNode(template.content, true);
  write(page, user);
  turnRing(page.querySelector("[data-own=ring]"), user);
  fit(page, user);
  document.querySelector("#root")?.append(page);
}

try {
  draw();
} catch (problem) {
  console.warn("The page waits for its script:", problem);
}
