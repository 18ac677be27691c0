import type { OwnBrought, OwnReward } from "#shared/contracts/race/own-race.ts";
import { levelOf } from "#shared/rules/rewards/level.ts";
import { CASH_PARTS, type CashPart } from "#shared/rules/rewards/race-reward.ts";

/** What the board counts up after a paid race, part by part. */
export type StepName =
  | `cash ${CashPart}`
  | "sum"
  | "nitros"
  | `challenge ${number}`
  | "experience"
  | "level"
  | `thing ${number}`
  | `achievement ${number}`
  | "standing";

/** When a part is counted, in milliseconds from the first. */
export interface Step {
  readonly name: StepName;
  readonly fromMs: number;
  readonly toMs: number;
}

/** Before its step a part keeps its place; after it, it stands as it is. */
export type Phase = "waiting" | "counting" | "done";

/** All steps together never take longer: then a racer wants the next race. */
export const LONGEST_MS = 4_000;
/** There is room for so many lines of achievements. */
const ACHIEVEMENT_LINES = 3;

/** Those that have a line of their own; where there are more, the last line says how many. */
export const shownOf = <T>(achievements: readonly T[]): readonly T[] =>
  achievements.length > ACHIEVEMENT_LINES ? achievements.slice(0, ACHIEVEMENT_LINES - 1) : achievements;

type Haul = Pick<OwnReward, "parts" | "nitros" | "experience">;
type Length = readonly [StepName, number];

/**
 * The steps in which a reward is counted up, each with the time it would like. Parts that a race didn't bring have none;
 * where many come together, all of them are quicker.
 *
 * @param brought null where only the reward is known
 */
export function stepsOf(reward: Haul, brought: OwnBrought | null): readonly Step[] {
  const lengths = lengthsOf(reward, brought);
  const wantedMs = lengths.reduce((sum, [, lengthMs]) => sum + lengthMs, 0);
  const pace = Math.min(1, LONGEST_MS / wantedMs);
  let untilMs = 0;
  return lengths.map(([name, lengthMs]) => {
    const fromMs = untilMs;
    untilMs += Math.floor(lengthMs * pace);
    return { name, fromMs, toMs: untilMs };
  });
}

function lengthsOf({ parts, nitros, experience }: Haul, brought: OwnBrought | null): readonly Length[] {
  const cash = CASH_PARTS.filter((part) => (parts[part] ?? 0) > 0);
  const { challenges = [], achievements = [], things = [] } = brought ?? {};
  const levels = brought ? levelOf(brought.experience.after) - levelOf(brought.experience.before) : 0;
  return [
    ...cash.map((part): Length => [`cash ${part}`, part === "gold" ? 450 : 300]),
    ...(cash.length > 0 ? [["sum", 450] as const] : []),
    ...(nitros > 0 ? [["nitros", 300] as const] : []),
    ...challenges.map((_each, nth): Length => [`challenge ${nth}`, 400]),
    ...(experience > 0 ? [["experience", 900] as const] : []),
    ...(levels > 0 ? [["level", 500] as const] : []),
    ...things.map((_each, nth): Length => [`thing ${nth}`, 500]),
    ...achievements.slice(0, ACHIEVEMENT_LINES).map((_each, nth): Length => [`achievement ${nth}`, 350]),
    ...(brought ? [["standing", 250] as const] : []),
  ];
}

/** How far a step is. */
export function phaseAt({ fromMs, toMs }: Step, elapsedMs: number): Phase {
  if (elapsedMs >= toMs) return "done";
  return elapsedMs >= fromMs ? "counting" : "waiting";
}

/** The next moment at which a step begins or ends; undefined after the last. */
export function nextChange(steps: readonly Step[], elapsedMs: number): number | undefined {
  const moments = steps.flatMap(({ fromMs, toMs }) => [fromMs, toMs]).filter((atMs) => atMs > elapsedMs);
  return moments.length > 0 ? Math.min(...moments) : undefined;
}
