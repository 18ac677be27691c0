import type { z } from "zod";

import { OF_CONTAINERS, Settings, SETTINGS } from "./config/groups.ts";
import { misspelt } from "./config/misspelt.ts";

/** What the settings say: each group of `config/` adds its fields. */
export interface Config extends Readonly<z.output<typeof Settings>> {
  /** What the start says of the settings although it goes on: names that look like a setting's and are none. */
  readonly remarks: readonly string[];
}

/** The start cannot go on: printed as one sentence, exit code 1. */
export class StartProblem extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/** The only place that reads the environment. @throws StartProblem naming the variable that is wrong */
export function readConfig(env: Environment): Config {
  const given: Environment = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ""));
  const valueOf = ({ name, elseLike = name }: (typeof SETTINGS)[number]) => given[name] ?? given[elseLike];
  const read = Settings.safeParse(Object.fromEntries(SETTINGS.map((each) => [each.key, valueOf(each)])));
  if (!read.success) throw new StartProblem(sentenceFor(read.error, env));
  if (read.data.stripeSecretKey !== undefined && read.data.stripeWebhookSecret === undefined) {
    throw new StartProblem(
      "The variable STRIPE_WEBHOOK_SECRET is missing: with STRIPE_SECRET_KEY alone, nothing that is paid for would ever be given.",
    );
  }
  const names = [...SETTINGS, OF_CONTAINERS].map(({ name }) => name);
  const remarks = misspelt(given, names).map(
    ({ variable, setting }) => `The variable ${variable} is none of ours, so it sets nothing. Is it ${setting}?`,
  );
  return { ...read.data, remarks };
}

function sentenceFor({ issues: [issue] }: z.ZodError, env: Environment): string {
  const [key, ...field] = (issue?.path ?? []).map(String);
  const { name = "", isSecret } = SETTINGS.find((each) => each.key === key) ?? {};
  const place = field.length > 0 ? `${name} is wrong in ${field.join(".")}` : `${name} is wrong`;
  const shown = isSecret ? "" : ` (it is "${withoutCredentials(env[name] ?? "")}")`;
  return `The variable ${place}: ${issue?.message ?? "not readable"}${shown}.`;
}

/** A wrong value, without what somebody may have put into an address. */
const withoutCredentials = (value: string): string => value.replaceAll(/\/\/[^/@\s"]*@/g, "//…@");
