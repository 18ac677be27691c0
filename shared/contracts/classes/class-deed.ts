import { z } from "zod";

import { minutes } from "../../units.ts";
import { ClassFile, One } from "./teacher-shapes.ts";

export const DEEDS = { max: 300, perMs: minutes(15) } as const;

/** A deed of a teacher in a class that they teach. It answers with what the class is then. */
export const classDeed = <Path extends `/teachers/classes/{id}/${string}`, Body extends z.ZodType>(
  path: Path,
  summary: string,
  body: Body,
) =>
  ({
    method: "POST",
    path,
    summary,
    access: "teacher",
    limit: DEEDS,
    params: One,
    body,
    answer: z.object({ class: ClassFile }),
    refusals: ["notYourClass"],
  }) as const;
