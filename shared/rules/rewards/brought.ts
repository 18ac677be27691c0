import type { AchievementID } from "../../content/achievements/achievement.ts";
import type { ChallengeID } from "../../content/challenges.ts";
import type { Item } from "./reward.ts";

/** A challenge that a race moved. */
export interface MovedChallenge {
  readonly challengeID: ChallengeID;
  readonly before: number;
  readonly after: number;
  /** Complete with this race. */
  readonly isDone: boolean;
}

/** What a paid race brought besides its reward, as it was then. */
export interface Brought {
  /** All experience of the racer: before the race, and after it and the challenges that it completed. */
  readonly experience: { readonly before: number; readonly after: number };
  readonly challenges: readonly MovedChallenge[];
  readonly achievements: readonly AchievementID[];
  /** Cars and loot that it gave; missing where it gave none. */
  readonly things?: readonly Item[];
  /** The racer's fastest race by then, and not the first. */
  readonly isBest: boolean;
}
