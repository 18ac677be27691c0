import { z } from "zod";

import type { RefusalCode } from "../refusal.ts";
import type { Ms } from "../units.ts";

/** Who may make a call: `anyone`, or who carries a session token (guests have one too). */
export type Access = "anyone" | "session";

/** One REST call as a value: server, client and the OpenAPI page read it. */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly method: "GET" | "POST";
  /** Below `/api/v2`; parameters in braces. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** At most `max` calls in each span of `perMs`, counted by account, or by address where there is none. */
  readonly limit: { readonly max: number; readonly perMs: Ms };
  readonly params: Params;
  readonly body: Body;
  readonly answer: Answer;
  /** What the call may say no with, besides what every call may. */
  readonly refusals: readonly RefusalCode[];
}

export const call = <P extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(c: Call<P, B, A>): Call<P, B, A> =>
  c;

/** No fields: anything sent is refused. */
export const Nothing = z.strictObject({});

/** What every call may answer besides its own refusals. */
export const COMMON_REFUSALS: readonly RefusalCode[] = ["badInput", "notJson", "tooLarge", "tooManyRequests"];

/** The body of every refusal. */
export const RefusalBody = z.object({
  success: z.literal(false),
  error: z.string().meta({ description: "A stable code to branch on." }),
  message: z.string().meta({ description: "A sentence for the person." }),
  field: z.string().optional().meta({ description: "The field the sentence is about, where it is about one." }),
});
