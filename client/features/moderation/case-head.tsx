import type { Ref } from "react";

import { formatDay, formatMoment } from "#shared/format/dates.ts";
import { formatCount } from "#shared/format/figures.ts";

import type { CaseFile } from "../../data/moderation/use-cases.ts";
import { agoWords } from "../../ui/ago-words.ts";
import { AsIs } from "../../ui/data/as-is.tsx";
import { Badge } from "../../ui/data/badge.tsx";
import { PlayerName } from "../../ui/data/player-name.tsx";
import { useNow } from "../../ui/use-now.ts";
import { KINDS } from "./case-words.ts";

import style from "./case-view.module.css";

/** Who a case is about, and since when it waits. */
export function CaseHead({ file, ref }: { readonly file: CaseFile; readonly ref: Ref<HTMLHeadingElement> }) {
  const { kind, sinceStamp, racer, hold } = file;
  const now = useNow();
  const { label, tone } = KINDS[kind];
  const { username, displayName } = racer;
  return (
    <header className={style.head}>
      <p className={style.line}>
        <Badge tone={tone}>{label}</Badge>
        {hold?.kind === "moderator" && <Badge tone="hot">Third time in 30 days</Badge>}
        <span className={style.soft} title={formatMoment(sinceStamp)}>
          since {formatMoment(sinceStamp)}, {agoWords(sinceStamp, now * 1_000)}
        </span>
      </p>
      <h2 ref={ref} tabIndex={-1} className={style.name}>
        <PlayerName player={{ displayName, ...(username !== null && { username }) }} />
      </h2>
      <p className={style.line}>
        {username === null ? "A guest" : <AsIs>@{username}</AsIs>}
        <span className={style.soft}>
          here since {formatDay(racer.createdStamp)} · {formatCount(racer.racesPlayed, "race")} ·{" "}
          {reportedWords(racer.reports)}
        </span>
      </p>
    </header>
  );
}

function reportedWords(times: number): string {
  if (times === 0) return "never reported";
  return times === 1 ? "reported once" : `reported ${formatCount(times, "time")}`;
}
