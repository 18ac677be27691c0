import { lazy, useCallback, useState } from "react";
import { useLocation } from "react-router-dom";

import { useIsPageVisible } from "../../../browser/visibility.ts";
import type { DueEventPrize, DueSeasonReward } from "../../../data/notices/use-pop-ups.ts";
import { useTurnOf } from "../../../session/dialogs/pop-ups.ts";
import { useTakeovers } from "../../../session/dialogs/takeover.ts";
import { waitingOf } from "./prize-queue.ts";

const RewardTakeover = lazy(async () => ({ default: (await import("./reward-takeover.tsx")).RewardTakeover }));
const PrizeTakeover = lazy(async () => ({ default: (await import("./prize-takeover.tsx")).PrizeTakeover }));

interface Due {
  readonly season: readonly DueSeasonReward[];
  readonly event: readonly DueEventPrize[];
}

/** The prizes that cover the page. */
interface Now {
  readonly group: keyof Due;
  readonly nth: number;
  /** Where they began: on another page what is left of them begins anew. */
  readonly pathname: string;
}

/**
 * What covers the page, one after the other: rewards that were given, then those of the season, then those of the event. Prizes
 * wait for a page that is looked at, since they are claimed as they are shown.
 */
export function Takeovers(due: Due) {
  const { pathname } = useLocation();
  const given = useTakeovers(({ waiting }) => waiting[0]);
  const [before, setNow] = useState<Now>();
  const [count, setCount] = useState(0);
  const onGone = useCallback(() => setNow(undefined), []);
  const isLooked = useIsPageVisible();
  const now = before?.pathname === pathname ? before : undefined;
  if (before && !now) setNow(undefined);
  const group = (["season", "event"] as const).find((each) => waitingOf(due[each], []).length > 0);
  useTurnOf(
    "takeover",
    [now, given, group].some((each) => each !== undefined),
  );
  if (!now && !given && group && isLooked) {
    setNow({ group, nth: count, pathname });
    setCount(count + 1);
  }
  if (now) return <PrizeTakeover key={now.nth} due={due[now.group]} onGone={onGone} />;
  return given && <RewardTakeover key={given.popUp.key} takeover={given} />;
}
