import { RaceNotice } from "../screen/notice.tsx";
import { useRace, type RaceView } from "./store.ts";

/** What the typist must know now. */
export function Notice() {
  const words = useRace(wordsFor);
  const isHot = useRace(({ isAway, foul, stuck }) => isAway || foul !== undefined || stuck !== undefined);
  const idleUntilMs = useRace((race) => race.idleUntilMs);
  return <RaceNotice words={words} isHot={isHot} idleUntilMs={idleUntilMs} wake="Press the next key" />;
}

function wordsFor({ stage, isAway, foul, stuck }: RaceView): string {
  if (foul) return "Your race has ended early. The result board says why.";
  if (isAway) return "Connection lost. Keep typing, we are reconnecting…";
  if (stuck !== undefined) return stuck;
  return stage === "countdown" ? "Fingers on the keys. You start at green." : "";
}
