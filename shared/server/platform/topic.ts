import type { TeamID } from "../../ids.ts";

/** A channel of a group: only nodes hear it where somebody has a page of the group open. */
export type Topic = `team:${number}`;

export const teamTopic = (teamID: TeamID): Topic => `team:${teamID}`;

/** The name of a topic's channel. */
export const topicChannel = (topic: Topic) => `rt:${topic}` as const;

export const topicOfChannel = (channel: string): Topic | undefined =>
  /^rt:(team:\d+)$/.exec(channel)?.[1] as Topic | undefined;
