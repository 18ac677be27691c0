import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { PAGES } from "#shared/content/pages.ts";
import { ARTICLE_SLUGS } from "#shared/content/support.ts";
import type { UserID } from "#shared/ids.ts";
import { CLOSED_AT_FIRST, NEVER_IN_CLASS, type ClassSetting } from "#shared/rules/classes/settings.ts";
import { nowStamp, perform } from "#shared/server/platform/work.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { postMotd } from "#shared/server/teams/motds.ts";
import { before, hours } from "#shared/units.ts";

import { SECTIONS } from "../../client/features/settings/sections.ts";
import { launch } from "../support/browser.ts";
import { addClass, addMember } from "../support/class-world.ts";
import { newsPostFile } from "../support/news-post.ts";
import { startOidcProvider, type OidcProvider } from "../support/oidc.ts";
import { newFullRacer, openPage } from "../support/open-page.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newTeam } from "../support/team.ts";
import { person, racedBy } from "../support/typed-race.ts";
import { visitsOn } from "../support/visit-pages.ts";
import type { Visitor } from "../support/visitor.ts";
import { withoutWebGL } from "../support/without-webgl.ts";

const ELSEWHERE = "https://elsewhere.example.org";
const CONTACT = "help@elsewhere.example.org";
/** The other race of the same operator: a site of the game. */
const SISTER = "https://sums.example.org";
const POST = `Read [what they wrote](${ELSEWHERE}/story), or [write to them](mailto:${CONTACT}). ${ELSEWHERE}/bare

- [A list of theirs](${ELSEWHERE}/list)

> [Their words](${ELSEWHERE}/words)`;
const PRICE = /[\u20AC\u00A3\u00A5]\s?\d|\b(?:USD|EUR|GBP|CHF)\b|\$\d[\d,]*\.\d\d(?!\d|[KMB])/;

let news: string;
let school: OidcProvider;
let product: Product;
let browser: Browser;
beforeAll(async () => {
  news = await mkdtemp(join(tmpdir(), "redline-news-"));
  await writeFile(
    join(news, "outside.md"),
    newsPostFile({ title: "Seen elsewhere", stamp: before(nowStamp(), hours(1)), body: POST }),
  );
  school = await startOidcProvider("school");
  product = await startProduct({
    withClient: true,
    env: {
      NEWS_DIR: news,
      SOURCE_URL: `${ELSEWHERE}/source`,
      MERCH_URL: `${ELSEWHERE}/merch`,
      TEACHERS_URL: `${ELSEWHERE}/teachers`,
      OPERATOR_CONTACT: CONTACT,
      SISTER_SITES: JSON.stringify({ math: SISTER }),
      SIGN_IN_PROVIDERS: JSON.stringify([school.settings]),
    },
  });
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await product.close();
  await school.close();
  await rm(news, { recursive: true });
});

interface Furnished {
  readonly racer: Visitor;
  readonly addresses: readonly string[];
  readonly isPupil?: boolean;
}

let turn = 0;
/** An article says the same to all pupils, whatever the teacher closed: most see a few of them. */
const SOME_ARTICLES = ARTICLE_SLUGS.slice(0, 5);

