import { CircleCheck, CircleDashed, CircleX, TriangleAlert, type LucideIcon } from "lucide-react";

import type { Finding, State } from "#shared/rules/network-check/judge.ts";
import type { CheckName, Measured } from "#shared/rules/network-check/measured.ts";

import { AsIs } from "../../ui/data/as-is.tsx";
import { Badge, type Tone } from "../../ui/data/badge.tsx";
import { SheetRow } from "../../ui/layout/rows.tsx";
import { figuresOf } from "./figures.ts";
import { CHECK_NAMES, STATE_NAMES, wordsOf } from "./words.ts";

import style from "./network-check.module.css";

const LOOKS: Readonly<Record<State | "running", { readonly icon: LucideIcon; readonly tone: Tone }>> = {
  running: { icon: CircleDashed, tone: "neutral" },
  fine: { icon: CircleCheck, tone: "teal" },
  weak: { icon: TriangleAlert, tone: "amber" },
  blocked: { icon: CircleX, tone: "hot" },
};

interface OneCheckProps<C extends CheckName> {
  readonly check: C;
  readonly finding: Finding | undefined;
  readonly measured: Measured[C] | undefined;
}

/** How one thing stands, what that means, and what helps. */
export function OneCheck<C extends CheckName>({ check, finding, measured }: OneCheckProps<C>) {
  const state = finding?.state ?? "running";
  const { icon: Icon, tone } = LOOKS[state];
  const words = finding && wordsOf(check, finding.reason);
  const figures = figuresOf(check, measured);
  return (
    <SheetRow className={style.check} data-state={state}>
      <div className={style.name}>
        <h3>{CHECK_NAMES[check]}</h3>
        <Badge tone={tone} icon={<Icon aria-hidden />}>
          {STATE_NAMES[state]}
        </Badge>
      </div>
      <div className={style.words}>
        {words && <p>{words.means}</p>}
        {words?.help !== undefined && state !== "fine" && (
          <p>
            <strong>What helps:</strong> {words.help}
          </p>
        )}
        {figures.map((figure) => (
          <p key={figure} className={style.figure}>
            <AsIs>{figure}</AsIs>
          </p>
        ))}
      </div>
    </SheetRow>
  );
}
