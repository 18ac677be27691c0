import { z } from "zod";

import { TRIAL_ENDS } from "../../rules/certificate/result.ts";
import { hasTimeOfEach, pressFields, TIME_OF_EACH } from "./press-batch.ts";

/** The name of the room; `create` makes one for the racer's open trial. */
export const CERTIFICATE = "certificate";

export const PressBatch = z
  .object({
    ...pressFields(/^[\b\n -~]+$/),
  })
  .refine(hasTimeOfEach, TIME_OF_EACH)
  .meta({
    description:
      "A numbered batch of presses, as `keys` of a race: besides characters a backspace takes back the last one of the line, and a line feed ends the line. Also the space after a line's last word ends it.",
  });
export type PressBatch = z.infer<typeof PressBatch>;

export const TrialBegins = z
  .object({
    inMs: z.int().meta({ description: "Green light is in so many milliseconds." }),
    lengthMs: z.int().meta({ description: "So long after it presses count." }),
    needed: z.number().meta({ description: "The speed that what waits needs; 0 when nothing waits." }),
    takesPhrases: z.boolean().optional().meta({
      description:
        "You said in the settings that your words come at once: a phrase may be as long as what the two pictures show and 30 characters more.",
    }),
  })
  .meta({ description: "The pictures are there: the countdown begins." });
export type TrialBegins = z.infer<typeof TrialBegins>;

export const TrialPicture = z
  .object({
    line: z.int().min(0).meta({ description: "Counting from 0." }),
    words: z.int().min(1).meta({ description: "The words that it shows." }),
    picture: z.unknown().meta({ description: "A PNG, as bytes." }),
  })
  .meta({ description: "A line to type, as a picture. The one that is typed now, and the one after it." });
export type TrialPicture = z.infer<typeof TrialPicture> & { readonly picture: Uint8Array };

export const TrialOver = z
  .object({
    end: z.enum(TRIAL_ENDS).meta({
      description:
        "won; slow: not fast enough for what waits; wrong: too much of it wrong; foul: too fast for a person; signs: it looked like a program; person: read well, with words at once, which a person looks at before it counts.",
    }),
    speed: z.number().meta({ description: "WPM, or right answers a minute." }),
    accuracy: z.number().meta({ description: "Percent." }),
    shown: z.number().meta({
      description: "The speed that it shows: less than `speed` where words came at once, 0 where it shows nothing.",
    }),
    needed: z.number(),
    isCertified: z.boolean().meta({ description: "Whether it is the caller's best certificate now." }),
  })
  .meta({ description: "The trial is over and stored. The room closes." });
export type TrialOver = z.infer<typeof TrialOver>;

export const TrialTrouble = z
  .object({ message: z.string() })
  .meta({ description: "There are no pictures, or the result could not be stored. The trial can be opened again." });
export type TrialTrouble = z.infer<typeof TrialTrouble>;

export const CERTIFICATE_MESSAGES = {
  sent: { presses: PressBatch },
  received: { begins: TrialBegins, picture: TrialPicture, over: TrialOver, trouble: TrialTrouble },
} as const;
