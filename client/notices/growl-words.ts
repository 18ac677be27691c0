import { LESSON_NAMES, type LessonID } from "#shared/content/lessons/lesson.ts";
import type { Site } from "#shared/content/site.ts";
import type { Notification } from "#shared/contracts/notifications.ts";
import { formatMoney, formatWholeSpeed } from "#shared/format/figures.ts";

import { raceLink } from "../net/site.ts";
import { named } from "../ui/data/as-is.tsx";
import type { Tone } from "../ui/data/badge.tsx";
import type { GrowlOf, GrowlLink } from "./growl.ts";
import { moderatorWords } from "./moderator-words.ts";

export interface GrowlText {
  readonly title: string;
  readonly text?: string | undefined;
  readonly tone: Tone;
  readonly link?: GrowlLink | undefined;
}

const view = (to: string): GrowlLink => ({ label: "View", to });
const teamPage = (tag: string): GrowlLink => view(`/team/${encodeURIComponent(tag)}`);

/** A better league has a higher tier; everybody begins in the first. */
function leagueMove({ tier, newTier }: { readonly tier: number | null; readonly newTier: number }): string | undefined {
  if (tier === null || tier === newTier) return undefined;
  return newTier > tier ? "up a league" : "down a league";
}

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
      lessonID && `You'll all solve ${LESSON_NAMES[lessonID]}.`,
      avgSpeed === null ? undefined : usually(site, avgSpeed),
    ),
    link: { label: "Join Race", to: raceLink(site, username).to },
  };
}

/** The text and the link of a growl. @source core §3 Growl data fields */
export function wordsOf({ notification, from }: GrowlOf, site: Site): GrowlText {
  const { kind, data } = notification;
  switch (kind) {
    case "race-invite":
      return { title: `${named(data.displayName)} invites you to a race`, tone: "hot", ...rival(data, site) };
    case "waiting-to-play":
      if (from.length > 1)
        return { title: `${from.length} friends are waiting to race`, tone: "amber", link: view("/friends") };
      return { title: `${named(data.displayName)} is waiting to race`, tone: "amber", ...rival(data, site) };
    case "open-games":
      return {
        title: data.games === 1 ? "A friend's race is open" : `${data.games} friends' races are open`,
        tone: "amber",
        link: view("/friends"),
      };
    case "friend-online":
      return { title: `${named(data.displayName)} is online`, tone: "sky" };
    case "friend-accept":
      return { title: `${named(data.displayName)} is now your friend`, tone: "teal", link: view("/friends") };
    case "friend-requests":
      return {
        title: `${named(data.displayName)} wants to be friends`,
        ...(data.totalRequests > 1 && { text: `${data.totalRequests} requests are waiting for your answer.` }),
        tone: "teal",
        link: view("/friends#requests"),
      };
    default:
      return moreWordsOf(notification);
  }
}

const REMOVED = {
  captain: (team: string) => ({ title: "You have been removed from this team!", text: named(team) }),
  idle: (team: string) => ({
    title: `You aren't in ${named(team)} any more`,
    text: "You hadn't raced for it in a long time.",
  }),
  disbanded: (team: string) => ({
    title: `${named(team)} was disbanded`,
    text: "Its captain ended it. Find another team!",
  }),
};

type More = Exclude<
  Notification,
  {
    kind: "race-invite" | "waiting-to-play" | "open-games" | "friend-online" | "friend-accept" | "friend-requests";
  }
>;

function moreWordsOf({ kind, data }: More): GrowlText {
  switch (kind) {
    case "sent-cash":
      return {
        title: `${named(data.displayName)} sent you ${formatMoney(data.amount)}`,
        text: "It's waiting for you to collect it.",
        tone: "gold",
        link: view("/gifts"),
      };
    case "purchase":
      return { title: "Thank you for your order", text: `Your order number is ${data.invoiceNum}.`, tone: "gold" };
    case "league-update": {
      const link = leagueMove(data);
      return {
        title: link === undefined ? "A new league week has started" : `You moved ${link}`,
        tone: "violet",
        link: view("/leagues"),
      };
    }
    case "league-update-team": {
      const link = leagueMove(data);
      return {
        title: link === undefined ? `${named(data.tag)} stays in its league` : `${named(data.tag)} moved ${link}`,
        tone: "violet",
        link: view("/leagues"),
      };
    }
    case "team-invite":
      return {
        title: `${named(data.displayName)} invites you to a team`,
        text: `${named(data.tag)} · ${named(data.teamName)}`,
        tone: "violet",
        link: teamPage(data.tag),
      };
    case "team-application":
      return {
        title: `${named(data.displayName)} wants to join your team`,
        ...(data.totalApplications > 1 && { text: `${data.totalApplications} racers are waiting for an answer.` }),
        tone: "violet",
        link: view("/team"),
      };
    case "team-member-joined":
      return { title: `${named(data.displayName)} has joined your team`, tone: "violet", link: teamPage(data.tag) };
    case "moderation":
      return {
        title: moderatorWords(data),
        text: data.reason,
        tone: "amber",
        link: { label: "Read more", to: "/profile#account" },
      };
    case "appeal-answered":
      return {
        title: data.isUpheld ? "You were right about your race" : "We took another look at your race",
        text: data.isUpheld ? "Nothing stands against it any more." : "The rule stands. Your next race starts fresh.",
        tone: data.isUpheld ? "teal" : "amber",
        link: view(`/fair-play/${data.raceID}`),
      };
    case "measure-appeal-answered":
      return {
        title: data.isUpheld ? "You were right, and we took it back" : "We took another look",
        text: `${moderatorWords(data)}. ${data.isUpheld ? "That doesn't stand any more." : "That still stands."}`,
        tone: data.isUpheld ? "teal" : "amber",
        link: { label: "Read more", to: "/profile#account" },
      };
    case "report-answered":
      return {
        title: "Thanks for your report",
        text: "One of our moderators has looked at it.",
        tone: "teal",
      };
    case "team-motd":
      return {
        title: `${named(data.displayName)} has a message for your team`,
        text: `${named(data.tag)} · ${named(data.teamName)}`,
        tone: "violet",
        link: teamPage(data.tag),
      };
    case "team-removed":
      return { ...REMOVED[data.why](data.teamName), tone: "amber", link: view("/team") };
    case "team-accept":
      return { title: `You've joined ${named(data.teamName)}`, tone: "violet", link: teamPage(data.tag) };
  }
}
