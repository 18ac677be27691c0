import { z } from "zod";

import { MAX_BATCH } from "./progress.ts";

/** The fields of a numbered batch of presses. @param characters what may be pressed, a character each */
export const pressFields = (characters: RegExp) => ({
  from: z.int().min(0).max(20_000),
  at: z.array(z.int().min(0).max(600_000)).min(1).max(MAX_BATCH),
  chars: z.string().min(1).max(MAX_BATCH).regex(characters),
});

interface Presses {
  readonly at: readonly number[];
  readonly chars: string;
}

export const hasTimeOfEach = ({ at, chars }: Presses): boolean => at.length === chars.length;
export const TIME_OF_EACH = "`at` and `chars` must have the same length";
