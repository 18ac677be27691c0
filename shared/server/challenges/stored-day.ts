import type { ChallengeDay } from "../../rules/challenges/progress.ts";
import type { Stamp } from "../../units.ts";

/** A day as it is stored: 0 stands for no stamp, and the driver gives stamps of a list as text. */
interface StoredDay {
  readonly progress: readonly number[] | null;
  readonly complete_stamps: readonly string[] | null;
}

/** A stored day; where there is none, one on which nothing was done. */
export const readDay = ({ progress, complete_stamps: stamps }: StoredDay): ChallengeDay => ({
  progress: progress ?? [],
  completeStamps: (stamps ?? []).map((text) => (text === "0" ? null : (Number(text) as Stamp))),
});

export const storedDay = ({ progress, completeStamps }: ChallengeDay) => ({
  progress: [...progress],
  complete_stamps: completeStamps.map((stamp) => String(stamp ?? 0)),
});
