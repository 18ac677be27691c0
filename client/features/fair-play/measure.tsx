import type { CSSProperties } from "react";

import type { FoulReport } from "#shared/rules/fair-play/report.ts";
import type { SignalReport } from "#shared/rules/fair-play/signal-report.ts";

import { figureTexts, placesOn } from "../../ui/data/figure-texts.ts";

import style from "./measure.module.css";

interface MeasureProps {
  readonly measured: number;
  readonly threshold: number;
  readonly unit: FoulReport["unit"] | SignalReport["unit"];
  /** The side of the threshold on which most races are. */
  readonly usual: "above" | "below";
  /** Whether the threshold is a rule rather than only usual. */
  readonly isRule?: boolean;
}

const SIDES = { above: "above", below: "up to" } as const;

/** A measured value and its threshold on one bar: the usual side is plain, the other one hatched. */
export function Measure({ measured, threshold, unit, usual, isRule = false }: MeasureProps) {
  const at = placesOn(measured, threshold);
  const texts = figureTexts(measured, threshold, unit);
  const places = { "--measured": at.measured, "--threshold": at.threshold } as CSSProperties;
  return (
    <div className={style.measure} data-usual={usual} style={places}>
      <div className={style.track} aria-hidden>
        <i className={style.limit} />
        <i className={style.needle} />
      </div>
      <dl className={style.figures}>
        <div>
          <dt>This race</dt>
          <dd className={style.value}>{texts.measured}</dd>
        </div>
        <div>
          <dt>{isRule ? "Limit" : "Usual"}</dt>
          <dd>
            {!isRule && SIDES[usual]} {texts.threshold}
          </dd>
        </div>
      </dl>
    </div>
  );
}
