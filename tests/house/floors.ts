/**
 * The floors of `shared/server`, the lowest first. A folder may import those of the floors before its own, those that
 * stand before it on its own floor, and itself. The lists that know everybody stand on the floor before the last.
 */
export const SERVER_ORDER: readonly (readonly string[])[] = [
  ["platform", "players", "lobby"],
  ["conduct", "economy", "friend-lobby", "looks", "mail", "notifications", "roles", "support", "texts"],
  ["friends", "garage", "scores", "seasons", "events", "teams", "news"],
  ["race", "experience", "leagues", "boards", "contests", "key-costs", "coach"],
  ["achievements", "holds", "certificates", "profiles", "replays", "stats"],
  ["accounts", "box", "challenges"],
  ["bots", "classes", "gifts", "moderation", "payments", "shop"],
  ["settlement", "pop-ups", "privacy", "self", "cases"],
  ["shared-metrics.ts", "services.ts"],
];

/** Whose types everybody may know: it names every table. */
const KNOWN_TO_ALL = "database.ts";

const placeOf = (room: string): number => SERVER_ORDER.flat().indexOf(room);

/** The folder, or the file, of `shared/server` in which a path stands; undefined for a path elsewhere. */
export const roomOf = (path: string): string | undefined => /^shared\/server\/([^/]+)/.exec(path)?.[1];

/**
 * What is wrong with an import of one file of `shared/server` by another.
 *
 * @returns undefined when nothing is
 */
export function wrongWay(file: string, target: string): string | undefined {
  const [from, to] = [roomOf(file), roomOf(target)];
  if (from === undefined || to === undefined || from === to || [from, to].includes(KNOWN_TO_ALL)) return undefined;
  const homeless = [from, to].find((room) => placeOf(room) === -1);
  if (homeless !== undefined) return `${homeless} has no floor`;
  return placeOf(to) < placeOf(from) ? undefined : `${file} → ${target}`;
}
