import type { LeagueReason } from "#shared/content/leagues.ts";

import type { Celebration } from "../../../celebration/celebration.ts";
import type { SoundName } from "../../../sound/recipes.ts";

interface Cheers {
  /** Undefined: it is told without a sound. */
  readonly sound?: SoundName;
  readonly celebrations: readonly Celebration[];
}

const QUIET: Cheers = { celebrations: [] };

/** How loudly a result is celebrated: the higher, the more, and a fall not at all. */
export function cheersOf(reason: LeagueReason): Cheers {
  switch (reason) {
    case "demote":
      return QUIET;
    case "elimination":
      return { sound: "finish", celebrations: [] };
    case "intro":
    case "no-change":
      return { sound: "coin", celebrations: [] };
    case "promote":
    case "tournament-entry":
      return { sound: "win", celebrations: [{ kind: "confetti", size: 6 }] };
    case "semi-finals":
    case "finals":
      return { sound: "win", celebrations: [{ kind: "confetti", size: 9 }] };
    case "winner":
      return {
        sound: "win",
        celebrations: [
          { kind: "confetti", size: 9 },
          { kind: "fireworks", count: 5 },
        ],
      };
  }
}
