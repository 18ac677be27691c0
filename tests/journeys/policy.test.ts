import { describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { RACER_HOME } from "#shared/rules/account/access.ts";
import { GUESSES } from "#shared/server/accounts/sign-in/guesses.ts";
import type { Stamp } from "#shared/units.ts";

import { enterAs, typeLogIn } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { KEEPING } from "../support/browser.ts";
import { tablesOf } from "../support/product.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";
import { joinTogether, typeText } from "../support/racer.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";
import { foreignOn, watchedPage } from "../support/watched-page.ts";

const { product, browser } = await beginJourney({ tableTimes: tablesOf(5), withWorkers: true }, { withWebGL: true });

const at = (path: string): string => `${product.url}${path}`;
const watched = (options = {}) => watchedPage(browser, product.url, options);
const isRefusal = (alarm: string): boolean => /the server responded with a status of 4\d\d/.test(alarm);

const db = () => product.services.app.db;
const qualify = ({ userID }: Visitor) =>
  db()
    .updateTable("users")
    .set({ qualifying_stamp: 1 as Stamp })
    .where("user_id", "=", userID as UserID)
    .execute();

describe("the content security policy", () => {
  const nonceIn = (policy: string): string => /'nonce-([\w+/=]{22,})'/.exec(policy)?.[1] ?? "";

  it("comes with every answer, is strict, and names a nonce of that answer's own", async () => {
    const nonces = new Set<string>();
    const pages = ["/", "/", "/login", "/no/such/road"];
    const paths = [...pages, "/dev/mail", "/api/v2/auth/options", "/site.json"];
    for (const path of paths) {
      const answer = await fetch(at(path), { headers: { accept: pages.includes(path) ? "text/html" : "*/*" } });
      const policy = answer.headers.get("content-security-policy") ?? "";
      const nonce = nonceIn(policy);
      expect([path, policy.split(";").toSorted()]).toEqual([
        path,
        [
          "base-uri 'none'",
          "connect-src 'self'",
          "default-src 'self'",
          "font-src 'self' data:",
          "form-action 'self'",
          "frame-ancestors 'none'",
          "img-src 'self' data: blob:",
          "object-src 'none'",
          "require-trusted-types-for 'script'",
          `script-src 'nonce-${nonce}' 'strict-dynamic'`,
          `style-src 'self' 'nonce-${nonce}'`,
          "trusted-types own-workers",
          "worker-src 'self' blob:",
        ],
      ]);
      nonces.add(nonce);
      const page = await answer.text();
      const scripts = [...page.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
      expect([path, scripts.length > 0]).toEqual([path, pages.includes(path)]);
      expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
      expect(page).not.toContain("__NONCE__");
    }
    expect(nonces.size).toBe(paths.length);
  });

  it("lets no text become code where a script would put it on the page, nor anybody else vouch for one", async () => {
    const { page, alarms } = await watched();
    for (const path of ["/support", "/practice"]) {
      await page.goto(at(path));
      await page.locator("main h1").waitFor();
      expect([path, await page.evaluate(takenAsCode)]).toEqual([path, []]);
      expect(await page.evaluate(() => "pwned" in window)).toBe(false);
      expect(await page.locator("#pwn").count()).toBe(0);
    }
    const stopped = alarms.flatMap((alarm) => /^stopped by the policy: (\S+)/.exec(alarm)?.[1] ?? []);
    expect(new Set(stopped)).toEqual(new Set(["require-trusted-types-for", "trusted-types"]));
    await page.context().close();
  });

  it("stops a script that somebody got into the page after all", async () => {
    const { page, alarms } = await watched();
    await page.route(at("/support"), async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        "</body>",
        `<script>pwned=1</script><script nonce="b2xkIG5vbmNlIG9mIGEgcGFnZQ==">pwned=2</script>
         <img src="/no.png" onerror="pwned=3"><script src="https://evil.example/x.js"></script></body>`,
      );
      await route.fulfill({ response: answer, body });
    });
    await page.goto(at("/support"));
    await page.locator("main h1").waitFor();
    await expect.poll(() => alarms.filter((each) => each.startsWith("stopped by the policy")).length).toBe(4);
    expect(await page.evaluate(() => "pwned" in window)).toBe(false);
    expect(alarms.filter((each) => each.startsWith("heard"))).toEqual([]);
    await page.context().close();
  });

  it("has nothing to stop on the product's own pages", async () => {
    const { page, alarms } = await watched();
    for (const path of ["/", "/login", "/register", "/reset-password", "/verify-email", "/support", "/dev/mail"]) {
      await page.goto(at(path));
      await page.locator("h1").first().waitFor();
    }
    const racer = await newRacer(product, "Looks_Around");
    await enterAs(page, racer);
    await page.goto(at("/profile"));
    for (const name of ["Account", "Social", "Sound and display", "Security", "Privacy"]) {
      await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name, exact: true }).click();
      await page.getByRole("region", { name, exact: true }).waitFor();
      expect(await foreignOn(page)).toEqual([]);
    }
    expect(alarms).toEqual([]);
    await page.context().close();
  });

  it("has nothing to stop on the way to a race, in it and in its replay, in either scene", async () => {
    const { page, alarms } = await watched();
    const racer = await newRacer(product, "Races_Anywhere");
    await qualify(racer);
    await page.goto(at("/"));
    await enterAs(page, racer);
    await page.goto(at("/race?graphics=webgl"));
    await page.locator("main canvas").waitFor();
    await page.goto(at("/race?graphics=plain"));
    await untilStage(page, "table");
    const others = await joinTogether(product.url, 4);
    await untilStage(page, "racing");
    const typing = Promise.all(others.map((other) => typeText(other, 280)));
    await typeOn(page, await textOn(page));
    await typing;
    await untilStage(page, "over");
    await page.getByText("Result saved.").waitFor();
    const { race_id: raceID } = await db().selectFrom("races").select("race_id").executeTakeFirstOrThrow();
    await page.goto(at(`/replay/${raceID}?graphics=plain`));
    await page.getByRole("heading", { name: "Race Replay" }).waitFor();
    await page.keyboard.press("4");
    await page.keyboard.press("Space");
    await page.locator("[data-over]").waitFor();
    expect(alarms).toEqual([]);
    await page.context().close();
  });

  it("has nothing to stop in a log-in with a bot check, whose work another thread does", async () => {
    const { page, alarms } = await watched();
    await newRacer(product, "Forgets_A_Lot");
    await page.goto(at("/login"));
    for (let tries = 0; tries < GUESSES.free; tries++) {
      const answered = page.waitForResponse("**/auth/login/username");
      await typeLogIn(page, "Forgets_A_Lot", `not-this-one-${tries}`);
      await answered;
    }
    await typeLogIn(page, "Forgets_A_Lot");
    await page.getByText("I'm a person, not a bot").click();
    await page.locator('[data-bot-box][data-state="solved"]').waitFor();
    await page.getByRole("button", { name: "Log In", exact: true }).click();
    await page.waitForURL(at(RACER_HOME));
    expect(alarms.filter((alarm) => !isRefusal(alarm))).toEqual([]);
    await page.context().close();
  });

  it("has nothing to stop in a practice race, nor in the worker that keeps its page", async () => {
    const { page, alarms } = await watched(KEEPING);
    await page.goto(at("/"));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto(at("/practice?graphics=webgl"));
    await page.locator("main canvas").waitFor();
    await page.goto(at("/practice?graphics=plain"));
    await page.getByRole("button", { name: "Start" }).click();
    await untilStage(page, "racing");
    await typeOn(page, await textOn(page), 5);
    await untilStage(page, "over");
    expect(alarms).toEqual([]);
    await page.context().close();
  });
});

