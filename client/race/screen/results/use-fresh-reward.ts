import { useEffect } from "react";

import type { OwnReward } from "#shared/contracts/race/own-race.ts";
import { seconds } from "#shared/units.ts";

import { hear } from "../../../data/facts.ts";
import { usePresence } from "../../../realtime/presence-store.ts";

const ASK_WITHOUT_LINE_MS = seconds(4);
const ASK_ALL_THE_SAME_MS = seconds(15);

/** The connection announces paid and held rewards. Without one, or without an announcement, this polls. */
export function useFreshReward(state: OwnReward["state"] | undefined): void {
  const isLineUp = usePresence(({ line }) => line === "up");
  useEffect(() => {
    const ask = (): void => hear(["account", "wallet", "progress"]);
    if (state !== undefined && state !== "due" && !isLineUp) ask();
    if (state !== "due") return;
    const asking = window.setInterval(ask, isLineUp ? ASK_ALL_THE_SAME_MS : ASK_WITHOUT_LINE_MS);
    return () => clearInterval(asking);
  }, [state, isLineUp]);
}
