import type { DailyFriend } from "#shared/contracts/race/own-race.ts";
import type { Self } from "#shared/contracts/self.ts";

type Racer = Pick<Self, "userID" | "displayName" | "carID" | "carHueAngle" | "daily">;
type Rank = Pick<
  DailyFriend,
  "userID" | "username" | "displayName" | "carID" | "carHueAngle" | "isFounder" | "speed" | "accuracy"
>;

/** A racer's result on today's text among the friends', the fastest first. */
export function rankDaily(racer: Racer, friends: readonly DailyFriend[]): readonly Rank[] {
  const { userID, displayName, carID, carHueAngle, daily } = racer;
  const { speed, accuracy } = daily ?? { speed: null, accuracy: null };
  const own =
    speed === null || accuracy === null
      ? []
      : [{ userID, username: "", displayName, carID, carHueAngle, isFounder: false, speed, accuracy }];
  return [...own, ...friends].toSorted((one, other) => other.speed - one.speed);
}
