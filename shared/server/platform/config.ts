import { hostname } from "node:os";
import { resolve } from "node:path";

import { z } from "zod";

import { SITES, type Site } from "../../content/site.ts";
import { after, days, stampOf, type Stamp } from "../../units.ts";
import { misspelt } from "./misspelt.ts";

/** A variable that holds JSON; unset or empty means the schema's empty value. */
const json = <T extends z.ZodType>(shape: T) =>
  z
    .string()
    .optional()
    .transform((text, context) => {
      try {
        return JSON.parse(text ?? (shape instanceof z.ZodArray ? "[]" : "{}")) as unknown;
      } catch {
        context.addIssue("not JSON");
        return z.NEVER;
      }
    })
    .pipe(shape);

/** A page elsewhere or our own. `host:port` alone is also an address, of the scheme `host`. */
const web = () => z.url({ protocol: /^https?$/, error: "write it with https://" });

/** Credentials are read from an address as they are written there: a % that begins no character stops the start, not a connection. */
const areReadable = (address: string): boolean => {
  const url = URL.parse(address);
  try {
    return url !== null && decodeURIComponent(url.username + url.password).length >= 0;
  } catch {
    return false;
  }
};
const UNREADABLE = "its user or password can't be read: write a % as %25";

const redis = () =>
  z
    .url({ protocol: /^rediss?$/ })
    .refine(areReadable, UNREADABLE)
    .refine(
      (address) => /^\/?\d*$/.test(URL.parse(address)?.pathname ?? ""),
      "what follows its host is the number of a database",
    );

const port = z.coerce.number().int().min(0).max(65_535);

/** Every setting, its default and what it means: the one place that reads the environment. */
export const Settings = z.object({
  PORT: port.default(3000).describe("where the game listens"),
  HOST: z.string().default("0.0.0.0").describe("the address to listen on"),
  SITE: z.enum(SITES).default("type").describe("which race this site runs"),
  DATA_DIR: z.string().default(".data").describe("where the embedded database and spooled results live"),
  PUBLIC_URL: web().optional().describe("the address players use; the only other origin that may connect"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .refine(areReadable, UNREADABLE)
    .optional()
    .describe("PostgreSQL; unset: the embedded one"),
  REDIS_URL: redis().optional().describe("Redis; unset: a single process"),
  QUEUE_REDIS_URL: redis().optional().describe("Redis for jobs; default: REDIS_URL"),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe("the mail server; unset: e-mails stay on the mailbox page at /dev/mail"),
  MAIL_FROM: z.string().default("Redline <racers@localhost>").describe("the sender of e-mails"),
  SIGN_IN_PROVIDERS: json(
    z.array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
        name: z.string().min(1).max(40),
        issuer: web(),
        clientID: z.string().min(1),
        clientSecret: z.string().min(1),
      }),
    ),
  ).describe("OpenID Connect providers: a JSON list of id, name, issuer, clientID, clientSecret"),
  SISTER_SITES: json(z.record(z.string(), web())).describe(
    "sites that a signed-in racer may be sent to: a JSON object of app name and exact address",
  ),
  TEACHERS_URL: web().optional().describe("a Teacher Portal elsewhere; unset: the own one at /teachers"),
  MATH_FAREWELL: z.iso.date().optional().describe("the last day of the math race; unset: no end is planned"),
  FOUNDERS_UNTIL: z.iso
    .date()
    .optional()
    .describe("accounts made until the end of this day (UTC) are founders; unset: nobody is"),
  OPERATOR_NAME: z.string().max(80).optional().describe("who runs this site, for the footer and the legal pages"),
  OPERATOR_CONTACT: z.string().max(200).optional().describe("how to reach them: an e-mail or a postal address"),
  SOURCE_URL: web().optional().describe("where the source of this server can be read, for the pages of teams"),
  MERCH_URL: web()
    .optional()
    .describe("a store elsewhere that sells things of this game for real money; unset: the shop shows none"),
  NODE_ADDRESS: z
    .string()
    .optional()
    .describe(
      "host and path under which the proxy reaches this game-server node; {host} stands for the machine's own name",
    ),
  TRUST_PROXY: z.coerce.number().int().min(0).default(0).describe("how many proxies stand in front"),
  SECRETS_KEY: z
    .string()
    .optional()
    .describe("32 bytes in base64 that close the secrets in the database; older ones after a comma"),
  OPERATOR_PASSWORD: z
    .string()
    .min(16)
    .optional()
    .describe("opens /metrics and the boards under /operator; unset: they are shut"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
    .default("info")
    .describe("how much is logged"),
  NODE_ENV: z
    .enum(["production", "development", "test"])
    .default("production")
    .describe("development builds pages as they are asked for"),
});

