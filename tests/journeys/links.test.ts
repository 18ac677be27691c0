import type { Page } from "playwright";
import { beforeAll, describe, expect, it } from "vitest";

import { PAGES } from "#shared/content/pages.ts";
import { ARTICLE_SLUGS } from "#shared/content/support.ts";
import type { UserID } from "#shared/ids.ts";
import { pageAt } from "#shared/rules/account/access.ts";

import { partOf, SECTIONS } from "../../client/features/settings/sections.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage } from "../support/browser.ts";
import { dress } from "../support/dressed.ts";
import { newFullRacer, openPage } from "../support/open-page.ts";
import { newTeam } from "../support/team.ts";
import { visitsOn, type Visit } from "../support/visit-pages.ts";
import type { Visitor } from "../support/visitor.ts";
import { withoutWebGL } from "../support/without-webgl.ts";

/** What the server answers besides pages. */
const OF_SERVER = /^\/(practice|news\.rss|api\/v2\/(openapi\.json|documents\/[\w.-]+))$/;

const { product, browser } = await beginJourney();

let racer: Visitor;
beforeAll(async () => {
  racer = await newFullRacer(product, "Link_Racer");
  await dress(product, racer);
  await newTeam(product.services.app.db, racer.userID as UserID, { tag: "LINKS", name: "Link Lovers" });
  await product.services.app.db
    .updateTable("users")
    .set({ races_played: 60 })
    .where("user_id", "=", racer.userID as UserID)
    .execute();
});

const FILLED: Readonly<Record<string, string>> = {
  "/support/:article": "/support/parents",
  "/garage/customizer/:kind": "/garage/customizer/trails",
  "/shop/:kind/:id": "/shop/car/12",
  "/team/:tag": "/team/LINKS",
  "/achievements/:group": "/achievements/speed",
  "/season/:seasonID": "/season/1",
  "/racer/:username": "/racer/Link_Racer",
  "/racer/:username/garage": "/racer/Link_Racer/garage",
  "/racer/:username/stats": "/racer/Link_Racer/stats",
  "/racer/:username/gift": "/racer/Link_Racer/gift",
};
/** Every page with the frame, which the Teacher Portal has not. A race has no frame, and links of answers are looked at where they are written. */
const ADDRESSES: readonly string[] = PAGES.filter(
  ({ path, site, isForModerators }) => site === undefined && isForModerators !== true && path !== "/teachers",
).map(({ path }) => FILLED[path] ?? path.replaceAll(/:\w+/g, "abc"));

/** The addresses to which links of a page lead, when it has come with what it asks for. */
async function linksAt(page: Page, visit: Visit, path: string): Promise<readonly string[]> {
  await visit(path);
  return page.locator("a[href]").evaluateAll((links) =>
    links.map((link) => {
      const { origin, pathname, search, hash, href } = new URL((link as HTMLAnchorElement).href);
      return origin === location.origin ? pathname + search + hash : href;
    }),
  );
}

/** Every address that is linked, and the pages that link it. */
async function crawl(page: Page): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const visit = visitsOn(page);
  const found = new Map<string, Set<string>>();
  for (const path of ADDRESSES) {
    for (const to of await linksAt(page, visit, path)) found.set(to, (found.get(to) ?? new Set()).add(path));
  }
  return found;
}

/** What is wrong with a link; undefined for one that leads somewhere. */
function faultOf(to: string): string | undefined {
  if (/^(https:|mailto:)/.test(to)) return undefined;
  const [path = "", hash] = to.replace(/\?[^#]*/, "").split("#");
  if (OF_SERVER.test(path) || hash === "main") return undefined;
  const page = pageAt(path);
  if (page === undefined) return "dead";
  const slug = /^\/support\/([^/]+)$/.exec(path)?.[1];
  if (page.path === "/support/:article" && !ARTICLE_SLUGS.some((each) => each === slug)) return "no such answer";
  if (page.path !== "/profile" || hash === undefined) return undefined;
  return SECTIONS.some(({ id }) => id === hash) || partOf(`#${hash}`) !== undefined ? undefined : "no such setting";
}

const faultsOf = (found: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] =>
  [...found].flatMap(([to, pages]) => {
    const fault = faultOf(to);
    return fault === undefined ? [] : [`${to}: ${fault}, on ${[...pages].slice(0, 3).join(" ")}`];
  });

describe("no link is dead", () => {
  it("notices one of each kind", () => {
    const wrong = ["/no/such/road", "/support/none", "/profile#none", "/suport#report-bug"];
    expect(wrong.map(faultOf)).toEqual(["dead", "no such answer", "no such setting", "dead"]);
    const right = ["/", "/support?q=x#report-bug", "/profile#hands", "/race/abc", "/practice", "mailto:a@b.example"];
    expect(right.map(faultOf)).toEqual(right.map(() => undefined));
  });

  it("for a guest", async () => {
    const { page } = await newPage(browser);
    await withoutWebGL(page);
    await page.goto(product.url);
    await page.locator("footer").waitFor();
    const found = await crawl(page);
    expect(found.size).toBeGreaterThan(ARTICLE_SLUGS.length + 10);
    expect(faultsOf(found)).toEqual([]);
    await page.context().close();
  });

  it("for a racer with a team", async () => {
    const { page } = await openPage(product, browser, racer, { path: "/friends" });
    await withoutWebGL(page);
    await page.locator("footer").waitFor();
    const found = await crawl(page);
    expect(found.size).toBeGreaterThan(ARTICLE_SLUGS.length + 30);
    expect(faultsOf(found)).toEqual([]);
    const documents = [...found.keys()].filter((to) => OF_SERVER.test(to));
    expect(documents.length).toBeGreaterThan(3);
    const answers = await Promise.all(documents.map(async (to) => (await fetch(product.url + to)).status));
    expect(answers).toEqual(documents.map(() => 200));
    await page.context().close();
  });
});
