import { fairTime } from "./fair-time.ts";
import { foulOf, type Foul } from "./foul.ts";
import { canUseNitro, judge, NOTHING_TYPED, type Typing } from "./judge.ts";
import type { KeyLog } from "./keys.ts";
import { NITRO_KEY } from "./nitro.ts";
import { notePiece, phraseFoulOf, type Pieces } from "./phrases.ts";
import { noteReleases, type Held } from "./releases.ts";

/** One racer's progress through the text. The logs are append-only and shared by successive lanes. */
export interface Lane extends Typing, Held {
  readonly keys: KeyLog;
  readonly passedOver: number[];
  /** Own offsets of the correct characters, for the fair-play windows. */
  readonly rightAtMs: number[];
  /** Key presses taken so far: the number of the next press. */
  readonly received: number;
  readonly fairMs: number;
  /** Whether Enter has an effect: the racer came with a nitro. */
  readonly hasNitro: boolean;
  /** Of a racer who says that words come at once. */
  readonly pieces?: Pieces;
  readonly foul?: Foul;
}

/** @param takesPhrases whether the racer says that words come at once */
export const newLane = (hasNitro = false, takesPhrases = false): Lane => ({
  ...NOTHING_TYPED,
  keys: [],
  heldMs: [],
  passedOver: [],
  rightAtMs: [],
  received: 0,
  fairMs: 0,
  hasNitro,
  ...(takesPhrases && { pieces: [] }),
});

/** A numbered batch of key presses. */
export interface Batch {
  /** The number of the first press; presses the lane already has are ignored. */
  readonly from: number;
  /** Own offset from green light of each press, in milliseconds. */
  readonly at: readonly number[];
  /** One character a press. */
  readonly chars: string;
  /** Of keys that were let go, as `noteReleases` takes it; anything may come. */
  readonly held?: unknown;
}

/** When a batch arrived, and the round trip of its connection. */
export interface Arrival {
  readonly arrivalMs: number;
  readonly roundTripMs: number;
}

/**
 * Takes a batch: judges every press that is new, on the fair time, until the text is complete or a foul ends it.
 *
 * @returns the same lane when nothing in the batch is new, or when an earlier press is missing
 */
export function takeBatch(text: string, lane: Lane, batch: Batch, arrival: Arrival): Lane {
  if (lane.foul || lane.typed >= text.length || batch.from > lane.received) return lane;
  let typing: Typing = lane;
  let { fairMs, received } = lane;
  let foul: Foul | undefined;
  for (let i = lane.received - batch.from; i < batch.at.length; i++) {
    const atMs = batch.at[i] ?? 0;
    const character = batch.chars[i] ?? "";
    const number = received++;
    if (character === NITRO_KEY && !(lane.hasNitro && canUseNitro(text, typing))) {
      lane.passedOver.push(number);
      continue;
    }
    fairMs = fairTime(atMs, arrival.arrivalMs, arrival.roundTripMs, fairMs);
    const next = judge(text, typing, character);
    lane.keys.push({ atMs, fairMs, character });
    if (lane.pieces) notePiece(lane.pieces, lane.keys, lane.rightAtMs, text.length - typing.typed);
    if (next.typed === typing.typed + 1) lane.rightAtMs.push(atMs);
    typing = next;
    foul = lane.pieces
      ? phraseFoulOf(lane.pieces, lane.keys, lane.rightAtMs.length)
      : foulOf(lane.keys, lane.rightAtMs, typing.wrongRun);
    if (foul || typing.typed >= text.length) break;
  }
  if (batch.held !== undefined) noteReleases(lane, batch.held, batch.from + batch.at.length - 1, arrival.arrivalMs);
  if (received === lane.received) return lane;
  const { typed, errors, wrongRun, skipped } = typing;
  return { ...lane, typed, errors, wrongRun, skipped, fairMs, received, ...(foul && { foul }) };
}
