import { useEffect, useEffectEvent, useState } from "react";

import { Button } from "../../../ui/controls/button.tsx";
import { AsIs } from "../../../ui/data/as-is.tsx";
import { canAct, useRace } from "../../session/race-store.ts";
import { onSwitch } from "./on-switch.ts";
import { changePace, PACES_MS, usePace } from "./pace.ts";
import { goOn, press, startOf, type Groups } from "./scan.ts";

import style from "./switch-board.module.css";

export interface BoardChoice {
  readonly label: string;
  /** What it is called where the label is a sign. */
  readonly name?: string;
}

interface SwitchBoardProps<Choice extends BoardChoice> {
  readonly label: string;
  readonly groups: Groups<Choice>;
  /** Digits in rows, or words side by side. */
  readonly look: "rows" | "words";
  readonly onPick: (choice: Choice, atMs: number) => void;
}

/** The first choice needs a moment more: it has only just come. */
const FIRST_TIMES = 1.5;

/**
 * For a racer with one switch: a light goes from choice to choice, and the switch picks the one that is lit. Any key is the
 * switch, and so is a click or a tap anywhere. With other choices give it another key.
 */
export function SwitchBoard<Choice extends BoardChoice>({ label, groups, look, onPick }: SwitchBoardProps<Choice>) {
  const isOn = useRace(canAct);
  const isWaiting = useRace(({ stage }) => stage === "countdown");
  const paceMs = usePace((pace) => pace.paceMs);
  const [scan, setScan] = useState(() => startOf(groups));
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setScan(goOn(scan, groups)), scan.at === 0 ? paceMs * FIRST_TIMES : paceMs);
    return () => clearTimeout(timer);
  }, [isOn, scan, groups, paceMs]);
  const hear = useEffectEvent((atMs: number): void => {
    if (!isOn) return;
    const { scan: next, picked } = press(scan, groups);
    setScan(next);
    if (picked) onPick(picked, atMs);
  });
  const isHeard = isOn || isWaiting;
  useEffect(() => (isHeard ? onSwitch((atMs) => hear(atMs)) : undefined), [isHeard]);
  return (
    <div className={style.board} data-switch-board={look}>
      <fieldset className={style.groups} aria-label={label}>
        {groups.map((group, nth) => (
          <ul
            key={group.map((choice) => choice.label).join(" ")}
            className={style.group}
            data-lit={(isOn && scan.group === undefined && scan.at === nth) || undefined}
          >
            {group.map((choice, at) => (
              <li
                key={choice.label}
                className={style.choice}
                aria-current={(isOn && scan.group === nth && scan.at === at) || undefined}
                aria-label={choice.name}
              >
                <AsIs>{choice.label}</AsIs>
              </li>
            ))}
          </ul>
        ))}
      </fieldset>
      <p className={style.pace}>
        <Button size="small" kind="plain" disabled={paceMs === PACES_MS.at(-1)} onClick={() => changePace(1)}>
          Slower
        </Button>
        <Button size="small" kind="plain" disabled={paceMs === PACES_MS[0]} onClick={() => changePace(-1)}>
          Faster
        </Button>
      </p>
    </div>
  );
}
