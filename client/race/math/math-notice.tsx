import { Notice } from "../screen/notice.tsx";
import { useMath, type MathView } from "./math-store.ts";

/** Notices to the solver. */
export function MathNotice() {
  return (
    <Notice
      words={useMath(wordsFor)}
      isHot={false}
      ready="Look closely, you start at green. Enter sends your answer."
      goOn="Go on"
      wake="Type a digit"
    />
  );
}

/** After this many wrong answers to one problem, help is suggested. */
const WRONG_BEFORE_HELP = 3;

function wordsFor({ isWrong, wrongRun, draft }: MathView): string | undefined {
  if (!isWrong) return undefined;
  return wrongRun >= WRONG_BEFORE_HELP
    ? `${draft} is not it yet. Help shows you how it is done.`
    : `${draft} is not it yet. Have another look, you can do this.`;
}
