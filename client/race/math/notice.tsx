import { RaceNotice } from "../screen/notice.tsx";
import { useMath, type MathView } from "./store.ts";

/** What the racer must know now. */
export function Notice() {
  const words = useMath(wordsFor);
  const isHot = useMath(({ isAway, foul }) => isAway || foul !== undefined);
  const idleUntilMs = useMath((race) => race.idleUntilMs);
  return <RaceNotice words={words} isHot={isHot} idleUntilMs={idleUntilMs} wake="Type a digit" />;
}

/** After so many wrong answers to one problem another look does not help. */
const WRONG_BEFORE_HELP = 3;

function wordsFor({ stage, isAway, foul, isWrong, wrongRun, draft }: MathView): string {
  if (foul) return "Your race has ended early. The result board says why.";
  if (isAway) return "Connection lost. Go on, we are reconnecting…";
  if (isWrong && wrongRun >= WRONG_BEFORE_HELP) return `${draft} is not it yet. Help shows you how it is done.`;
  if (isWrong) return `${draft} is not it yet. Have another look, you can do this.`;
  return stage === "countdown" ? "Look closely, you start at green. Enter sends your answer." : "";
}