/** Hands words to whatever makes code of them, and says what took them. */
function takenAsCode(): string[] {
  const code = "<img id=pwn src=x onerror='pwned=1'>";
  const address = URL.createObjectURL(new Blob(["pwned=1"], { type: "text/javascript" }));
  const { body } = document;
  const { trustedTypes } = window as unknown as {
    trustedTypes: { createPolicy(name: string, rules: object): unknown };
  };
  const ways: Record<string, () => unknown> = {
    "inner HTML": () => (body.innerHTML = code),
    "outer HTML": () => (body.outerHTML = code),
    "HTML beside an element": () => body.insertAdjacentHTML("beforeend", code),
    "a document in a frame": () => (document.createElement("iframe").srcdoc = code),
    "a fragment": () => document.createRange().createContextualFragment(code),
    "a parsed document": () => new DOMParser().parseFromString(code, "text/html"),
    "a script's address": () => (document.createElement("script").src = address),
    "a script's text": () => (document.createElement("script").text = "pwned=1"),
    "an element's deed": () => body.setAttribute("onclick", "pwned=1"),
    "a worker": () => new Worker(address),
    "a policy of another name": () => trustedTypes.createPolicy("anything", {}),
    "a policy for all": () => trustedTypes.createPolicy("default", { createHTML: (text: string) => text }),
  };
  return Object.keys(ways).filter((name) => {
    try {
      ways[name]?.();
      return true;
    } catch {
      return false;
    }
  });
}
