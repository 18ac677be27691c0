import { z } from "zod";

import { SITES } from "../content/site.ts";
import type { CarID, RaceID, TeamID, TextID, UserID } from "../ids.ts";
import type { Day, Stamp } from "../units.ts";

/** Ids: plain numbers and strings on the wire, branded inside. */
export const userID = z.int() as unknown as z.ZodType<UserID, number>;
export const carID = z.int() as unknown as z.ZodType<CarID, number>;
export const teamID = z.int() as unknown as z.ZodType<TeamID, number>;
export const textID = z.int() as unknown as z.ZodType<TextID, number>;
export const raceID = z.uuid() as unknown as z.ZodType<RaceID, string>;

/** Of a racer's team: its tag, or its colour. Missing in what an earlier version sent. */
export const teamTag = z.string().nullable().default(null).meta({ description: "null without a team." });

export const site = z.enum(SITES);

/** A moment, as whole seconds. */
export const stamp = z.int().meta({ description: "Seconds since 1970 UTC." }) as unknown as z.ZodType<Stamp, number>;

/** A day of the calendar. */
export const day = z.int().meta({ description: "Days since 1970 UTC." }) as unknown as z.ZodType<Day, number>;
