import fc from "fast-check";

import type { Batch } from "#shared/rules/race/lane.ts";

/** A text as races have it. */
export const aText = fc.string({
  unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz ABC,.'-!"),
  minLength: 5,
  maxLength: 220,
  size: "max",
});

interface Press {
  readonly waitMs: number;
  readonly isRight: boolean;
  readonly other: string;
}

const aPress: fc.Arbitrary<Press> = fc.record({
  waitMs: fc.nat(400),
  isRight: fc.boolean().chain((sure) => (sure ? fc.constant(true) : fc.boolean())),
  other: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz ~#"),
});

/** One racer's presses on the way to the room: own offsets, characters, and how late each batch comes. */
export interface Stream {
  readonly text: string;
  readonly batches: readonly { readonly batch: Batch; readonly arrivalMs: number; readonly roundTripMs: number }[];
}

/** Streams of every temper: right and wrong keys, bursts and pauses, quick and slow lines, resent batches. */
export const aStream: fc.Arbitrary<Stream> = fc
  .record({
    text: aText,
    presses: fc.array(aPress, { maxLength: 260, size: "max" }),
    size: fc.integer({ min: 1, max: 20 }),
    lateMs: fc.array(fc.nat(3_000), { minLength: 1, maxLength: 8 }),
    roundTripMs: fc.nat(600),
    overlap: fc.nat(3),
    /** From a machine's to a child's: scales every wait. */
    tempo: fc.constantFrom(0.01, 0.15, 1, 1),
  })
  .map(({ text, presses, size, lateMs, roundTripMs, overlap, tempo }) => {
    const keys: { atMs: number; character: string }[] = [];
    let atMs = 0;
    let typed = 0;
    for (const press of presses) {
      atMs += Math.round(press.waitMs * tempo);
      const wanted = text[typed] ?? "x";
      const character = press.isRight ? wanted : press.other;
      if (character === wanted) typed++;
      keys.push({ atMs, character });
    }
    const batches: Stream["batches"][number][] = [];
    let arrivalMs = 0;
    for (let at = 0, n = 0; at < keys.length; at += size, n++) {
      const from = Math.max(0, at - overlap);
      const part = keys.slice(from, at + size);
      arrivalMs = Math.max(arrivalMs, (part.at(-1)?.atMs ?? 0) + (lateMs[n % lateMs.length] ?? 0));
      const batch = { from, at: part.map((key) => key.atMs), chars: part.map((key) => key.character).join("") };
      batches.push({ batch, arrivalMs, roundTripMs });
    }
    return { text, batches };
  });