/** A racer with a race and a team that speaks of other sites, and the address of every page of theirs. */
async function furnished(name: string, articles: readonly string[] = SOME_ARTICLES): Promise<Furnished> {
  const { app } = product.services;
  const racer = await newFullRacer(product, name);
  const userID = racer.userID as UserID;
  const tag = `OUT${turn++}`;
  await newTeam(app.db, userID, { tag, name: "See Elsewhere", requirements: `Look at ${ELSEWHERE} first` });
  await perform(app, (work) => postMotd(work, userID, `Have you seen ${ELSEWHERE}/motd?`));
  const outcome = racedBy([{ userID, typer: person(turn) }], nowStamp(), turn);
  await perform(app, (work) => settleRace(work, outcome));
  await perform(app, (work) => payRace(work, outcome.raceID));
  await app.db.updateTable("users").set({ races_played: 60 }).where("user_id", "=", userID).execute();
  const filled: Readonly<Record<string, readonly string[]>> = {
    "/race/:username": [`/race/${name}`],
    "/replay/:raceID": [`/replay/${outcome.raceID}`],
    "/ghost/:raceID": [`/ghost/${outcome.raceID}`],
    "/fair-play/:raceID": [`/fair-play/${outcome.raceID}`],
    "/garage/customizer/:kind": ["stickers", "nametags", "titles"].map((kind) => `/garage/customizer/${kind}`),
    "/shop/:kind/:id": ["/shop/car/12", "/shop/car/80"],
    "/team/:tag": [`/team/${tag}`],
    "/achievements/:group": ["/achievements/speed", "/achievements/math"],
    "/season/:seasonID": ["/season/1"],
    "/stats/:raceID": [`/stats/${outcome.raceID}`],
    "/racer/:username": [`/racer/${name}`, "/racer/OnlyARacer"],
    "/racer/:username/garage": [`/racer/${name}/garage`],
    "/racer/:username/stats": [`/racer/${name}/stats`],
    "/racer/:username/gift": ["/racer/OnlyARacer/gift"],
    "/news/:newsID": ["/news/outside"],
    "/support/:article": articles.map((slug) => `/support/${slug}`),
    "/profile": SECTIONS.map(({ id }) => `/profile#${id}`),
  };
  const addresses = PAGES.filter(
    ({ path, site, isForModerators }) => site !== "math" && isForModerators !== true && path !== "/teachers",
  ).flatMap(({ path }) => filled[path] ?? [path.replaceAll(/:\w+/g, "abc")]);
  return { racer, addresses };
}

async function pupilWhere(
  name: string,
  closed: readonly ClassSetting[],
  articles?: readonly string[],
): Promise<Furnished> {
  const pupil = await furnished(name, articles);
  const { db } = product.services.app;
  const sectionID = await addClass(db, { closed });
  await db
    .updateTable("sections")
    .set({ message: `Read ${ELSEWHERE}/message`, message_until_stamp: null })
    .where("section_id", "=", sectionID)
    .execute();
  await addMember(db, sectionID, pupil.racer.userID as UserID);
  return { ...pupil, isPupil: true };
}

interface Seen {
  /** Where links and forms of a page lead, with their own addresses whole. */
  readonly ways: readonly string[];
  /** Everything that is written on it, for eyes and for readers of screens. */
  readonly said: string;
}

const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const attributes = ["href", "action", "formaction", "src", "xlink:href"];
    const inside = [...document.querySelectorAll("a, area, form, button, iframe, embed, object")];
    const ways = inside.flatMap((element) =>
      attributes.flatMap((name) => {
        const to = element.getAttribute(name);
        return to === null ? [] : [new URL(to, location.href).href];
      }),
    );
    const marked = [...document.querySelectorAll("[title], [aria-label], [alt], [placeholder]")];
    const marks = marked.flatMap((element) =>
      ["title", "aria-label", "alt", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
    );
    return { ways, said: `${document.body.innerText}\n${marks.join("\n")}` };
  });

/** To a pupil they aren't there. */
const FOR_BUYERS: readonly string[] = PAGES.filter(({ isForBuyers }) => isForBuyers === true).map(({ path }) => path);

async function everythingSeenBy({ racer, addresses, isPupil = false }: Furnished): Promise<ReadonlyMap<string, Seen>> {
  const { page } = await openPage(product, browser, racer, { path: "/friends" });
  await withoutWebGL(page);
  await page.locator("footer").waitFor();
  const visit = visitsOn(page);
  const seen = new Map<string, Seen>();
  for (const path of addresses.filter((each) => !(isPupil && FOR_BUYERS.includes(each)))) {
    await visit(path);
    seen.set(path, await seenOn(page));
  }
  for (const path of isPupil ? FOR_BUYERS : []) {
    await page.goto(product.url + path);
    await page.getByRole("heading", { level: 1, name: "Oops! Are you lost, racer?" }).waitFor();
  }
  await page.context().close();
  return seen;
}

