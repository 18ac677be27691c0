import { useId, type CSSProperties } from "react";

import { leagueOf } from "#shared/rules/leagues/tiers.ts";

import { EMBLEMS } from "./emblems.ts";
import { OUTLINES } from "./outlines.ts";

import style from "./league-badge.module.css";

interface LeagueBadgeProps {
  readonly tier: number;
  readonly size: string;
  /** Leave it out where the league's name stands beside: then the picture is silent. */
  readonly alt?: string;
}

/** The badge of a league in its colours: an outline and an emblem of its own; that of the best has a shine. */
export function LeagueBadge({ tier, size, alt }: LeagueBadgeProps) {
  const id = useId();
  const league = leagueOf(tier);
  const outline = OUTLINES[league.tier - 1];
  const paint = { "--field": league.colors.primary, "--mark": league.colors.accent, width: size } as CSSProperties;
  const says = alt === undefined ? ({ "aria-hidden": true } as const) : ({ role: "img", "aria-label": alt } as const);
  return (
    <svg {...says} viewBox="0 0 96 96" className={style.badge} style={paint}>
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <path className={style.edge} d={outline} />
      <path className={style.rim} d={outline} transform="translate(3.4 3.4) scale(.93)" />
      <path className={style.field} d={outline} transform="translate(6.7 6.7) scale(.86)" />
      <g clipPath={`url(#${id})`}>
        <path className={style.light} d="M0 0h74L22 96H0z" />
      </g>
      <g className={style.emblem} transform="translate(24 24)">
        {EMBLEMS[league.trackBadge]?.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      {league.elite && (
        <g clipPath={`url(#${id})`}>
          <path className={style.shine} d="M-8 100 34-4h13L5 100zM12 100 54-4h5L17 100z" />
        </g>
      )}
    </svg>
  );
}
