import { z } from "zod";

import { BUG_FACTS, BUG_REPORT, keptWords } from "../../rules/bug-report.ts";
import { KEPT_DAYS } from "../../rules/retention.ts";
import { hours } from "../../units.ts";
import { call, Nothing } from "../call.ts";

/** One line: nothing in it ends a line or steers a screen. */
const fact = z
  .string()
  .trim()
  .min(1)
  .max(BUG_REPORT.mostFact)
  .regex(/^\P{C}+$/u)
  .optional();
const pagePath = z
  .string()
  .max(BUG_REPORT.mostFact)
  .regex(/^\/[\w/:-]*$/)
  .optional()
  .meta({ description: "The path of the page as the site map has it, without what was filled in." });

/** @source README Bug reports, core §2 */
export const reportBug = call({
  method: "POST",
  path: "/support/report-bug",
  summary: `Report a bug. Kept for ${KEPT_DAYS.bugReport} days; answers with a reference to quote.`,
  access: "session",
  limit: { max: 8, perMs: hours(1), address: { max: 120, perMs: hours(1) } },
  takesKey: true,
  params: Nothing,
  body: z.strictObject({
    what: z
      .string("Tell us what went wrong.")
      .max(BUG_REPORT.mostWhat, `Please keep it to ${BUG_REPORT.mostWhat} characters.`)
      .transform(keptWords)
      .pipe(z.string().min(BUG_REPORT.leastWhat, "Tell us a little more, so that we know where to look.")),
    isNamed: z.boolean().meta({ description: "Whether the report says whose it is; a guest's never does." }),
    facts: z
      .strictObject({ ...factShapes(), page: pagePath })
      .meta({ description: "What the page knows, as far as it may be sent." }),
  }),
  answer: z.object({ reference: z.string().meta({ description: "A short code for asking about this report." }) }),
  refusals: ["alreadyDone"],
});

function factShapes() {
  return Object.fromEntries(BUG_FACTS.map((name) => [name, fact])) as Record<(typeof BUG_FACTS)[number], typeof fact>;
}
