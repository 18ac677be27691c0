import type { QueryKey } from "@tanstack/react-query";

import type { Fact } from "#shared/contracts/facts.ts";
import type { SelfPart } from "#shared/contracts/self.ts";

/** The query keys. A key that is a prefix of others stands for all of them. */
export const KEYS = {
  boards: ["boards"],
  botLadder: ["bot-ladder"],
  certificates: ["certificates"],
  challenges: ["challenges"],
  achievements: ["achievements"],
  event: ["event"],
  dailyFriends: ["daily-friends"],
  fairPlayCases: ["fair-play-cases"],
  friendRequests: ["friend-requests"],
  friendsHere: ["friends-here"],
  garage: ["garage"],
  gifts: ["gifts"],
  lastRaces: ["last-races"],
  moderation: ["moderation"],
  notices: ["notices"],
  ownRaces: ["own-race"],
  popUps: ["pop-ups"],
  profiles: ["profile"],
  searches: ["search"],
  season: ["season"],
  settings: ["settings"],
  shop: ["shop"],
  sharedRaces: ["shared-race"],
  storedRaces: ["stored-race"],
  teamApplications: ["team-applications"],
  teamInvites: ["team-invites"],
  teamMotds: ["team-motds"],
  teams: ["team"],
  teamSearches: ["team-search"],
  visits: ["visit"],
} as const satisfies Record<string, QueryKey>;

/** The answers that are stale after a fact changed. */
export const KEYS_OF: Readonly<Record<Fact, readonly QueryKey[]>> = {
  account: [KEYS.certificates, KEYS.settings, KEYS.profiles, KEYS.ownRaces, KEYS.shop, KEYS.season, KEYS.event],
  wallet: [KEYS.certificates, KEYS.ownRaces, KEYS.fairPlayCases, KEYS.shop, KEYS.event],
  progress: [
    KEYS.certificates,
    KEYS.ownRaces,
    KEYS.lastRaces,
    KEYS.dailyFriends,
    KEYS.fairPlayCases,
    KEYS.profiles,
    KEYS.shop,
    KEYS.boards,
  ],
  friends: [KEYS.friendRequests, KEYS.dailyFriends, KEYS.profiles, KEYS.searches, KEYS.ownRaces, KEYS.notices],
  gifts: [KEYS.gifts, KEYS.notices],
  garage: [KEYS.garage, KEYS.profiles, KEYS.visits, KEYS.shop],
  rewards: [],
  achievements: [KEYS.achievements, KEYS.popUps],
  notices: [KEYS.notices],
  team: [KEYS.teams, KEYS.teamApplications, KEYS.teamInvites, KEYS.teamMotds, KEYS.notices],
  teammates: [KEYS.teams],
  season: [KEYS.season, KEYS.popUps],
  event: [KEYS.event, KEYS.popUps],
  shop: [KEYS.shop],
  challenges: [KEYS.challenges, KEYS.popUps],
  popUps: [KEYS.popUps],
};

/** The parts of the racer that are stale after a fact changed. */
export const PARTS_OF: Readonly<Record<Fact, readonly SelfPart[]>> = {
  account: ["account", "season", "event"],
  wallet: ["wallet"],
  progress: ["progress"],
  friends: ["counters"],
  gifts: ["counters"],
  garage: [],
  rewards: ["rewards"],
  achievements: [],
  notices: ["counters"],
  team: ["team", "counters"],
  teammates: [],
  challenges: [],
  season: ["season"],
  event: ["event"],
  shop: ["purchases"],
  popUps: [],
};
