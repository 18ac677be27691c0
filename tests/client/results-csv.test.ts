import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { Pupil } from "#shared/contracts/classes/teacher-shapes.ts";

import { resultsCsv } from "../../client/teachers/results/results-csv.ts";

/** Whatever spreadsheets run, and whatever ends a cell or a line too early. */
const nasty = fc
  .tuple(fc.constantFrom("", "=", "+", "-", "@", "\t", "\r", '"', ",", "\n", "'"), fc.string({ unit: "grapheme" }))
  .map((parts) => parts.join(""));
const stamp = fc.integer({ min: 0, max: 4_000_000_000 });
const figure = fc.option(fc.integer({ min: 0, max: 3_000 }).map((tenths) => tenths / 10));
const pupil = fc.record({
  userID: fc.nat(),
  username: nasty,
  alias: nasty,
  realName: fc.option(nasty),
  standing: fc.constantFrom("pending", "member", "removed"),
  isMade: fc.boolean(),
  hasCard: fc.boolean(),
  joinedStamp: stamp,
  removedStamp: fc.constant(null),
  lastSeenStamp: fc.option(stamp),
  played: fc.nat(),
  speed: figure,
  accuracy: figure,
}) as unknown as fc.Arbitrary<Pupil>;

/** Reads a table as spreadsheets do: a quoted cell ends at a quote that isn't doubled. */
function tableOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted = "", end] of csv.slice(1).matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted.replaceAll('""', '"'));
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

const readable = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

describe("the results of a class as a table", () => {
  it("say in seven columns of every member who they are and what they did, and nothing of who waits or was taken out", () => {
    fc.assert(
      fc.property(fc.array(pupil), (members) => {
        const [head, ...rows] = tableOf(resultsCsv({ members }));
        expect(head).toEqual(["Alias", "Real name", "Races", "Speed", "Accuracy", "Last here", "Logs in by"]);
        expect(rows).toEqual(
          members
            .filter(({ standing }) => standing === "member")
            .map(({ alias, realName, played, speed, accuracy, lastSeenStamp, isMade }) => [
              readable(alias),
              readable(realName ?? ""),
              `${played}`,
              speed === null ? "" : `${speed}`,
              accuracy === null ? "" : `${accuracy}`,
              lastSeenStamp === null ? "" : new Date(lastSeenStamp * 1_000).toISOString().split("T")[0],
              isMade ? "Card" : "Own account",
            ]),
        );
      }),
    );
  });

  it("hold no cell that a spreadsheet runs, whatever a name begins with", () => {
    fc.assert(
      fc.property(fc.array(pupil), (members) => {
        const cells = tableOf(resultsCsv({ members })).flat();
        expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
      }),
    );
  });

  it("are a whole file: nothing stands outside the cells but the mark in front, commas and ends of lines", () => {
    fc.assert(
      fc.property(fc.array(pupil), (members) => {
        const csv = resultsCsv({ members });
        expect(csv.replaceAll(/"(?:[^"]|"")*"/g, "")).toMatch(/^\uFEFF(?:,{6}\r\n)+$/);
      }),
    );
  });
});
