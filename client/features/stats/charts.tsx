import { useMemo, useState } from "react";

import { dayOf } from "#shared/units.ts";

import type { StatsGraphs } from "../../data/stats/use-stats.ts";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { Chart } from "../../ui/data/chart/chart.tsx";
import { seriesOf } from "./series.ts";
import { MEASURES, MEASURE_LABELS, measureWords, SPAN_LABELS, SPANS, type Measure, type Span } from "./words.ts";

import style from "./stats.module.css";

/** One measure over time. @source teams-shop-seasons §2 Stats: charts */
export function Charts({ graphs }: { readonly graphs: StatsGraphs }) {
  const [measure, setMeasure] = useState<Measure>("speed");
  const [span, setSpan] = useState<Span>("30");
  const today = dayOf(graphs.madeStamp);
  const points = useMemo(() => seriesOf(graphs, measure, span, today), [graphs, measure, span, today]);
  const said = useMemo(() => measureWords(measure, graphs.site), [measure, graphs.site]);
  return (
    <div className={style.charts}>
      <div className={style.choice}>
        <RadioGroup
          look="plates"
          label="Show"
          options={MEASURES.map((value) => ({ value, label: MEASURE_LABELS[value] }))}
          value={measure}
          onValue={setMeasure}
        />
        <RadioGroup
          look="plates"
          label="Of"
          options={SPANS.map((value) => ({ value, label: SPAN_LABELS[value] }))}
          value={span}
          onValue={setSpan}
        />
      </div>
      <Chart
        key={`${measure} ${span}`}
        title={`${MEASURE_LABELS[measure]}, ${SPAN_LABELS[span].toLowerCase()}`}
        kind={measure === "races" ? "bars" : "line"}
        points={points}
        isOfTime
        labelTitle={span === "all" ? "Week from" : "Day"}
        {...said}
      />
    </div>
  );
}
