import { CONTEST_NAMES } from "#shared/content/contests.ts";

import { named } from "../../ui/data/as-is.tsx";
import { view, type GrowlLink, type Kinds } from "./kind.ts";

const teamPage = (tag: string): GrowlLink => view(`/team/${encodeURIComponent(tag)}`);

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

export const teams: Kinds<
  | "team-invite"
  | "team-application"
  | "team-member-joined"
  | "team-accept"
  | "team-motd"
  | "team-removed"
  | "contest-invite"
> = {
  "team-invite": {
    group: "teams",
    words: (data) => ({
      title: `${named(data.displayName)} invites you to a team`,
      text: `${named(data.tag)} · ${named(data.teamName)}`,
      tone: "violet",
      link: teamPage(data.tag),
    }),
  },
  "team-application": {
    group: "teams",
    words: (data) => ({
      title: `${named(data.displayName)} wants to join your team`,
      ...(data.totalApplications > 1 && { text: `${data.totalApplications} racers are waiting for an answer.` }),
      tone: "violet",
      link: view("/team"),
    }),
  },
  "team-member-joined": {
    group: "teams",
    words: (data) => ({
      title: `${named(data.displayName)} has joined your team`,
      tone: "violet",
      link: teamPage(data.tag),
    }),
  },
  "team-accept": {
    group: "teams",
    words: (data) => ({ title: `You've joined ${named(data.teamName)}`, tone: "violet", link: teamPage(data.tag) }),
  },
  "team-motd": {
    group: "teams",
    words: (data) => ({
      title: `${named(data.displayName)} has a message for your team`,
      text: `${named(data.tag)} · ${named(data.teamName)}`,
      tone: "violet",
      link: teamPage(data.tag),
    }),
  },
  "contest-invite": {
    group: "teams",
    words: (data) => ({
      title: `${named(data.tag)} invites your team to a contest`,
      text: `The ${CONTEST_NAMES[data.name]}. Answer before it begins.`,
      tone: "violet",
      link: view(`/contest/${data.contestID}`),
    }),
  },
  "team-removed": {
    group: "account",
    words: (data) => ({ ...REMOVED[data.why](data.teamName), tone: "amber", link: view("/team") }),
  },
};
