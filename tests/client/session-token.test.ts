import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { Stamp } from "#shared/units.ts";

import { readToken, refreshOf, tokenFault } from "../../client/session/token/token.ts";

const NOW = 1_800_000_000 as Stamp;
const RACER = 4_711;
const GOOD = { sub: String(RACER), sid: "a-session", iss: "redline", iat: NOW - 600, exp: NOW + 600 };

/** A token as the server makes it, but for the signature, which a browser cannot check. */
const tokenOf = (claims: object): string =>
  ["head", Buffer.from(JSON.stringify(claims)).toString("base64url"), "signature"].join(".");

describe("reading a token", () => {
  it("finds whose it is and how long it is good", () => {
    expect(readToken(tokenOf(GOOD))).toEqual({
      userID: RACER,
      sessionID: "a-session",
      issuer: "redline",
      issuedStamp: NOW - 600,
      expiresStamp: NOW + 600,
    });
  });

  it("reads every byte that base64url can hold", () => {
    for (const sid of ["???>>>", "~~~", "a", "ab", "abc"]) {
      expect(readToken(tokenOf({ ...GOOD, sid }))?.userID).toBe(RACER);
    }
  });

  it("never throws, whatever it is given", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `x.${btoa(encodeURIComponent(text))}.x`),
        ),
        (text) => {
          expect(tokenFault(text, RACER, NOW)).toBeDefined();
        },
      ),
    );
  });
});

describe("a token is not good", () => {
  it.each([
    ["when it cannot be read", "no token at all", "jwt-parse"],
    ["when it holds nothing", tokenOf([]), "invalid-jwt"],
    ["when somebody else issued it", tokenOf({ ...GOOD, iss: "elsewhere" }), "invalid-jwt"],
    ["when it names nobody", tokenOf({ ...GOOD, sub: undefined }), "invalid-jwt"],
    ["when it has no end", tokenOf({ ...GOOD, exp: undefined }), "invalid-jwt"],
    ["when it is somebody else's", tokenOf({ ...GOOD, sub: "4712" }), "user-mismatch"],
    ["from the second it ends", tokenOf({ ...GOOD, exp: NOW }), "expired-session"],
  ])("%s", (_when, token, fault) => expect(tokenFault(token, RACER, NOW)).toBe(fault));

  it("but is until then, and may be anybody's while nobody is known", () => {
    expect(tokenFault(tokenOf({ ...GOOD, exp: NOW + 1 }), RACER, NOW)).toBeUndefined();
    expect(tokenFault(tokenOf(GOOD), undefined, NOW)).toBeUndefined();
  });
});

describe("a token on an answer", () => {
  const kept = tokenOf({ ...GOOD, iat: NOW - 400 });
  const refresh = (claims: object) => refreshOf(kept, tokenOf({ ...GOOD, ...claims }), RACER, NOW);

  it("replaces the kept one when it is newer", () => expect(refresh({ iat: NOW })).toBe("take"));

  it("is ignored when it was issued within 2 s of the kept one, or before it", () => {
    expect(refresh({ iat: NOW - 397 })).toBe("take");
    expect(refresh({ iat: NOW - 398 })).toBe("ignore");
    expect(refresh({ iat: NOW - 400 })).toBe("ignore");
    expect(refresh({ iat: NOW - 900 })).toBe("ignore");
  });

  it("logs out when it is not good", () => {
    expect(refresh({ iat: NOW, sub: "4712" })).toBe("user-mismatch");
    expect(refresh({ iat: NOW, iss: "elsewhere" })).toBe("invalid-update-token");
    expect(refresh({ iat: NOW, exp: NOW - 1 })).toBe("invalid-update-token");
    expect(refresh({ iat: undefined })).toBe("invalid-update-token");
    expect(refreshOf(kept, "rubbish", RACER, NOW)).toBe("invalid-update-token");
  });
});
