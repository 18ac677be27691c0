import { describe, expect, it } from "vitest";

import { LOG_OUT_REASONS } from "#shared/rules/account/logout-reasons.ts";

import { letterLinkOf } from "../../client/features/recovery/letter-link.ts";
import { partOf, providerTroubleOf, sectionOf, SECTIONS } from "../../client/features/settings/sections.ts";
import { arrivalOf } from "../../client/features/sign-in/arrival.ts";

describe("the hash of the log-in page", () => {
  it("says nothing when it is empty", () => {
    expect(arrivalOf("")).toEqual({ kind: "plain" });
    expect(arrivalOf("#")).toEqual({ kind: "plain" });
  });

  it.each(LOG_OUT_REASONS)("gives the reason %s", (reason) => {
    expect(arrivalOf(`#${reason}`)).toEqual({ kind: "reason", reason });
  });

  it("carries both times when the clock is wrong", () => {
    expect(arrivalOf("#computer-time/1790000000/1690000000")).toEqual({
      kind: "clock",
      correctStamp: 1_790_000_000,
      currentStamp: 1_690_000_000,
    });
  });

  it("tells a provider's return from its trouble", () => {
    expect(arrivalOf("#provider=school")).toEqual({ kind: "provider", id: "school" });
    expect(arrivalOf("#provider-codeSpent")).toEqual({ kind: "providerTrouble", code: "codeSpent" });
  });

  it("hands over the whole code of a sister site, equals signs and all", () => {
    expect(arrivalOf("#token=a=b==")).toEqual({ kind: "sisterSite", token: "a=b==", redirect: undefined });
  });

  it("says what to open on the way from a sister site", () => {
    const redirect = "/play/Sum_Host?from=a&to=b#c";
    expect(arrivalOf(`#${String(new URLSearchParams({ token: "a-b_", redirect }))}`)).toEqual({
      kind: "sisterSite",
      token: "a-b_",
      redirect,
    });
  });

  it("survives a hash that is badly escaped", () => {
    expect(arrivalOf("#token=%E0%A4%A")).toEqual({ kind: "sisterSite", token: "%E0%A4%A", redirect: undefined });
  });
});

describe("the link of an email", () => {
  it("ends its number at the first dash, for a code may have dashes too", () => {
    expect(letterLinkOf("#12-ab-c_")).toEqual({ userID: 12, hash: "ab-c_" });
  });

  it.each(["", "#", "#12", "#12-", "#x-abc", "#-abc"])("is not complete as %j", (hash) => {
    expect(letterLinkOf(hash)).toBeUndefined();
  });
});

describe("the addresses of the settings", () => {
  it.each(SECTIONS.map(({ id }) => id))("open the section %s", (id) => {
    expect([sectionOf(`#${id}`), partOf(`#${id}`)]).toEqual([id, undefined]);
  });

  it("open the section of a sheet, at the sheet, as the addresses of earlier sections do", () => {
    const found = ["password", "second-factor", "providers", "sounds", "fair-play"].map((part) => [
      sectionOf(`#${part}`),
      partOf(`#${part}`),
    ]);
    expect(found).toEqual([
      ["security", "password"],
      ["security", "second-factor"],
      ["account", "providers"],
      ["display", "sounds"],
      ["privacy", "fair-play"],
    ]);
  });

  it("open the first section for any other word", () => {
    expect(sectionOf("")).toBe("profile");
    expect([sectionOf("#nonsense"), partOf("#nonsense")]).toEqual(["profile", undefined]);
  });

  it("open the providers where linking one went wrong, with the reason", () => {
    expect([sectionOf("#provider-providerLinked"), partOf("#provider-providerLinked")]).toEqual([
      "account",
      "providers",
    ]);
    expect(providerTroubleOf("#provider-providerLinked")).toBe("providerLinked");
    expect(providerTroubleOf("#providers")).toBeUndefined();
  });
});
