import { CHAT_PHRASES } from "../../shared/content/chat.ts";
import { seededDice } from "../../shared/rules/chance.ts";
import { personFrom, typedBy } from "../../tests/support/corpus/person.ts";
import { TYPISTS } from "../../tests/support/corpus/typists.ts";
import { PASSWORD } from "../../tests/support/visitor.ts";
import type { Album } from "./album.ts";
import { remembers } from "./look.ts";
import type { OpenBrowser } from "./screen.ts";
import { Visitor } from "./visitor.ts";

const CHROMEBOOK = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };
const HOME = "Your keyboard is the engine";
const USERNAME = "Marigold";
/** Said beside a form where the session ends with the page. */
const FORGETS = "This browser won't remember you";
/** With these, some browsers look for words on the page. */
const FIND_KEYS = ["'", "/"];

/** What happens to somebody who comes for the first time, and to the friend who gets their link. */
export async function playFirstMinutes(browser: OpenBrowser, url: string, album: Album): Promise<void> {
  const racer = new Visitor(await browser.open(CHROMEBOOK), album, "desktop");
  await racer.screen.goTo(url);
  await racer.sees("h1", HOME);
  await racer.sees("footer");
  await racer.keeps("home");
  await racer.screen.press("Enter");
  await racer.sees('main[data-stage="table"]');
  await racer.keeps("table");
  await race(racer, 1);
  await signUp(racer);
  await racer.clicks("a[aria-label='Redline, to your garage']");
  await racer.sees("h1", `${USERNAME}'s garage`);
  await racer.keeps("garage");
  await raceFriend(racer, new Visitor(await browser.open(PHONE), album, "phone"), url);
}

/** From the green light to the board. */
async function race(racer: Visitor, seed: number): Promise<void> {
  const text = await racer.textOfRace();
  for (const key of FIND_KEYS) await racer.screen.press(key);
  const keys = typedBy(personFrom(TYPISTS.fast, seededDice(seed)), text, seededDice(seed));
  const half = Math.floor(keys.length / 2);
  await racer.presses(keys.slice(0, half));
  await racer.keeps("race");
  await racer.presses(keys.slice(half));
  await racer.sees('main[data-stage="over"]');
  await racer.sees("button", "Race Again");
  await racer.keeps("board");
}

async function signUp(racer: Visitor): Promise<void> {
  await racer.clicks("main a", "Sign up");
  await racer.sees("form[aria-label='Sign up']");
  if (!(await racer.screen.run(remembers))) await racer.sees("main", FORGETS);
  await racer.keeps("sign-up");
  await racer.clicks("input[name=username]");
  await racer.types(USERNAME);
  await racer.screen.press("Tab");
  await racer.types(PASSWORD);
  await racer.clicks("input[name=acceptPolicy]");
  await racer.keeps("signed-up");
  await racer.screen.press("Enter");
  await racer.sees("h1", `Welcome, ${USERNAME}!`);
  await racer.keeps("welcome");
}

async function raceFriend(host: Visitor, friend: Visitor, url: string): Promise<void> {
  if (await host.screen.run(remembers)) {
    await host.screen.goTo(url);
    await host.sees("h1", `Ready, ${USERNAME}?`);
    await host.keeps("home-again");
  }
  await host.clicks("main a", "Race with friends");
  await host.sees("h2", "Your friend race");
  await friend.screen.goTo(await host.screen.run(() => location.href));
  await friend.sees("h2", `${USERNAME}'s race`);
  await friend.taps("button", CHAT_PHRASES.hello);
  await host.sees("[data-bubbles] p", CHAT_PHRASES.hello);
  await host.keeps("friend-table");
  await friend.keeps("friend-table");
  await host.clicks("button", "Start Race");
  await Promise.all([race(host, 2), race(friend, 3)]);
}
