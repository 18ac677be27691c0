import { MOST_SEEN_KEYS } from "#shared/rules/pop-ups/seen.ts";

import { CallProblem, type AnswerOf } from "../../net/call.ts";
import { call, useSession } from "../../session/session.ts";
import { tellShown } from "../facts.ts";
import { KEYS } from "../keys.ts";
import { useLoaded } from "../loaded.ts";
import { queryClient } from "../query-client.ts";

type Due = AnswerOf<"GET /pop-ups">;
export type DueSeasonReward = Due["season"][number];
export type DueEventPrize = Due["event"][number];
export type DueAchievement = Due["achievements"][number];
export type DueChallenges = Due["challenges"][number];
export type DueLeague = Due["league"][number];
export type DueClassMessage = Due["class"][number];
export type DueAnnouncement = Due["announcements"][number];
export type DuePromotion = Due["promotions"][number];

/** Every group that this page knows, and nothing in it. */
export const NO_POP_UPS: Due = {
  season: [],
  event: [],
  achievements: [],
  challenges: [],
  league: [],
  class: [],
  announcements: [],
  promotions: [],
  teasers: [],
};
const GROUPS = Object.keys(NO_POP_UPS) as readonly (keyof Due)[];

/** What was closed on this page, and which of it the server doesn't know yet. */
const closed = new Set<string>();
const untold = new Set<string>();
useSession.subscribe(({ user }, { user: was }) => {
  if (user?.userID === was?.userID) return;
  closed.clear();
  untold.clear();
});

/** Whether this page has closed a pop-up, also while an older answer still has it. */
export const isClosedHere = (key: string): boolean => closed.has(key);

const stillOpen = (due: Due): Due => {
  const open = GROUPS.map((group) => [
    group,
    ((due as Partial<Due>)[group] ?? []).filter(({ key }) => !closed.has(key)),
  ]);
  return Object.fromEntries(open) as Due;
};

async function ask(): Promise<Due> {
  await tellServer();
  return stillOpen(await call("GET /pop-ups"));
}

/** What this player won or should hear of and has seen on no device; undefined until it is known. */
export function useDuePopUps(): Due | undefined {
  const { load } = useLoaded({ queryKey: KEYS.popUps, queryFn: ask });
  return load.state === "ready" ? load.value : undefined;
}

/** The card of a kind that this player may be shown; undefined where it was closed, and for who isn't told what gold brings. */
export const useTeaser = (kind: Due["teasers"][number]["kind"]): string | undefined =>
  useDuePopUps()?.teasers.find((teaser) => teaser.kind === kind)?.key;

/** The player has seen pop-ups: they come on no page again. What doesn't reach the server is told with the next ones. */
export async function see(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    closed.add(key);
    untold.add(key);
  }
  queryClient.setQueryData<Due>(KEYS.popUps, (due) => due && stillOpen(due));
  if (await tellServer()) tellShown("popUps");
}

/** @returns whether the server learned anything */
async function tellServer(): Promise<boolean> {
  let hasTold = false;
  while (untold.size > 0) {
    const keys = [...untold].slice(0, MOST_SEEN_KEYS);
    try {
      await call("POST /pop-ups/seen", { body: { keys } });
    } catch (problem) {
      if (problem instanceof CallProblem) return hasTold;
      throw problem;
    }
    for (const key of keys) untold.delete(key);
    hasTold = true;
  }
  return hasTold;
}
