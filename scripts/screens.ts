import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";

import type { Browser, BrowserContextOptions, Page } from "playwright";

import { STARTING_CARS } from "../shared/content/cars/catalog.ts";
import { signUp } from "../shared/contracts/account/sign-in.ts";
import { acceptFriend, requestFriend } from "../shared/contracts/social/friends.ts";
import { enterAs } from "../tests/support/account-screen.ts";
import { launch, SIZES as SCREENS } from "../tests/support/browser.ts";
import { joinFriends, type TestFriend } from "../tests/support/friend.ts";
import { startPartsPage } from "../tests/support/parts-page.ts";
import { newGuest, newRacer, PASSWORD, Visitor } from "../tests/support/visitor.ts";
import { withBuiltProduct } from "./built-product.ts";
import { shootEarlyBoards } from "./early-boards.ts";
import { shootEvents } from "./event-screens.ts";
import { shootGarage } from "./garage-screens.ts";
import { KEPT_SCREENS } from "./kept-screens.ts";
import { shootMath } from "./math-screens.ts";
import { shootPages } from "./page-screens.ts";
import { shootRewards } from "./reward-screens.ts";
import { shootSeasons } from "./season-screens.ts";
import { shootSeasonSheets } from "./season-sheet.ts";
import { shootTeams } from "./team-screens.ts";
import { typeAsPerson } from "./type-as-person.ts";

const HELP = `Takes pictures of all screens from the built client, into docs/screens/made: npm run screens

  npm run screens -- --keep                the six that the documents show, into docs/screens
  npm run screens -- --forced light|dark   every page and stage in the system's own colours, into .cache/forced-colours
  npm run screens -- --only pages,teams    some of races, math, early-boards, teams, garage, rewards, seasons,
                                           season-sheets (all that each season brings), events, pages, parts`;

const { values } = parseArgs({
  options: {
    forced: { type: "string" },
    keep: { type: "boolean", default: false },
    only: { type: "string" },
    help: { type: "boolean" },
  },
});
const { forced, keep } = values;
const SCREENS_FOLDER = keep ? "docs/screens" : "docs/screens/made";
const OUT = join(import.meta.dirname, "..", forced === undefined ? SCREENS_FOLDER : `.cache/forced-colours/${forced}`);
const SMALLER = { "-chromebook": SCREENS.chromebook, "-phone": SCREENS.phone } as const;
/** What the system's colours take away, they take away in any size. */
const ALL_SIZES = forced === undefined ? { "": SCREENS.desktop, ...SMALLER } : SMALLER;
const SIZES = keep ? { "-chromebook": SCREENS.chromebook } : ALL_SIZES;
type Size = (typeof SCREENS)[keyof typeof SCREENS];
const PLAYER = "Marigold";
const QUALITY = 86;

if (values.help) {
  console.log(HELP);
  process.exit();
}
await mkdir(OUT, { recursive: true });
const browser = await launch({ withWebGL: true });
const openPage = browser.newPage.bind(browser);
if (forced !== undefined) {
  showIn(browser, { colorScheme: forced === "light" ? "light" : "dark", forcedColors: "active" });
}
/** The pictures that are taken; undefined: all. */
let wanted: readonly string[] | undefined;
try {
  await takeAll();
} finally {
  await browser.close();
}

async function takeAll(): Promise<void> {
  const parts: Readonly<Record<string, () => Promise<void>>> = {
    races: () => eachSize((suffix, size) => withBuiltProduct("type", (url) => shoot(url, suffix, size))),
    math: () => withBuiltProduct("math", (url) => shootMath(browser, url, SIZES, save)),
    "early-boards": async () => {
      if (forced !== undefined) return;
      for (const site of ["type", "math"] as const) {
        await withBuiltProduct(site, (url) => shootEarlyBoards(site, url, save));
      }
    },
    teams: () => shootTeams(browser, SIZES, (page, name) => save(page, name, true)),
    garage: () => shootGarage(browser, SIZES, (page, name) => save(page, name, name.startsWith("garage"))),
    rewards: () => shootRewards(browser, SIZES, save),
    seasons: () => shootSeasons(browser, SIZES, (page, name) => save(page, name, true)),
    "season-sheets": () => shootSeasonSheets(browser, save),
    events: () => shootEvents(browser, SIZES, (page, name) => save(page, name, true)),
    pages: () => shootPages(browser, SIZES, save),
    parts: shootParts,
  };
  const chosen = values.only?.split(",") ?? Object.keys(parts);
  if (!keep) for (const name of chosen) await parts[name]?.();
  else
    for (const { part, theme, pictures } of KEPT_SCREENS.filter(({ part }) => chosen.includes(part))) {
      wanted = pictures;
      showIn(browser, { colorScheme: theme });
      await parts[part]?.();
    }
}

async function eachSize(take: (suffix: string, viewport: Size) => Promise<void>): Promise<void> {
  for (const [suffix, viewport] of Object.entries(SIZES)) await take(suffix, viewport);
}

/** Pages open from now on as a system with these wishes shows them. */
function showIn(on: Browser, wishes: Pick<BrowserContextOptions, "colorScheme" | "forcedColors">): void {
  on.newPage = (options) => openPage({ ...options, ...wishes });
}

