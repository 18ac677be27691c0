import { z } from "zod";

import { ABOUT } from "./setting.ts";

export const Operator = z.object({
  operatorName: z.string().max(80).optional().register(ABOUT, {
    name: "OPERATOR_NAME",
    means: "who runs this site, for the footer and the legal pages",
  }),
  operatorContact: z.string().max(200).optional().register(ABOUT, {
    name: "OPERATOR_CONTACT",
    means: "how to reach them: an e-mail or a postal address",
  }),
  newsDir: z.string().min(1).optional().register(ABOUT, {
    name: "NEWS_DIR",
    means: "the folder of the news that you write; unset: only what's new in the game is told",
  }),
  operatorPassword: z.string().min(16).optional().register(ABOUT, {
    name: "OPERATOR_PASSWORD",
    means: "opens `/metrics` and the boards under `/operator`, 16 characters or more; unset: they are shut",
    isSecret: true,
  }),
});
