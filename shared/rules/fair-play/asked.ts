import type { Hands } from "./hands.ts";
import { SOFT_LIMITS } from "./numbers.ts";
import type { SignalKind } from "./signal.ts";
import type { Trace } from "./trace.ts";

/** What any way of typing is asked: a copied rhythm, errors and speeds over many races, hours without sleep. */
const ALWAYS_ASKED: ReadonlySet<SignalKind> = new Set(["copy", "speed", "growth", "hours"]);

/**
 * The kinds of signals that are asked of a race; all unless it was typed in a way that causes some by itself. A race
 * that doesn't look like what its racer declared is one of usual hands: everybody uses an ordinary keyboard sometimes.
 */
export function isAsked(kind: SignalKind, hands: Hands, race: Trace): boolean {
  return ALWAYS_ASKED.has(kind) || !looksLike(hands, race);
}

/** Whether a race was typed as its racer's hands do; never for usual hands. */
export function looksLike(hands: Hands, race: Trace): boolean {
  const { pieces, slowWpm, phone } = SOFT_LIMITS.hands;
  switch (hands) {
    case "usual":
      return false;
    case "steno":
    case "word-keyboard":
    case "voice":
      return shareInPieces(race) >= pieces.share;
    case "switch":
    case "eye":
      return race.wpm <= slowWpm;
    case "phone":
      return race.holds.share <= phone.releases && race.wpm <= phone.wpm;
  }
}

/** The share of the steps inside words that came as a chord or a spoken word does: at once, all but at once. */
function shareInPieces({ steps }: Trace): number {
  const inside = steps.filter(({ sort }) => sort === "inside" || sort === "repeat");
  const close = inside.filter(({ waitMs }) => waitMs <= SOFT_LIMITS.hands.pieces.withinMs);
  return inside.length === 0 ? 0 : close.length / inside.length;
}
