import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { realtimeTicket, self } from "#shared/contracts/account/auth.ts";
import { changeForgottenPassword, resetPassword, undoChange } from "#shared/contracts/account/recovery.ts";
import { changePassword, settings } from "#shared/contracts/account/settings.ts";
import { crossSite, crossSiteSignIn, signIn, signInByProvider } from "#shared/contracts/account/sign-in.ts";
import { appealMeasure } from "#shared/contracts/moderation.ts";
import { friendRequests, requestFriend } from "#shared/contracts/social/friends.ts";
import type { UserID } from "#shared/ids.ts";
import { takeMeasure, type Deed } from "#shared/server/moderation/measures.ts";
import { nowStamp, perform } from "#shared/server/platform/work.ts";
import { after, days } from "#shared/units.ts";

import { letterTo, linkIn } from "../support/letters.ts";
import { startOidcProvider, type OidcProvider } from "../support/oidc.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newRacer, PASSWORD, Visitor } from "../support/visitor.ts";

const REASON = "You called others names.";

let school: OidcProvider;
let product: Product;
beforeAll(async () => {
  school = await startOidcProvider("school");
  product = await startProduct({
    withWorkers: true,
    env: {
      SIGN_IN_PROVIDERS: JSON.stringify([school.settings]),
      SISTER_SITES: JSON.stringify({ math: "https://math.example.org/login" }),
    },
  });
  await school.admit(product.url);
});
afterAll(async () => {
  await product.close();
  await school.close();
});

const take = ({ userID }: Pick<Visitor, "userID">, deed: Deed) =>
  perform(product.services.app, (work) =>
    takeMeasure(work, { userID: userID as UserID }, deed, { operator: "Ada", reason: REASON }),
  );
const inTwoDays = () => after(nowStamp(), days(2));
const login = (username: string, password = PASSWORD) =>
  new Visitor(product).ask(signIn, { body: { username, password } });

/** Comes back from the provider; the session is asked for next. */
async function arrive(person: string): Promise<Visitor> {
  const visitor = new Visitor(product);
  const leaving = await visitor.send("GET", `/api/v2/auth/redirect/school?login_hint=${encodeURIComponent(person)}`);
  await visitor.send("GET", await school.walk(leaving.headers.get("location") ?? ""));
  return visitor;
}

describe("a banned player", () => {
  it("is out at once, and reads at the log-in why and until when", async () => {
    const racer = await newRacer(product, "BannedOne");
    const untilStamp = inTwoDays();
    await take(racer, { measure: "ban", untilStamp });
    await expect.poll(async () => (await racer.ask(self)).json.error, { timeout: 60_000 }).toBe("expiredSession");
    const { status, json } = await login("BannedOne");
    expect([status, json]).toMatchObject([403, { error: "banned", reason: REASON, untilStamp }]);
    expect(json.message).toContain(REASON);
    expect(JSON.stringify(json)).not.toContain("Ada");
  });

  it("is told only with the right password, and trying again and again with it costs nothing", async () => {
    const racer = await newRacer(product, "BannedTwo");
    await take(racer, { measure: "ban", untilStamp: null });
    for (let again = 0; again < 8; again++) expect((await login("BannedTwo")).json.error).toBe("banned");
    expect((await login("BannedTwo", "not-the-password")).json.error).toBe("wrongPassword");
    await take(racer, { measure: "unban" });
    expect((await login("BannedTwo")).json.success).toBe(true);
  });

  it("finds no other way in: provider, forgotten password, undo link, sister site, or a ticket from before", async () => {
    const racer = await arrive("banned@example.org");
    await racer.get(signInByProvider, { params: { provider: "school" } });
    await take(racer, { measure: "ban", untilStamp: null });
    const back = await (await arrive("banned@example.org")).ask(signInByProvider, { params: { provider: "school" } });
    expect(back.json).toMatchObject({ error: "banned", reason: REASON, untilStamp: null });

    const other = await newRacer(product, "BannedThree", "three@example.org");
    const { db } = product.services.app;
    await db
      .updateTable("users")
      .set({ email_verified_stamp: nowStamp() })
      .where("user_id", "=", other.userID as UserID)
      .execute();
    const changed = { password: PASSWORD, newPassword: "a-second-good-horse", newPassword2: "a-second-good-horse" };
    await other.get(changePassword, { body: changed });
    const undo = linkIn(await letterTo(product, "three@example.org", "Your password was changed"));
    const { redirect } = await other.get(crossSite, { params: { app: "math" } });
    await other.get(realtimeTicket);
    await take(other, { measure: "ban", untilStamp: null });

    const token = new URLSearchParams(new URL(redirect).hash.slice(1)).get("token") ?? "";
    const crossed = await new Visitor(product).ask(crossSiteSignIn, { body: { token } });
    expect(crossed.json).toMatchObject({ error: "codeSpent" });

    await new Visitor(product).get(resetPassword, { body: { email: "three@example.org" } });
    const { userID, code } = linkIn(await letterTo(product, "three@example.org", "Choose a new password"));
    const body = { userID, hash: code, newPassword: "a-brand-new-horse", newPassword2: "a-brand-new-horse" };
    await new Visitor(product).get(changeForgottenPassword, { body });
    expect((await login("BannedThree", "a-brand-new-horse")).json).toMatchObject({ error: "banned", reason: REASON });

    const { resetCode } = await new Visitor(product).get(undoChange, {
      body: { userID: undo.userID, hash: undo.code },
    });
    const chosen = { userID, hash: String(resetCode), newPassword: PASSWORD, newPassword2: PASSWORD };
    await new Visitor(product).get(changeForgottenPassword, { body: chosen });
    expect((await login("BannedThree")).json).toMatchObject({ error: "banned", reason: REASON });
  });
});

