import { Medal, METALS } from "../../ui/pictures/medal/medal.tsx";
import { groupOf, isEarned, type Entry } from "./entries.ts";

/** The medal of an achievement as the player has it. */
export const EntryMedal = ({ entry }: { readonly entry: Entry }) => (
  <Medal
    slug={groupOf(entry.achievement).slug}
    metal={METALS[entry.achievement.points]}
    look={entry.isSecret ? "secret" : isEarned(entry) ? undefined : "blank"}
  />
);
