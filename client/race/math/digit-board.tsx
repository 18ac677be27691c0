import { SwitchBoard, type BoardChoice } from "../screen/switch/switch-board.tsx";
import { withDigit, withoutLast } from "./draft.ts";
import type { MathDiscipline } from "./math-discipline.ts";

const digits = (row: string): readonly BoardChoice[] => Array.from(row, (label) => ({ label }));
const BACK = { label: "⌫", name: "Take back" } as const;
const SEND = { label: "↵", name: "Send" } as const;
const ROWS: readonly (readonly BoardChoice[])[] = [
  digits("123"),
  digits("456"),
  digits("789"),
  [SEND, { label: "0" }, BACK],
];

/** The digits of an answer, for a racer with one switch: first a row, then one of it. */
export const DigitBoard = ({ math }: { readonly math: MathDiscipline }) => (
  <SwitchBoard
    label="Pick the digits of the answer"
    look="rows"
    groups={ROWS}
    onPick={(choice, atMs) => {
      if (choice === SEND) math.submit(atMs);
      else math.write(choice === BACK ? withoutLast() : withDigit(choice.label));
    }}
  />
);