/** A player's journey: home, friends' lobby, a first race, friends. */
async function shoot(url: string, suffix: string, viewport: Size): Promise<void> {
  const page = await browser.newPage({ viewport, colorScheme: "dark" });
  const take = (name: string): Promise<void> => save(page, `${name}${suffix}`);
  await page.goto(url);
  await page.getByRole("link", { name: "Race Now" }).first().waitFor();
  await page.waitForTimeout(1_500);
  await take("home");
  const player = await newRacer({ url }, PLAYER);
  await enterAs(page, player);
  await gather(page, url);
  await take("friend-lobby");
  await page.goto(`${url}/race?graphics=webgl`);
  await stage(page, "table");
  await page.waitForTimeout(1_500);
  await take("lobby");
  await stage(page, "racing");
  const text = await page.locator("[data-race-text]").innerText();
  const typing = typeAsPerson(page, text);
  await passed(page, 0.3);
  await take("race");
  await passed(page, 0.8);
  await take("race-late");
  await typing;
  await stage(page, "over");
  await page.waitForTimeout(1_500);
  await take("results");
  await shootPlayers(page, url, suffix, player);
  await page.close();
}

/** Opens a host's lobby: two friends are there and say something. */
async function gather(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/race/${PLAYER}?graphics=webgl`);
  await stage(page, "table");
  const friends: TestFriend[] = [];
  for (const guest of [await newGuest({ url }), await newGuest({ url })]) {
    friends.push(await joinFriends({ url }, guest, PLAYER));
  }
  await page.waitForTimeout(6_000);
  for (const [nth, phraseID] of (["hello", "ready"] as const).entries()) friends[nth]?.lobby.send("chat", { phraseID });
  await page.waitForTimeout(1_500);
}

/** A player's friends, two of them online, a friend request, and the player's page as a friend sees it. */
async function shootPlayers(page: Page, url: string, suffix: string, host: Visitor): Promise<void> {
  const newFriend = async (name: string, carID: number): Promise<Visitor> => {
    const friend = new Visitor({ url });
    await friend.get(signUp, { body: { username: name, password: PASSWORD, acceptPolicy: "on", carID } });
    await friend.get(requestFriend, { params: { id: host.userID }, body: {} });
    return friend;
  };
  const friends: Visitor[] = [];
  for (const [nth, name] of ["Quick_Fox", "Night_Owl", "Juniper_Sky", "Old_Harbour"].entries()) {
    const friend = await newFriend(name, STARTING_CARS[nth % STARTING_CARS.length] ?? 1);
    await host.get(acceptFriend, { params: { id: friend.userID }, body: {} });
    friends.push(friend);
  }
  const [fox, owl] = friends as [Visitor, Visitor];
  const racing = await friendsPage(url, page, owl, "/race/Night_Owl");
  await stage(racing, "table");
  const looking = await friendsPage(url, page, fox, `/racer/${PLAYER}`);
  await looking.getByRole("heading", { level: 1 }).waitFor();
  await page.goto(`${url}/friends`);
  await page.getByText("Join race").first().waitFor();
  await newFriend("Pebble", 2);
  await page.getByText("wants to be friends").first().waitFor();
  await page.waitForTimeout(1_000);
  await save(page, `friends${suffix}`);
  await looking.bringToFront();
  await looking.waitForTimeout(12_000);
  await save(looking, `racer${suffix}`);
  await Promise.all([racing.context().close(), looking.context().close()]);
}

/** A friend's page, on a screen of the same size. */
async function friendsPage(url: string, like: Page, friend: Visitor, path: string): Promise<Page> {
  const page = await browser.newPage({ viewport: like.viewportSize(), colorScheme: "dark" });
  await page.goto(url);
  await enterAs(page, friend);
  await page.goto(`${url}${path}`);
  return page;
}

/** Every component in every state. */
async function shootParts(): Promise<void> {
  const parts = await startPartsPage();
  const looks = [
    { name: "dev-ui", theme: "dark", viewport: SCREENS.chromebook },
    { name: "dev-ui-light", theme: "light", viewport: SCREENS.chromebook },
    { name: "dev-ui-phone", theme: "dark", viewport: SCREENS.phone },
  ] as const;
  for (const { name, theme, viewport } of looks) {
    const page = await browser.newPage({ viewport, colorScheme: theme, reducedMotion: "reduce" });
    await page.goto(parts.url);
    await page.getByRole("heading", { name: "Buttons" }).waitFor();
    await save(page, name, true);
    await page.close();
  }
  await parts.close();
}

async function save(page: Page, name: string, fullPage = false): Promise<void> {
  if (wanted?.includes(name) === false) return;
  await page.screenshot({
    path: join(OUT, `${name}.${forced === undefined ? "jpg" : "png"}`),
    ...(forced === undefined ? { type: "jpeg", quality: QUALITY } : { type: "png" }),
    fullPage,
  });
}

async function stage(page: Page, name: string): Promise<void> {
  await page.locator(`main[data-stage="${name}"]`).waitFor({ timeout: 200_000 });
}

/** Waits until the racer's car has driven a share of the road. */
async function passed(page: Page, share: number): Promise<void> {
  const isPast = (wanted: number): boolean =>
    Number(document.querySelector<HTMLElement>("[data-mark][data-own]")?.dataset.done) >= wanted;
  await page.waitForFunction(isPast, share, { timeout: 200_000 });
}
