import { formatDays } from "#shared/format/dates.ts";

import type { EventPage } from "../../data/event/use-event.ts";
import { raceLink, useSite } from "../../net/site.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { NextOne } from "./next-one.tsx";

/** There was none yet. */
export function NoEvent({ next }: Pick<EventPage, "next">) {
  const race = raceLink(useSite(({ site }) => site));
  return (
    <>
      <Card>
        <EmptyState
          level={1}
          scene="road"
          title="No festival on the road yet"
          text={
            next
              ? `${next.name} runs from ${formatDays(next)}. All that time, every race will win you something extra.`
              : "When a festival comes to town, you'll find its road and prizes here."
          }
          action={
            <LinkButton to={race.to} kind="primary">
              {race.label}
            </LinkButton>
          }
        />
      </Card>
      <NextOne next={next} />
    </>
  );
}
