import { z } from "zod";

import type { CarID, RaceID, TextID, UserID } from "../ids.ts";

/** Ids as they travel: plain numbers and strings outside, branded inside. */
export const userID = z.int() as unknown as z.ZodType<UserID, number>;
export const carID = z.int() as unknown as z.ZodType<CarID, number>;
export const textID = z.int() as unknown as z.ZodType<TextID, number>;
export const raceID = z.uuid() as unknown as z.ZodType<RaceID, string>;
