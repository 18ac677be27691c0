import { useMath, type MathView } from "./store.ts";

import style from "./notice.module.css";

/** What the racer must know now, below the problem and never over it. */
export function Notice() {
  const text = useMath(noticeFor);
  const isHot = useMath(({ isAway, foul }) => isAway || foul !== undefined);
  return (
    <output className={style.notice} data-hot={isHot || undefined}>
      {text}
    </output>
  );
}

function noticeFor({ stage, isAway, foul, idleSeconds, isWrong, draft }: MathView): string {
  if (foul) return "Your race has ended early. The result board says why.";
  if (isAway) return "The line is down. Go on: nothing is lost, we are reconnecting.";
  if (idleSeconds !== undefined) return `Still there? Type a digit within ${idleSeconds} s.`;
  if (isWrong) return `${draft} is not it yet. Have another look, you can do this.`;
  return stage === "countdown" ? "Look closely, you start at green. Enter sends your answer." : "";
}
