import { KEPT_DAYS } from "#shared/rules/retention.ts";

import { days, type Kept } from "./kept.ts";

export const people: readonly Kept[] = [
  {
    what: "Your friends, and who asked whom.",
    why: "To show you when friends are online, and so you can race together.",
    howLong: `Until one of you ends it. A request that was denied: ${days(KEPT_DAYS.friendRequest)}.`,
    tables: ["friendships", "friend_requests"],
  },
  {
    what: "Your team: since when you are in it, what you are there, what you raced for it, in all and in each season, and when you last looked at it. Your messages of the day and boosts. Teams that you asked or that asked you, and a team that removed you. How often a team's page was looked at, without who looked. Tags that nobody may use, without whose they were.",
    why: "So that a team knows its racers, and so that nobody is asked again and again.",
    howLong: `Until you leave the team, or it is disbanded; messages stay ${days(KEPT_DAYS.teamMessage)} at most, less if your account is erased. Applications and invites: ${days(KEPT_DAYS.teamRequest)}. A removal: ${days(KEPT_DAYS.teamBar)}.`,
    tables: [
      "teams",
      "team_members",
      "team_seasons",
      "team_applications",
      "team_invites",
      "team_bars",
      "team_motds",
      "team_motd_boosts",
      "team_views",
      "refused_tags",
    ],
  },
  {
    what: "Your notices: gifts, invitations, friend requests.",
    why: "So that you see what happened while you were away.",
    howLong: `${days(KEPT_DAYS.notification)}.`,
    tables: ["notifications", "notification_counters"],
  },
];
