import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";

import { GUEST_CAR } from "#shared/content/cars/catalog.ts";
import type { SessionID, UserID } from "#shared/ids.ts";
import { loadSigningKeys, type SigningKeys } from "#shared/server/accounts/sessions/keys.ts";
import { newTokens, TICKET_LIFE, TOKEN_LIFE } from "#shared/server/accounts/sessions/tokens.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { after, before, days, minutes, seconds, type Stamp } from "#shared/units.ts";

import { newStage, type Stage } from "../support/players.ts";
import { testVault } from "../support/vault.ts";

let stage: Stage;
let keys: SigningKeys;
beforeAll(async () => {
  stage = await newStage();
  keys = await loadSigningKeys(stage.db, testVault);
});
afterAll(() => stage.db.destroy());

const SESSION = "0190b1c2-7d5e-7abc-8def-0123456789ab" as SessionID;
const SECOND = seconds(1);

/** Sets the clock to a moment until the test is over. */
function itIs(stamp: Stamp): void {
  vi.useFakeTimers({ toFake: ["Date"], now: stamp * 1_000 });
  onTestFinished(() => void vi.useRealTimers());
}

describe("a token", () => {
  it("that was good when it was first read is good until the second at which it is over, and never again", async () => {
    const tokens = newTokens(keys, testVault);
    const start = nowStamp();
    itIs(start);
    const token = await tokens.issue(1_001 as UserID, SESSION);
    const claims = { userID: 1_001, sessionID: SESSION, issuedStamp: start, expiresStamp: after(start, TOKEN_LIFE) };
    expect(await tokens.read(token)).toEqual(claims);
    const end = after(start, TOKEN_LIFE);
    itIs(before(end, SECOND));
    expect(await tokens.read(token)).toEqual(claims);
    expect(tokens.isOutdated(token)).toBe(false);
    itIs(end);
    expect(await tokens.read(token)).toBeUndefined();
    expect(tokens.isOutdated(token)).toBe(true);
    expect(await newTokens(keys, testVault).read(token)).toBeUndefined();
    itIs(after(end, TOKEN_LIFE));
    expect(await tokens.read(token)).toBeUndefined();
  });

  it("lives no longer than its session", async () => {
    const tokens = newTokens(keys, testVault);
    const start = nowStamp();
    itIs(start);
    const expires = async (until: Stamp) =>
      (await tokens.read(await tokens.issue(1_001 as UserID, SESSION, until)))?.expiresStamp;
    expect(await expires(after(start, minutes(120)))).toBe(after(start, minutes(120)));
    expect(await expires(after(start, days(30)))).toBe(after(start, TOKEN_LIFE));
  });

  it("that isn't good is not good however often it is read", async () => {
    const tokens = newTokens(keys, testVault);
    const token = `${(await tokens.issue(1_001 as UserID, SESSION)).slice(0, -4)}AAAA`;
    for (let turn = 0; turn < 2; turn++) expect(await tokens.read(token)).toBeUndefined();
    expect(tokens.isOutdated(token)).toBe(false);
    expect(tokens.isOutdated("nonsense")).toBe(false);
  });

  it.each([1_000, 1_999, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 9_007_199_254_740_000])(
    "is of the player whose id it was made for: %i",
    async (id) => {
      const tokens = newTokens(keys, testVault);
      const userID = id as UserID;
      expect(await tokens.read(await tokens.issue(userID, SESSION))).toMatchObject({ userID });
      expect(await tokens.readGuestCookie(await tokens.issueGuestCookie(userID))).toBe(userID);
      const ticket = tokens.issueTicket({ userID, sessionID: SESSION, isGuest: false }, CARD, { hostUserID: userID });
      expect(tokens.readTicket(ticket)).toMatchObject({ userID, hostUserID: userID });
    },
  );
});

const CARD = {
  displayName: "Racer",
  tag: null,
  tagColor: null,
  look: "",
  isGold: false,
  carID: GUEST_CAR,
  carHueAngle: 0,
  avgSpeed: null,
  hasNitro: false,
  recentTexts: [],
  dailyDay: null,
  isInContest: false,
};

describe("a ticket", () => {
  it("is good for a minute, and not in the second at which that is over", async () => {
    const tokens = newTokens(keys, testVault);
    const start = nowStamp();
    itIs(start);
    const ticket = tokens.issueTicket({ userID: 1_001 as UserID, sessionID: SESSION, isGuest: true }, CARD);
    const end = after(start, TICKET_LIFE);
    itIs(before(end, SECOND));
    expect(tokens.readTicket(ticket)).toMatchObject({ userID: 1_001, sessionID: SESSION, isGuest: true });
    itIs(end);
    expect(tokens.readTicket(ticket)).toBeUndefined();
  });

  it("says when the session ends, where that is before a token would", () => {
    const tokens = newTokens(keys, testVault);
    const untilOf = (expiresStamp: Stamp) =>
      tokens.readTicket(
        tokens.issueTicket({ userID: 1_001 as UserID, sessionID: SESSION, isGuest: false, expiresStamp }, CARD),
      )?.until;
    const soon = after(nowStamp(), minutes(120));
    expect(untilOf(soon)).toBe(soon);
    expect(untilOf(after(nowStamp(), days(30)))).toBeUndefined();
  });

  it("is for a guest or an account, with a host or without, invited or not, as it was issued", () => {
    const tokens = newTokens(keys, testVault);
    const read = (isGuest: boolean, link?: Parameters<typeof tokens.issueTicket>[2]) => {
      const holder = { userID: 1_001 as UserID, sessionID: SESSION, isGuest };
      return tokens.readTicket(tokens.issueTicket(holder, CARD, link));
    };
    const hostUserID = 1_002 as UserID;
    expect(read(true)).toMatchObject({ isGuest: true });
    expect(read(true)).not.toHaveProperty("until");
    expect(read(false)).toMatchObject({ isGuest: false });
    expect(read(false)).not.toHaveProperty("hostUserID");
    expect(read(false, { hostUserID })).toMatchObject({ hostUserID, isInvited: false });
    expect(read(false, { hostUserID, isInvited: true })).toMatchObject({ hostUserID, isInvited: true });
  });
});
