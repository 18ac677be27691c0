import type { SectionID, TeamID } from "../../ids.ts";

/** A channel of a group: only nodes hear it where somebody has a page of the group open. */
export type Topic = `${(typeof GROUPS)[number]}:${number}`;

/** What kinds of groups have a topic. */
const GROUPS = ["team", "league", "team-league", "contest", "class"] as const;

export const teamTopic = (teamID: TeamID): Topic => `team:${teamID}`;
/** A group of a league of racers, or of teams. */
export const leagueTopic = (span: "league" | "team-league", groupID: number): Topic => `${span}:${groupID}`;
export const contestTopic = (contestID: number): Topic => `contest:${contestID}`;
export const classTopic = (sectionID: SectionID): Topic => `class:${sectionID}`;

const CHANNEL = new RegExp(String.raw`^rt:((?:${GROUPS.join("|")}):\d+)$`);

/** The name of a topic's channel. */
export const topicChannel = (topic: Topic) => `rt:${topic}` as const;

export const topicOfChannel = (channel: string): Topic | undefined => CHANNEL.exec(channel)?.[1] as Topic | undefined;
