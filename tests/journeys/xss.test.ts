import { Client, type Room } from "@colyseus/sdk";
import { sql } from "kysely";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { realtimeTicket, self } from "#shared/contracts/account/auth.ts";
import { clientError } from "#shared/contracts/account/recovery.ts";
import { changeAccount, changeProfile, settings } from "#shared/contracts/account/settings.ts";
import { signIn, signUp } from "#shared/contracts/account/sign-in.ts";
import type { SeatReservation } from "#shared/contracts/realtime/lobby.ts";
import type { RaceStateView } from "#shared/contracts/realtime/race-state.ts";
import { acceptFriend, requestFriend } from "#shared/contracts/social/friends.ts";
import { reportPlayer } from "#shared/contracts/social/players.ts";
import type { UserID } from "#shared/ids.ts";
import type { Stamp } from "#shared/units.ts";

import { enterAs } from "../support/account-screen.ts";
import { launch, SIZES } from "../support/browser.ts";
import { joinFriends } from "../support/friend.ts";
import { PAYLOADS } from "../support/payloads.ts";
import { startProduct, tablesOf, type Product } from "../support/product.ts";
import { boardOn, textOn, typeOn, untilStage } from "../support/race-screen.ts";
import { hear, typeText, type TestRacer } from "../support/racer.ts";
import { newGuest, newRacer, PASSWORD, Visitor } from "../support/visitor.ts";
import { foreignAlong, foreignOn, watchedPage } from "../support/watched-page.ts";

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct({ tableTimes: tablesOf(5), withClient: true, withWorkers: true });
  // Names longer and worse than any rule lets through.
  await sql`alter table users drop constraint users_display_name_check`.execute(db());
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

const db = () => product.services.app.db;
const at = (path: string): string => `${product.url}${path}`;
const watched = (options = {}) => watchedPage(browser, product.url, options);
const isRefusal = (alarm: string): boolean => /the server responded with a status of 4\d\d/.test(alarm);

/** So many heaps of all the payloads. */
const heaps = (count: number): string[][] =>
  Array.from({ length: count }, (_each, heap) => PAYLOADS.filter((_text, index) => index % count === heap));
/** All the payloads in five long names. */
const FIVE_NAMES = heaps(5).map((heap) => heap.join(" "));

const rename = (userID: number, names: { display_name: string; firstname?: string; lastname?: string }) =>
  db()
    .updateTable("users")
    .set(names)
    .where("user_id", "=", userID as UserID)
    .execute();

const qualify = (...racers: readonly Visitor[]) =>
  db()
    .updateTable("users")
    .set({ qualifying_stamp: 1 as Stamp })
    .where(
      "user_id",
      "in",
      racers.map(({ userID }) => userID as UserID),
    )
    .execute();

/** Every text of the page's main part, as it stands in the document. */
const wordsOn = (page: Page): Promise<string> => page.locator("main").evaluate((main) => main.textContent);

