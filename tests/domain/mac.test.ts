import { expect, it } from "vitest";

import { newMacSigner } from "#shared/server/accounts/sessions/mac.ts";

it("sealed text says what was closed in it", () => {
  const seal = newMacSigner("a secret");
  expect(seal.open(seal.close({ sub: 1, card: { displayName: "Zoë" } }))).toEqual({
    sub: 1,
    card: { displayName: "Zoë" },
  });
});

it("changed, cut, extended or foreign text is not opened", () => {
  const seal = newMacSigner("a secret");
  const [content = "", mark = ""] = seal.close({ sub: 1 }).split(".");
  const other = Buffer.from(JSON.stringify({ sub: 2 })).toString("base64url");
  const foreign = newMacSigner("another secret").close({ sub: 1 });
  for (const text of [
    "",
    ".",
    content,
    `${content}.`,
    `${other}.${mark}`,
    `${content}.${mark.slice(1)}`,
    `${content}.${mark}.${mark}`,
    foreign,
  ]) {
    expect(seal.open(text)).toBeUndefined();
  }
});
