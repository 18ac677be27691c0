import { useCallback, useEffect } from "react";

import { loadRaceFont } from "../../ui/font-loading.ts";
import type { JoinRace } from "../session/race-connection.ts";
import { RaceSession } from "../session/race-session.ts";
import { useRaceSession, type RaceEntry } from "../session/use-race-session.ts";
import { TypingDiscipline } from "./typing-discipline.ts";

export type TypingSession = RaceSession<TypingDiscipline>;

const nothing = (): void => undefined;

/**
 * The session of the current typing race, and a function that begins the next.
 *
 * @param join must stay the same function while the same is raced
 * @param hasGhost whether the player's best race drives along
 */
export function useTypingSession(join: JoinRace, hasGhost = false): readonly [TypingSession, () => void] {
  const newSession = useCallback(
    (_wanted: void, entry: RaceEntry) => new RaceSession(new TypingDiscipline(hasGhost), { join, ...entry }),
    [join, hasGhost],
  );
  useEffect(loadRaceFont, []);
  return useRaceSession(newSession, undefined, nothing);
}
