import { z } from "zod";

import { BELL } from "../rules/growls/bell.ts";
import { minutes } from "../units.ts";
import { call, Nothing } from "./call.ts";
import { Notification } from "./notifications.ts";
import { Counters } from "./social/own-counters.ts";

const notificationID = z.int().min(0);

export const Notice = z.object({
  notification: Notification,
  isOver: z.boolean().meta({
    description: "What it calls to is past: the race is closed, the request answered, the gift collected or returned.",
  }),
});
export type Notice = z.infer<typeof Notice>;

export const latestNotifications = call({
  method: "GET",
  path: "/notifications",
  summary: `Your last ${BELL.shown} notifications, and up to which you have looked.`,
  access: "user",
  openToBots: true,
  limit: { max: 120, perMs: minutes(1) },
  params: Nothing,
  body: Nothing,
  answer: z.object({
    notices: z.array(Notice).readonly().meta({ description: "The newest first." }),
    seenID: notificationID.meta({ description: "The newest one that was looked at; 0 before the first." }),
  }),
  refusals: [],
});

export const seenNotifications = call({
  method: "POST",
  path: "/notifications/seen",
  summary: "Say that you have looked at your notifications up to one. Every page of yours shows it.",
  access: "user",
  openToBots: true,
  limit: { max: 120, perMs: minutes(1) },
  params: Nothing,
  body: z.strictObject({ notificationID }),
  answer: z.object({ counters: Counters.pick({ unseenNotifications: true }) }),
  refusals: [],
});
