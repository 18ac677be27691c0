import { named } from "../../ui/data/as-is.tsx";
import { Notice } from "../screen/notice.tsx";
import { useMath, type MathView } from "./math-store.ts";

/** Notices to the solver. */
export function MathNotice() {
  return (
    <Notice
      words={useMath(wordsFor)}
      isHot={false}
      ready="Get ready. Start when the light turns green. Enter sends your answer."
      goOn="Keep going"
      wake="Type a digit"
    />
  );
}

/** After this many wrong answers to one problem, help is suggested. */
const WRONG_BEFORE_HELP = 3;

function wordsFor({ isWrong, wrongRun, draft }: MathView): string | undefined {
  if (!isWrong) return undefined;
  return wrongRun >= WRONG_BEFORE_HELP
    ? `${named(draft)} isn't it. Help shows you how it's done.`
    : `${named(draft)} isn't it. Have another look, you can do this.`;
}
