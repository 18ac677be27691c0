import { Tabs as Base } from "@base-ui/react/tabs";
import { useEffect, useRef, type ReactNode } from "react";

import style from "./tabs.module.css";

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
  /** How many wait behind this tab; nothing is shown for 0. */
  readonly count?: number;
  readonly disabled?: boolean;
  readonly panel: ReactNode;
}

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
}

export function Tabs<Value extends string>({ label, tabs, value, onValue }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => showChosen(list.current), [value]);
  return (
    <Base.Root
      value={value}
      onValueChange={(next: unknown) => {
        const tab = tabs.find((each) => each.value === next);
        if (tab !== undefined) onValue(tab.value);
      }}
    >
      <Base.List ref={list} className={style.list} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} disabled={tab.disabled} className={style.tab}>
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && tab.count > 0 && <span className={style.count}>{tab.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className={style.panel}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

/** Moves a row that is wider than its screen, so that the chosen tab is seen. */
function showChosen(list: HTMLElement | null): void {
  const tab = list?.querySelector<HTMLElement>("[role=tab][aria-selected=true]");
  if (!list || !tab) return;
  const [row, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollLeft += own.left + own.width / 2 - (row.left + row.width / 2);
}