describe("a muted player", () => {
  it("asks nobody to be friends, is told why and until when, and may do everything else", async () => {
    const [muted, other] = [await newRacer(product, "MutedOne"), await newRacer(product, "MutedTwo")];
    const untilStamp = inTwoDays();
    await take(muted, { measure: "mute", untilStamp });
    const { status, json } = await muted.ask(requestFriend, { params: { id: other.userID } });
    expect([status, json]).toMatchObject([403, { error: "muted", reason: REASON, untilStamp }]);
    expect((await other.get(friendRequests)).requests).toEqual([]);
    await other.get(requestFriend, { params: { id: muted.userID } });
    expect(await muted.get(requestFriend, { params: { id: other.userID } })).toMatchObject({ result: "friend" });
  });

  it("reads in the settings what was done and why, and nobody else does", async () => {
    const racer = await newRacer(product, "MutedThree");
    await take(racer, { measure: "warn" });
    await take(racer, { measure: "mute", untilStamp: inTwoDays() });
    await take(racer, { measure: "unmute" });
    const { moderation } = await racer.get(settings);
    expect(moderation.map(({ measure, reason }) => [measure, reason])).toEqual([
      ["unmute", REASON],
      ["mute", REASON],
      ["warn", REASON],
    ]);
    expect(moderation[1]?.liftedStamp).not.toBeNull();
    expect((await (await newRacer(product, "MutedFour")).get(settings)).moderation).toEqual([]);
  });
});

describe("a second look at a moderator's action", () => {
  it("can be asked for by a pupil of a school where a neighbour tries codes", async () => {
    const address = { "x-forwarded-for": "203.0.113.77" };
    const racer = await newRacer(product, "AppealsAtSchool");
    await take(racer, { measure: "ban", untilStamp: null });
    const { json } = await login("AppealsAtSchool");
    const neighbour = new Visitor(product);
    const tryCode = (appealCode: string) => neighbour.ask(appealMeasure, { params: { appealCode }, headers: address });
    const codes = Array.from({ length: 30 }, () => crypto.randomUUID());
    const refused = await Promise.all(codes.map(tryCode));
    expect(new Set(refused.map((each) => String(each.json.error)))).toEqual(new Set(["notFound", "tooManyRequests"]));
    expect((await tryCode(String(json.appealCode))).json).toMatchObject({ appeal: "open" });
  });
});
