import type { ResultRow } from "#shared/contracts/race/race.ts";

/** The common columns of all boards. */
export type ResultTableLine = Pick<
  ResultRow,
  | "slot"
  | "displayName"
  | "tag"
  | "tagColor"
  | "carID"
  | "carHueAngle"
  | "look"
  | "isGold"
  | "isBot"
  | "standing"
  | "place"
  | "elapsedMs"
  | "accuracy"
>;
