import { LESSON_IDS, LESSON_NAMES, type LessonID } from "#shared/content/lessons/lesson.ts";
import type { Site } from "#shared/content/site.ts";
import { formatWholeSpeed } from "#shared/format/figures.ts";
import { isAmong } from "#shared/rules/known.ts";

import { raceLink } from "../../net/site.ts";
import { named } from "../../ui/data/as-is.tsx";
import { view, type GrowlText, type Kinds } from "./kind.ts";

interface Rival {
  readonly app: Site;
  readonly username: string;
  readonly avgSpeed: number | null;
  readonly lessonID?: LessonID | undefined;
}

const usually = (site: Site, speed: number): string =>
  site === "math"
    ? `Usually about ${formatWholeSpeed(speed)} correct answers a minute.`
    : `Usually about ${formatWholeSpeed(speed)} WPM.`;

const inLine = (...sentences: readonly (string | undefined)[]): Pick<GrowlText, "text"> => {
  const text = sentences.filter((sentence) => sentence !== undefined).join(" ");
  return text === "" ? {} : { text };
};

/** The lesson, the host's speed, and a link to the race, except for one on the other site. */
function rival({ app, username, avgSpeed, lessonID }: Rival, site: Site): Pick<GrowlText, "text" | "link"> {
  if (app !== site) return { text: app === "math" ? "It's on the math site." : "It's on the typing site." };
  return {
    ...inLine(
      isAmong(LESSON_IDS, lessonID) ? `You'll all solve ${LESSON_NAMES[lessonID]}.` : undefined,
      avgSpeed === null ? undefined : usually(site, avgSpeed),
    ),
    link: { label: "Join Race", to: raceLink(site, username).to },
  };
}

export const races: Kinds<"race-invite" | "waiting-to-play" | "open-games"> = {
  "race-invite": {
    group: "races",
    words: (data, { site }) => ({
      title: `${named(data.displayName)} invites you to a race`,
      tone: "hot",
      ...rival(data, site),
    }),
    over: "This race is over.",
  },
  "waiting-to-play": {
    group: "races",
    words: (data, { site, from }) =>
      from.length > 1
        ? { title: `${from.length} friends are waiting to race`, tone: "amber", link: view("/friends") }
        : { title: `${named(data.displayName)} is waiting to race`, tone: "amber", ...rival(data, site) },
  },
  "open-games": {
    group: "races",
    words: (data) => ({
      title: data.games === 1 ? "A friend's race is open" : `${data.games} friends' races are open`,
      tone: "amber",
      link: view("/friends"),
    }),
  },
};
