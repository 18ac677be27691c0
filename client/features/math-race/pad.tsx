import { CornerDownLeft, Delete } from "lucide-react";
import type { ReactNode } from "react";

import { withDigit, withoutLast } from "./draft.ts";
import type { MathEngine } from "./engine.ts";

import style from "./pad.module.css";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

/** Digits under the thumb, where the finger is the pointer. The box keeps the focus. */
export function Pad({ engine }: { readonly engine: MathEngine }) {
  const digit = (key: string) => (
    <Key key={key} label={key} onPress={() => engine.write(withDigit(key))}>
      {key}
    </Key>
  );
  return (
    <fieldset className={style.pad} aria-label="Digits">
      {DIGITS.map(digit)}
      <Key label="Take back" onPress={() => engine.write(withoutLast())}>
        <Delete aria-hidden />
      </Key>
      {digit("0")}
      <Key label="Send" isMain onPress={(atMs) => engine.submit(atMs)}>
        <CornerDownLeft aria-hidden />
      </Key>
    </fieldset>
  );
}

interface KeyProps {
  readonly label: string;
  readonly isMain?: boolean;
  readonly onPress: (atMs: number) => void;
  readonly children: ReactNode;
}

const Key = ({ label, isMain, onPress, children }: KeyProps) => (
  <button
    type="button"
    className={style.key}
    data-main={isMain}
    aria-label={label}
    onMouseDown={(event) => event.preventDefault()}
    onClick={(event) => onPress(event.timeStamp)}
  >
    {children}
  </button>
);
