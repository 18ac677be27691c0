import { expect, it } from "vitest";

import { newTurns } from "#shared/server/platform/turns.ts";

it("turns are so many at a time for each key, first come first served, whatever fails", async () => {
  const inTurn = newTurns(2);
  const begun: string[] = [];
  const ends = new Map<string, (fails?: boolean) => void>();
  const run = (key: string, name: string) =>
    inTurn(
      key,
      () =>
        new Promise<string>((resolve, reject) => {
          begun.push(name);
          ends.set(name, (fails = false) => (fails ? reject(new Error(name)) : resolve(name)));
        }),
    );
  const [one, two, three, four] = ["one", "two", "three", "four"].map((name) => run("school", name));
  const other = run("home", "other");
  expect(begun).toEqual(["one", "two", "other"]);
  ends.get("two")?.(true);
  await expect(two).rejects.toThrow("two");
  await expect.poll(() => begun).toEqual(["one", "two", "other", "three"]);
  ends.get("one")?.();
  await expect.poll(() => begun).toEqual(["one", "two", "other", "three", "four"]);
  for (const name of ["other", "three", "four"]) ends.get(name)?.();
  expect(await Promise.all([one, three, four, other])).toEqual(["one", "three", "four", "other"]);
  const again = run("school", "again");
  expect(begun.at(-1)).toBe("again");
  ends.get("again")?.();
  expect(await again).toBe("again");
});