/** Read by `docker-compose.yml`, by no process. */
export const ADDRESS = "ADDRESS";

/** What is never printed: these are secrets, or hold one. */
const SECRETS: ReadonlySet<string> = new Set<keyof typeof Settings.shape>([
  "DATABASE_URL",
  "REDIS_URL",
  "QUEUE_REDIS_URL",
  "SMTP_URL",
  "SIGN_IN_PROVIDERS",
  "SECRETS_KEY",
  "OPERATOR_PASSWORD",
]);

/** A wrong value, without what somebody may have put into an address. */
const shown = (name: string, env: Record<string, string | undefined>): string =>
  SECRETS.has(name) ? "" : ` (it is "${(env[name] ?? "").replaceAll(/\/\/[^/@\s"]*@/g, "//…@")}")`;

/** One OpenID Connect provider of this site. */
export interface ProviderSettings {
  readonly id: string;
  readonly name: string;
  readonly issuer: string;
  readonly clientID: string;
  readonly clientSecret: string;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly site: Site;
  readonly dataDir: string;
  readonly publicUrl: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly queueRedisUrl: string | undefined;
  readonly nodeAddress: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly signInProviders: readonly ProviderSettings[];
  /** Site name → the only address its visitors are sent to. */
  readonly sisterSites: Readonly<Record<string, string>>;
  readonly teachersUrl: string | undefined;
  /** The last day of the math race, as a date. */
  readonly mathFarewell: string | undefined;
  /** Accounts made before this are founders. */
  readonly foundersUntil: Stamp | undefined;
  readonly operatorName: string | undefined;
  readonly operatorContact: string | undefined;
  readonly sourceUrl: string | undefined;
  readonly merchUrl: string | undefined;
  readonly trustProxy: number;
  /** Keys in base64, the current one first. */
  readonly secretsKey: string | undefined;
  readonly operatorPassword: string | undefined;
  readonly logLevel: string;
  readonly isDevelopment: boolean;
  /** What the start says of the settings although it goes on: names that look like a setting's and are none. */
  readonly remarks: readonly string[];
}

/** The start cannot go on: printed as one sentence, exit code 1. */
export class StartProblem extends Error {}

/** @throws StartProblem naming the variable that is wrong */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ""));
  const read = Settings.safeParse(given);
  if (!read.success) {
    const issue = read.error.issues[0];
    const [name = "", ...field] = (issue?.path ?? []).map(String);
    const place = field.length > 0 ? `${name} is wrong in ${field.join(".")}` : `${name} is wrong`;
    throw new StartProblem(`The variable ${place}: ${issue?.message ?? "not readable"}${shown(name, env)}.`);
  }
  const s = read.data;
  return {
    port: s.PORT,
    host: s.HOST,
    site: s.SITE,
    dataDir: resolve(s.DATA_DIR),
    publicUrl: s.PUBLIC_URL && new URL(s.PUBLIC_URL).origin,
    databaseUrl: s.DATABASE_URL,
    redisUrl: s.REDIS_URL,
    queueRedisUrl: s.QUEUE_REDIS_URL ?? s.REDIS_URL,
    nodeAddress: s.NODE_ADDRESS?.replaceAll("{host}", hostname()),
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    signInProviders: s.SIGN_IN_PROVIDERS,
    sisterSites: s.SISTER_SITES,
    teachersUrl: s.TEACHERS_URL,
    mathFarewell: s.MATH_FAREWELL,
    foundersUntil: s.FOUNDERS_UNTIL === undefined ? undefined : after(stampOf(new Date(s.FOUNDERS_UNTIL)), days(1)),
    operatorName: s.OPERATOR_NAME,
    operatorContact: s.OPERATOR_CONTACT,
    trustProxy: s.TRUST_PROXY,
    secretsKey: s.SECRETS_KEY,
    sourceUrl: s.SOURCE_URL,
    merchUrl: s.MERCH_URL,
    operatorPassword: s.OPERATOR_PASSWORD,
    logLevel: s.LOG_LEVEL,
    isDevelopment: s.NODE_ENV === "development",
    remarks: misspelt(given, [...Object.keys(Settings.shape), ADDRESS]).map(
      ({ variable, setting }) => `The variable ${variable} is none of ours, so it sets nothing. Is it ${setting}?`,
    ),
  };
}