describe("a text that tries to be code", () => {
  it("is in many forms, and each of its own", () => {
    expect(new Set(PAYLOADS).size).toBe(PAYLOADS.length);
    expect(PAYLOADS.length).toBeGreaterThanOrEqual(60);
  });

  it("is only a name in the header and in every field of the settings, on a phone too", async () => {
    const { page, alarms } = await watched({ viewport: SIZES.phone });
    const racer = await newRacer(product, "Names_Of_All_Kinds");
    await qualify(racer);
    await page.goto(at("/"));
    await enterAs(page, racer);
    for (const [index, text] of FIVE_NAMES.entries()) {
      await rename(racer.userID, { display_name: text, firstname: text, lastname: text });
      await page.goto(at(`/profile?round=${index}#account`));
      await page
        .locator("header")
        .getByRole("button", { name: `Account of ${text.replaceAll(/\s+/g, " ")}`, exact: true })
        .waitFor();
      const fields = ["First name", "Last name"].map((name) => page.getByRole("textbox", { name }));
      expect(await Promise.all(fields.map((field) => field.inputValue()))).toEqual([text, text]);
      await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Profile" }).click();
      const name = page.getByRole("form", { name: "Display name" }).getByRole("textbox", { name: "Display name" });
      expect(await name.inputValue()).toBe(text);
      expect([index, await foreignOn(page)]).toEqual([index, []]);
    }
    expect(alarms).toEqual([]);
    await page.context().close();
  });

  it("is refused as a name at its field, or is a harmless one", async () => {
    const { page, alarms } = await watched();
    const racer = await newRacer(product, "Wants_A_Name");
    await page.goto(at("/"));
    await enterAs(page, racer);
    await page.goto(at("/profile"));
    const form = page.getByRole("form", { name: "Display name" });
    const field = form.getByRole("textbox", { name: "Display name" });
    for (const text of heaps(6)[0] ?? []) {
      await field.fill(text);
      await form.getByRole("button", { name: "Save name" }).click();
      await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
      expect([text, await foreignOn(page)]).toEqual([text, []]);
    }
    expect(alarms).toEqual([]);
    await page.context().close();
    const accepted: string[] = [];
    for (const [index, heap] of heaps(2).entries()) {
      const other = await newRacer(product, ["Wants_Another", "Wants_Any_Name"][index] ?? "");
      for (const displayName of heap) {
        const { json } = await other.ask(changeProfile, { body: { displayName, password: PASSWORD } });
        if (json.field !== "displayName") accepted.push(displayName);
      }
    }
    for (const username of PAYLOADS) {
      const { json } = await new Visitor(product).ask(signUp, {
        body: { username, password: PASSWORD, acceptPolicy: "on" },
      });
      if (json.field !== "username") accepted.push(username);
    }
    expect(accepted.filter((name) => !/^\w+$/.test(name))).toEqual([]);
  });

  it("is kept and given back as it was written: names and words about another player", async () => {
    const crowd = await Promise.all([1, 2, 3, 4].map((n) => newRacer(product, `Writes_Things_${n}`)));
    const texts = PAYLOADS.filter((text) => text.length <= 60);
    for (let index = 0; index < texts.length; index += 2) {
      const racer = crowd[(index / 2) % crowd.length] ?? (await newRacer(product, "One_More"));
      const [firstname = "", lastname = ""] = texts.slice(index, index + 2);
      const body = { firstname, lastname, email: "", contact: 0, password: PASSWORD };
      await racer.get(changeAccount, { body });
      const { headers, json } = await racer.ask(settings);
      expect([json.firstname, json.lastname]).toEqual([firstname, lastname]);
      expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
    const pairs = crowd.flatMap((from) => crowd.filter((about) => about !== from).map((about) => ({ from, about })));
    const notes = heaps(pairs.length).map((heap) => heap.join(" ").slice(0, 300));
    for (const [index, { from, about }] of pairs.entries()) {
      await from.get(reportPlayer, { params: { id: about.userID }, body: { reason: "other", note: notes[index] } });
    }
    const reports = await db().selectFrom("player_reports").select("note").orderBy("report_id").execute();
    expect(reports.map(({ note }) => note)).toEqual(notes);
  });

  it("is only a name on the road and on the board of a race of five", async () => {
    const { page, alarms } = await watched();
    const [own = "", ...names] = FIVE_NAMES;
    const guest = await newGuest(product);
    await rename(guest.userID, { display_name: own });
    await page.goto(at("/login"));
    await enterAs(page, guest);
    await page.goto(at("/race?graphics=plain"));
    await untilStage(page, "table");
    const others = await Promise.all(names.map(raceAs));
    await untilStage(page, "racing");
    const road = await wordsOn(page);
    expect(names.filter((name) => !road.includes(name))).toEqual([]);
    expect(await foreignOn(page)).toEqual([]);
    const typing = Promise.all(others.map((racer) => typeText(racer, 280)));
    await typeOn(page, await textOn(page));
    await typing;
    await untilStage(page, "over");
    const board = (await boardOn(page)).join("\n");
    expect(FIVE_NAMES.filter((name) => !board.includes(name))).toEqual([]);
    expect(await foreignOn(page)).toEqual([]);
    expect(alarms).toEqual([]);
    await page.context().close();
  });

  it("is only a name at a table of friends", async () => {
    const { page, alarms } = await watched();
    // A fifth would start the race.
    const names = heaps(4).map((heap) => heap.join(" "));
    const crowd = await Promise.all(names.map((_name, n) => newRacer(product, `Friend_Of_All_${n}`)));
    await Promise.all(crowd.map(({ userID }, n) => rename(userID, { display_name: names[n] ?? "" })));
    await qualify(...crowd);
    const [host, ...friends] = crowd;
    if (!host) throw new Error("nobody is the host");
    await page.goto(at("/redline.svg"));
    await enterAs(page, host);
    await page.goto(at("/race/Friend_Of_All_0?graphics=plain"));
    await page.locator("main li[data-taken]").waitFor();
    for (const friend of friends) await joinFriends(product, friend, "Friend_Of_All_0");
    await expect.poll(() => page.locator("main li[data-taken]").count()).toBe(4);
    const words = await wordsOn(page);
    expect(names.filter((name) => !words.includes(name))).toEqual([]);
    expect(await foreignOn(page)).toEqual([]);
    expect(alarms).toEqual([]);
    await page.context().close();
  });

  it("is only a name among friends, in a request, in a search and on a racer's page", async () => {
    const { page, alarms } = await watched({ viewport: SIZES.desktop });
    const viewer = await newRacer(product, "Looks_At_Names");
    const crowd = await Promise.all(FIVE_NAMES.map((_name, n) => newRacer(product, `Named_Like_So_${n}`)));
    const [first, second] = crowd;
    if (!first || !second) throw new Error("nobody has a name");
    for (const friend of crowd.slice(0, 3)) {
      await viewer.get(requestFriend, { params: { id: friend.userID } });
      await friend.get(acceptFriend, { params: { id: viewer.userID } });
    }
    for (const asker of crowd.slice(3)) await asker.get(requestFriend, { params: { id: viewer.userID } });
    await Promise.all(crowd.map(({ userID }, n) => rename(userID, { display_name: FIVE_NAMES[n] ?? "" })));
    await qualify(viewer);
    await page.goto(at("/redline.svg"));
    await enterAs(page, viewer);
    const found: string[] = [];
    const look = async (): Promise<void> => {
      found.push(await wordsOn(page));
      expect(await foreignOn(page)).toEqual([]);
    };
    await page.goto(at("/friends"));
    await page.locator("main li").nth(2).waitFor();
    await look();
    await page.getByRole("tab", { name: "Requests" }).click();
    await page.locator("main li").nth(1).waitFor();
    await look();
    expect(FIVE_NAMES.filter((name) => !found.join("").includes(name))).toEqual([]);
    await page.getByRole("tab", { name: "Find" }).click();
    const field = page.getByRole("searchbox", { name: "Search racers" });
    for (const text of ["named_like", "<img src=x onerror=alert(1)>", "%_\\'\"--"]) {
      await field.fill(text);
      await page.locator("main ul, main h2").nth(0).waitFor();
      await expect.poll(() => page.locator("main [aria-busy]").count()).toBe(0);
      await look();
    }
    expect(FIVE_NAMES.filter((name) => !found.at(-3)?.includes(name))).toEqual([]);
    await page.goto(at("/racer/named_like_so_0"));
    await page.getByRole("button", { name: "Remove friend" }).click();
    await page.getByRole("dialog", { name: /^Remove/ }).waitFor();
    await look();
    expect([found.at(-1)?.includes(FIVE_NAMES[0] ?? "?"), await page.title()]).toEqual([
      true,
      `${FIVE_NAMES[0]?.replaceAll(/\s+/g, " ").trim()} · Redline`,
    ]);
    expect(alarms).toEqual([]);
    await page.context().close();
  });

  it("does nothing in the hash of the log-in page and of the links in emails", async () => {
    const { page, alarms } = await watched({ viewport: SIZES.phone });
    await page.goto(at("/login"));
    await page.getByRole("form", { name: "Log in" }).waitFor();
    const forms = [
      (text: string) => encodeURIComponent(text),
      (text: string) => `computer-time/${encodeURIComponent(text)}/1`,
      (text: string) => `provider-${encodeURIComponent(text)}`,
    ];
    const hashes = PAYLOADS.flatMap((text, index) => [
      `/login#${text}`,
      `/login#${forms[index % forms.length]?.(text) ?? ""}`,
    ]);
    expect(await foreignAlong(page, hashes)).toEqual([]);
    await page.getByRole("form", { name: "Log in" }).waitFor();
    expect(alarms).toEqual([]);
    const worst = encodeURIComponent("<img id=pwn src=x onerror=alert(1)>");
    for (const [path, answer] of [
      [`/login#token=${worst}`, "We couldn't log you in here"],
      [`/login#provider=${worst}`, "Login didn't finish"],
      [`/verify-email#1-${worst}`, "This link has been used, or it's too old"],
      [`/reset-password/change#1-${worst}`, "Choose a new password"],
    ] as const) {
      await page.goto(at("/support"));
      await page.goto(at(path));
      await page.getByText(answer).first().waitFor();
      expect([path, await foreignOn(page)]).toEqual([path, []]);
    }
    expect(alarms.filter((alarm) => !isRefusal(alarm))).toEqual([]);
    await page.context().close();
  });

  it("does nothing in an address or a header after signing up", async () => {
    const { page, alarms } = await watched({
      extraHTTPHeaders: { "x-username": "<img id=pwn src=x onerror=alert(1)>" },
    });
    await page.goto(at("/no/such/road"));
    await enterAs(page, await newRacer(product, "Takes_Any_Road"));
    for (const raw of [
      "/%3Cscript%3Ealert(1)%3C/script%3E",
      "/login?next=javascript:alert(1)#%E0%A4%A",
      "/race/%3Cimg%20id=pwn%20src=x%20onerror=alert(1)%3E?graphics=%3Csvg%20onload=alert(1)%3E#<img src=x onerror=alert(1)>",
    ]) {
      await page.goto(at(raw));
      await page.locator("main h1").waitFor();
      expect([raw, await foreignOn(page)]).toEqual([raw, []]);
    }
    const places = ["/error/", "/racer/", "/team/", "/news/", "/", "/race/"];
    const addresses = PAYLOADS.map((text, index) => {
      const encoded = encodeURIComponent(text);
      return `${places[index % places.length] ?? "/"}${encoded}?next=${encoded}#${text}`;
    });
    expect(await foreignAlong(page, addresses)).toEqual([]);
    expect(alarms.filter((alarm) => !isRefusal(alarm))).toEqual([]);
    await page.context().close();
  });

  it("does not come back from the server in a page, nor in where it sends a browser, and in a refusal only as JSON", async () => {
    const visitor = new Visitor(product);
    const racer = await newRacer(product, "Sends_Headers");
    for (const text of PAYLOADS.filter((each) => /^[\x20-\x7e]*<[\x20-\x7e]*$/.test(each))) {
      const encoded = encodeURIComponent(text);
      const names = ["x-username", "user-agent", "referer", "accept-language", "x-forwarded-host"];
      const headers = Object.fromEntries(names.map((name) => [name, text]));
      const visit = { headers: { ...headers, accept: "text/html" } };
      const services = await visitor.send("GET", `/${encoded}?q=${encoded}`, visit);
      expect([services.status, services.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
      expect(String(services.json.text)).not.toContain(text);
      const call = await visitor.send("GET", `/api/v2/auth/redirect/${encoded}?login_hint=${encoded}`, { headers });
      expect(["/login#provider-providerUnknown", null]).toContain(call.headers.get("location"));
      expect(call.headers.get("content-type")).toMatch(/^(text\/plain|application\/json); charset=utf-8$/);
      expect(call.headers.get("x-content-type-options")).toBe("nosniff");
      const who = await racer.ask(self, { headers });
      expect([who.status, JSON.stringify(who.json).includes(text)]).toEqual([200, false]);
    }
    const tried = await visitor.ask(signIn, {
      body: { username: "Sends_Headers", password: "not-this-one" },
      headers: { "x-username": encodeURIComponent("</script><script>pwned=1</script>") },
    });
    expect([tried.status, JSON.stringify(tried.json).includes("pwned")]).toEqual([403, false]);
  });

  it("is taken into the log of crashes and said back to nobody", async () => {
    const crowd = Array.from({ length: Math.ceil(PAYLOADS.length / 15) }, () => new Visitor(product));
    for (const [index, text] of PAYLOADS.entries()) {
      const { status, json } = await (crowd[index % crowd.length] ?? new Visitor(product)).ask(clientError, {
        body: {
          message: text,
          stack: text,
          path: text,
          splitTest: 1,
          breadcrumbs: [{ stamp: 1, kind: "click", text }],
        },
      });
      expect([text, status, json]).toEqual([text, 200, { success: true }]);
    }
  });

  it("is only text in emails", async () => {
    const { page, alarms } = await watched();
    for (const half of [PAYLOADS.slice(0, 35), PAYLOADS.slice(35)]) {
      await db().deleteFrom("letters").execute();
      const rows = half.map((text) => ({
        to_address: text,
        subject: text,
        body: `Hello ${text},\n\n${text}\n\nhttp://x.example/${text.replaceAll(/\s/g, "")}`,
        created_stamp: 1 as Stamp,
      }));
      await db().insertInto("letters").values(rows).execute();
      await page.goto(at("/dev/mail"));
      const subjects = await page.locator("article h2").evaluateAll((all) => all.map((each) => each.textContent));
      expect(subjects).toEqual(half.toReversed());
      expect(await page.locator("article a").count()).toBe(half.length);
      expect(await page.locator("article p").count()).toBe(half.length * 4);
      expect(await foreignOn(page)).toEqual([]);
    }
    expect(alarms).toEqual([]);
    await page.context().close();
  });
});

/** A guest of this name who goes through the lobby into a race. */
async function raceAs(name: string): Promise<TestRacer> {
  const guest = await newGuest(product);
  await rename(guest.userID, { display_name: name });
  const { ticket, lobbyRoomID } = await guest.get(realtimeTicket);
  const client = new Client(product.url);
  client.auth.token = ticket;
  const lobby = await client.joinById(lobbyRoomID);
  lobby.reconnection.enabled = false;
  lobby.onMessage("table", () => undefined);
  const seat = await new Promise<SeatReservation>((resolve) => lobby.onMessage("seat", resolve));
  const room = (await client.consumeSeatReservation(seat)) as Room<unknown, RaceStateView>;
  void lobby.leave();
  return hear(room);
}
