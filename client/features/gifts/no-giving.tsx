import type { ReactNode } from "react";

import { formatTime, formatWeekdayMoment } from "#shared/format/dates.ts";
import { formatMoney } from "#shared/format/figures.ts";
import { GIFT_SENTENCES, GIFTS, giftDayOf } from "#shared/rules/gifts.ts";
import { after, days } from "#shared/units.ts";

import { serverNow } from "../../net/server-time.ts";
import { raceLink } from "../../net/site.ts";
import { useViewer } from "../../shell/links/viewer.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { named } from "../../ui/data/as-is.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
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
        title: "That's you!",
        text: "Gifts are for other racers. How about one of your friends?",
        link: { label: "See Friends", to: "/friends" },
      };
    case "bot":
      return { title: "No gifts for bots", text: GIFT_SENTENCES.bot };
    case "basic":
      return {
        title: isInClass ? "How about a race?" : "Gold members send gifts",
        text: isInClass
          ? `You can invite ${named(receiver.displayName)} to a race.`
          : `You can also invite ${named(receiver.displayName)} to a race.`,
        ...(!isInClass && { link: { label: "About Gold", to: "/support/gold" } }),
      };
    case "young":
      return {
        title: "Not long now",
        text: (
          <>
            {GIFT_SENTENCES.young} Yours is on <strong>{formatWeekdayMoment(giving.fromStamp)}</strong>.
          </>
        ),
      };
    case "passwordless":
      return {
        title: "First, set a password",
        text: "You need a password to send gifts, and you log in with another site. Setting one takes a minute.",
        link: { label: "Set a Password", to: "/profile#password" },
      };
    case "doneToday": {
      const tomorrow = after(giftDayOf(serverNow()), days(1));
      return {
        title: "So generous! That's all for today",
        text: `${formatMoney(GIFTS.mostADay)} a day is the limit. You can give again from ${formatTime(tomorrow)}.`,
      };
    }
    case "short":
      return {
        title: "A few races first",
        text: `The smallest gift is ${formatMoney(GIFTS.least)}, and you have ${formatMoney(user.money)}.`,
      };
  }
}
