import { formatDay } from "#shared/format/dates.ts";

import { askSeasonAgain, type SeasonPage } from "../../../data/seasons/use-season.ts";
import { raceLink } from "../../../net/site.ts";
import { useViewer } from "../../../shell/links/viewer.ts";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { Countdown } from "../../../ui/data/countdown.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";

import style from "../season-page.module.css";

/** Before the first season. */
export function NoSeasonYet({ next }: Pick<SeasonPage, "next">) {
  const { label, to } = raceLink(useViewer().site);
  return (
    <main id="main" className={style.page}>
      <EmptyState
        level={1}
        scene="road"
        title={`${next.name} begins on ${formatDay(next.startStamp)}`}
        text="It's the first season: eight weeks of racing, with a reward at every level. Warm up your fingers!"
        action={
          <>
            <p>
              <Countdown until={next.startStamp} label="Starts in" onOver={() => void askSeasonAgain()} />
            </p>
            <LinkButton kind="primary" to={to}>
              {label}
            </LinkButton>
          </>
        }
      />
    </main>
  );
}
