import type { Hang } from "#shared/contracts/classes/hang.ts";
import { formatCount } from "#shared/format/figures.ts";
import { HANG } from "#shared/rules/classes/hangs.ts";

import { named } from "../../ui/data/as-is.tsx";

const timesWords = (count: number): string =>
  count >= HANG.mostCounted ? "many times" : count === 1 ? "once" : formatCount(count, "time");

/** Why somebody doesn't get in, in a sentence. */
export function hangWords({ kind, alias, count }: Hang): string {
  const who = named(alias ?? "a pupil");
  const times = timesWords(count);
  switch (kind) {
    case "mistyped":
      return `Someone near your class typed a wrong code ${times}.`;
    case "old-code":
      return `Someone tried an old join code of this class ${times}.`;
    case "old-card":
      return `Someone tried an old card of ${who} ${times}.`;
    case "removed":
      return `Someone tried the card of ${who}, who was taken out of the class, ${times}.`;
    case "full":
      return "Someone can't come in, because the class is full.";
  }
}