const isOutside = (to: string): boolean => {
  const { origin, protocol } = new URL(to);
  return !/^https?:$/.test(protocol) || ![new URL(product.url).origin, SISTER].includes(origin);
};
const outsideIn = (seen: ReadonlyMap<string, Seen>): readonly string[] =>
  [...seen].flatMap(([path, { ways }]) => ways.filter(isOutside).map((to) => `${path}: ${to}`));

/** Answers may say what gold is, to whom nobody led there; and a colour is a colour. */
const MAY_SAY_GOLD = /^\/support\//;
const goldIn = (seen: ReadonlyMap<string, Seen>): readonly string[] =>
  [...seen].flatMap(([path, { said, ways }]) => {
    const words = MAY_SAY_GOLD.test(path) ? [] : (said.match(/.*\bgold\b.*/gi) ?? []);
    const led = ways.filter((to) => /\/store\/|\/support\/gold$/.test(to));
    return [...words.filter((line) => line.trim() !== "Yellow and gold"), ...led].map((found) => `${path}: ${found}`);
  });
const pricesIn = (seen: ReadonlyMap<string, Seen>): readonly string[] =>
  [...seen].flatMap(([path, { said }]) =>
    (said.match(new RegExp(`.*(?:${PRICE.source}).*`, "g")) ?? []).map((line) => `${path}: ${line}`),
  );

const LINKING = "Log in with other sites";
const says = (seen: ReadonlyMap<string, Seen>, path: string, words: string): boolean =>
  seen.get(path)?.said.includes(words) ?? false;

describe("what pages of the game lead to", () => {
  beforeAll(async () => {
    await newFullRacer(product, "OnlyARacer");
  });

  it("for a pupil nothing outside the game, no price in real money and no gold, whatever the teacher opens", async () => {
    const seen = await everythingSeenBy(await pupilWhere("OpenPupil", NEVER_IN_CLASS, ARTICLE_SLUGS));
    expect(outsideIn(seen)).toEqual([]);
    expect(goldIn(seen)).toEqual([]);
    expect(pricesIn(seen)).toEqual([]);
    expect(says(seen, "/news/outside", "what they wrote")).toBe(true);
    expect(says(seen, "/contact", CONTACT)).toBe(true);
    expect(says(seen, "/profile#account", LINKING)).toBe(false);
  });

  it("for a pupil nothing that the teacher closed", async () => {
    const seen = await everythingSeenBy(await pupilWhere("ClosedPupil", CLOSED_AT_FIRST));
    expect(outsideIn(seen)).toEqual([]);
    expect(goldIn(seen)).toEqual([]);
    const closed = [...seen].flatMap(([path, { ways }]) =>
      ways
        .map((to) => new URL(to).pathname)
        .filter((to) => /^\/(leagues|leaderboards)\b/.test(to))
        .map((to) => `${path}: ${to}`),
    );
    expect(closed.filter((found) => !/^\/(support|leagues|leaderboards)\b/.test(found))).toEqual([]);
  });

  it("for any other racer all of that", async () => {
    const seen = await everythingSeenBy(await furnished("NoPupil"));
    const outside = outsideIn(seen).join("\n");
    for (const way of ["story", "list", "words", "source", "merch"]) expect(outside).toContain(`${ELSEWHERE}/${way}`);
    expect(outside).toContain(`mailto:${CONTACT}`);
    expect(goldIn(seen).length).toBeGreaterThan(20);
    expect(says(seen, "/profile#account", LINKING)).toBe(true);
    const links = seen.get("/about")?.ways.map((to) => new URL(to).pathname) ?? [];
    expect(links).toEqual(expect.arrayContaining(["/leagues", "/leaderboards"]));
  });

  it("notices a price", () => {
    const said = (text: string) => new Map([["/x", { said: text, ways: [] }]]);
    const prices = ["Now \u20AC4.99", "$4.99 a month", "12 EUR"];
    expect(prices.map((text) => pricesIn(said(text)).length)).toEqual([1, 1, 1]);
    expect(pricesIn(said("$50,000 and $12.5K"))).toEqual([]);
  });
});
