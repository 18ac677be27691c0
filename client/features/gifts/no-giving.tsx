import type { ReactNode } from "react";

import { formatTime, formatWeekdayMoment } from "#shared/format/dates.ts";
import { GIFT_SENTENCES, GIFTS, giftDayOf } from "#shared/rules/gifts.ts";
import { after, days, stampOf } from "#shared/units.ts";

import { raceLink } from "../../net/site.ts";
import { useViewer } from "../../shell/viewer.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { formatMoney } from "../../ui/format.ts";
import type { Giving, Obstacle } from "./giving.ts";

interface Words {
  readonly title: string;
  readonly text: ReactNode;
  readonly link?: { readonly label: string; readonly to: string };
}

interface NoGivingProps {
  readonly obstacle: Obstacle;
  readonly giving: Giving;
}

/** Why nothing can be given now, and what to do about it. */
export function NoGiving({ obstacle, giving }: NoGivingProps) {
  const { site, person } = useViewer();
  const isInClass = person.classStanding !== "none";
  const { title, text, link = raceLink(site) } = wordsOf(obstacle, giving, isInClass);
  return (
    <EmptyState
      level={2}
      scene="garage"
      title={title}
      text={text}
      action={
        <LinkButton kind={obstacle === "basic" && !isInClass ? "gold" : "primary"} to={link.to}>
          {link.label}
        </LinkButton>
      }
    />
  );
}

/** Class members see nothing about buying gold. @source rules Privacy */
function wordsOf(obstacle: Obstacle, { receiver, giving, user }: Giving, isInClass: boolean): Words {
  switch (obstacle) {
    case "self":
      return {
        title: "That is you!",
        text: "A gift is for somebody else. Your friends are a click away.",
        link: { label: "See Friends", to: "/friends" },
      };
    case "basic":
      return {
        title: isInClass ? "A race is a gift too" : "Gold members send gifts",
        text: isInClass
          ? `Ask ${receiver.displayName} along for one.`
          : `A race together is a gift too: ask ${receiver.displayName} along.`,
        ...(!isInClass && { link: { label: "What Gold Is", to: "/store/gold" } }),
      };
    case "young":
      return {
        title: "A little more patience",
        text: (
          <>
            {GIFT_SENTENCES.young} Yours is on <strong>{formatWeekdayMoment(giving.fromStamp)}</strong>.
          </>
        ),
      };
    case "passwordless":
      return {
        title: "First, a password",
        text: "Gifts are sent with a password, and you log in through another site so far. Setting one takes a minute.",
        link: { label: "Set a Password", to: "/profile#password" },
      };
    case "doneToday": {
      const tomorrow = after(giftDayOf(stampOf(new Date())), days(1));
      return {
        title: "Generous! That was all for today",
        text: `${formatMoney(GIFTS.mostADay)} a day is the most. You can give again from ${formatTime(tomorrow)}.`,
      };
    }
    case "short":
      return {
        title: "A few races first",
        text: `A gift is at least ${formatMoney(GIFTS.least)}, and you have ${formatMoney(user.money)}.`,
      };
  }
}
