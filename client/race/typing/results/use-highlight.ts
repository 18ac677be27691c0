import { useEffect, useState } from "react";

import type { ResultRow } from "#shared/contracts/race/race.ts";

import { useSession } from "../../../session/session.ts";
import { useRace } from "../../session/race-store.ts";
import type { FastestWord } from "./fastest-word.ts";
import { betterOf, highlightOf, useOwnBests, type Highlight } from "./own-best.ts";

/** The new bests of this player's race, which become the ones to beat. */
export function useHighlight(own: ResultRow | undefined, fastest: FastestWord | undefined): Highlight | undefined {
  const userID = useSession((session) => session.user?.userID);
  const [before] = useState(() => (userID === undefined ? undefined : useOwnBests.getState()[userID]));
  const isOwnText = useRace((race) => race.isOwnText);
  const hasFinished = own !== undefined && own.place !== null && !isOwnText;
  const wpm = own?.wpm ?? 0;
  useEffect(() => {
    if (hasFinished && userID !== undefined) useOwnBests.setState({ [userID]: betterOf(before, { wpm, fastest }) });
  }, [before, fastest, hasFinished, userID, wpm]);
  return hasFinished ? highlightOf(before, { wpm, fastest }) : undefined;
}
