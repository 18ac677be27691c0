import { z } from "zod";

import { Ads, isOwnOrigin } from "./ads.ts";
import { Cluster } from "./cluster.ts";
import { Database } from "./database.ts";
import { Game } from "./game.ts";
import { Listening } from "./listening.ts";
import { Mail } from "./mail.ts";
import { Operator } from "./operator.ts";
import { OtherSites } from "./other-sites.ts";
import { Payments } from "./payments.ts";
import { ABOUT, type About } from "./setting.ts";
import { SignIn } from "./sign-in.ts";

/** All groups as one: what comes out is what the server knows of its settings. */
export const Settings = z
  .object({
    ...Listening.shape,
    ...Database.shape,
    ...Cluster.shape,
    ...Game.shape,
    ...Mail.shape,
    ...SignIn.shape,
    ...Payments.shape,
    ...OtherSites.shape,
    ...Ads.shape,
    ...Operator.shape,
  })
  .refine(({ ads, publicUrl }) => !isOwnOrigin(ads, publicUrl), {
    path: ["ads"],
    error: "it has to be of another origin than PUBLIC_URL",
  });

interface Setting extends About {
  /** Of the field in the server's `Config`. */
  readonly key: string;
  /** What is read where the variable is unset, as it would be written there. */
  readonly unset: string | undefined;
}

const settingsIn = ({ shape }: z.ZodObject): readonly Setting[] =>
  Object.entries(shape).map(([key, schema]) => {
    const about = ABOUT.get(schema);
    if (about === undefined) throw new Error(`the setting ${key} says nothing of itself`);
    const { default: unset } = z.toJSONSchema(schema, { io: "input" });
    return { ...about, key, unset: typeof unset === "number" ? String(unset) : z.string().optional().parse(unset) };
  });

/** As the documents show them. */
export const GROUPS = [
  { title: "Where it listens", settings: settingsIn(Listening) },
  { title: "Database", settings: settingsIn(Database) },
  { title: "Cluster", settings: settingsIn(Cluster) },
  { title: "Game", settings: settingsIn(Game) },
  { title: "E-mail", settings: settingsIn(Mail) },
  { title: "Sign-in", settings: settingsIn(SignIn) },
  { title: "Payments", settings: settingsIn(Payments) },
  { title: "Other sites", settings: settingsIn(OtherSites) },
  { title: "Ads", settings: settingsIn(Ads) },
  { title: "Who runs it", settings: settingsIn(Operator) },
] as const;

export const SETTINGS: readonly Setting[] = GROUPS.flatMap(({ settings }) => settings);

/** Read by `docker-compose.yml`, by no process. */
export const OF_CONTAINERS = {
  name: "ADDRESS",
  means: "of docker compose alone: host and port under which players reach its proxy",
  unset: "localhost:3000",
} as const;
