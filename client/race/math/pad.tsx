import { CornerDownLeft, Delete } from "lucide-react";
import type { ReactNode } from "react";

import { AsIs } from "../../ui/data/as-is.tsx";

import style from "./pad.module.css";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

interface PadProps {
  readonly onDigit: (digit: string) => void;
  /** Deletes the last digit. */
  readonly onBack: () => void;
  /** @param atMs the moment of the press on `performance.now()` */
  readonly onSend: (atMs: number) => void;
}

/** An on-screen number pad for touch devices. The box keeps the focus. */
export function Pad({ onDigit, onBack, onSend }: PadProps) {
  const digit = (key: string) => (
    <Key key={key} label={key} onPress={() => onDigit(key)}>
      <AsIs>{key}</AsIs>
    </Key>
  );
  return (
    <fieldset className={style.pad} aria-label="Digits">
      {DIGITS.map(digit)}
      <Key label="Take back" onPress={onBack}>
        <Delete aria-hidden />
      </Key>
      {digit("0")}
      <Key label="Send" isMain onPress={onSend}>
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
