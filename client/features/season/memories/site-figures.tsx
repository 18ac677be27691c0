import { formatNumber, formatSpeed } from "#shared/format/figures.ts";

import type { SeasonMemories } from "../../../data/seasons/use-season.ts";
import { FigureList, NO_FIGURE } from "../../../ui/data/figure-list.tsx";
import { Card } from "../../../ui/layout/card.tsx";

import style from "./memories.module.css";

type Site = SeasonMemories["sites"][number];

const TITLES = { type: "Typing", math: "Math" } as const;
const UNITS = { type: "WPM", math: "a minute" } as const;

const speedOf = (speed: number | null): string => (speed === null || speed === 0 ? NO_FIGURE : formatSpeed(speed));

/** What was raced on each site. */
export const SiteFigures = ({ sites }: Pick<SeasonMemories, "sites">) => (
  <Card title="Your races">
    {sites.length === 0 ? (
      <p className={style.none}>No race of yours counted in this season.</p>
    ) : (
      <div className={style.sites}>
        {sites.map((site) => (
          <section key={site.site} className={style.site}>
            <h3>{TITLES[site.site]}</h3>
            <FigureList figures={figuresOf(site)} />
          </section>
        ))}
      </div>
    )}
  </Card>
);

const figuresOf = ({ site, played, won, bestSpeed, average }: Site) => [
  { name: "Races", value: formatNumber(played) },
  { name: "Won", value: formatNumber(won) },
  { name: "Best", value: speedOf(bestSpeed), unit: UNITS[site] },
  { name: "Average", value: speedOf(average), unit: UNITS[site] },
];
