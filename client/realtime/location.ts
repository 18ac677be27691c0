import type { CheckIn } from "#shared/contracts/realtime/presence.ts";
import { doingAt } from "#shared/rules/whereabouts.ts";

const FRIEND_RACE = /^\/(?:race|play)\/([^/]+)$/;
const LONGEST = { path: 200, id: 64 } as const;

/** The host of this race page; undefined elsewhere, and for an undecodable address. */
export function hostAt(path: string): string | undefined {
  const [, name] = FRIEND_RACE.exec(path) ?? [];
  try {
    return name === undefined ? undefined : decodeURIComponent(name);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

export const isRacePage = (path: string): boolean => doingAt(path) !== "around";

type Location = Pick<CheckIn, "path" | "pathID" | "leftFriendRace">;

/** The location that a check-in reports. */
export function locationAt(path: string, before: string | undefined): Location {
  return {
    path: path.slice(0, LONGEST.path),
    pathID: hostAt(path)?.slice(0, LONGEST.id) ?? null,
    leftFriendRace: before !== undefined && before !== path && doingAt(before) === "friend-race",
  };
}
