import type { Mutation, Probe } from "./mutation.ts";

/** What a probe calls: `recorder.mjs` puts it there in every process of a test. */
const CALL = "globalThis.redlineHit?.";

/** A file's text in which each place of a change says that a run came by. Places are numbered as given. */
export function probedText(
  text: string,
  mutations: readonly (readonly [number: number, mutation: Mutation])[],
): string {
  const numbersOf = new Map<string, { probe: Probe; numbers: number[] }>();
  for (const [number, { probe }] of mutations) {
    if (probe === null) continue;
    const key = `${probe.form} ${probe.start} ${probe.end}`;
    if (!numbersOf.has(key)) numbersOf.set(key, { probe, numbers: [] });
    numbersOf.get(key)?.numbers.push(number);
  }
  const pieces = [...numbersOf.values()].flatMap(({ probe, numbers }) => piecesOf(probe, numbers));
  // Where several meet, the inner ones close first and the outer ones open first.
  const inOrder = pieces.toSorted(
    (one, other) => one.at - other.at || Number(one.opens) - Number(other.opens) || other.reach - one.reach,
  );
  let probed = "";
  let from = 0;
  for (const { at, put } of inOrder) {
    probed += text.slice(from, at) + put;
    from = at;
  }
  return probed + text.slice(from);
}

interface Piece {
  readonly at: number;
  readonly put: string;
  readonly opens: boolean;
  /** For what opens, where it ends; for what closes, where it began. */
  readonly reach: number;
}

function piecesOf({ form, start, end }: Probe, numbers: readonly number[]): Piece[] {
  const call = `${CALL}(${numbers.join()})`;
  const opening = { before: `${call};`, braces: `{${call};`, comma: `(${call},(` }[form];
  const closing = { before: "", braces: "}", comma: "))" }[form];
  return [
    { at: start, put: opening, opens: true, reach: end },
    { at: end, put: closing, opens: false, reach: start },
  ];
}
