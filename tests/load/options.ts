import { parseArgs } from "node:util";

import { z } from "zod";

export const HELP = `npm run loadtest -- [options]: drives real rooms from other processes and prints JSON lines.

  --racers N    people racing at the same time, five to a room (default 100, at most 10000)
  --seconds N   how long to measure, after everyone is racing (default 20, at most 300)
  --batches N   key batches a racer sends in a second (default 5, at most 10)
  --presence N  instead: N players on their lines (at most 50000), who sign in, join, check in and hear of friends
  --friends N   how many friends each has (default 50, at most 200)
  --deliveries N  notifications a second while it is measured (default 20000)
  --teams       with --presence: also messages of the day to teams of as many members as friends, in turns with
                friends; without: what looks at teams cost with 1000 and with 100000 of them
  --profile     writes CPU profiles of the stages to .cache/profiles; the figures are worse then
  --whole       racers race again and again: ways in, results and payments are in the figures, too
  --sizes A,B   instead of --racers: one after the other, with --floor; how many a core serves at full tick
  --drivers N   processes that drive the racers, each on a core of its own where there is one (default 1, at most 4)
  --nodes N     both: on N nodes of a cluster, which implies Redis (default 0: one process for everything)
  --rooms N     then: race joins with N rooms listed besides, in one process (default 0: not)
  --redis       through Redis, as a node of a cluster
  --floor       measure a plain socket relay in alternation, and print how much more the product costs
  --turns N     how often to alternate (default 2, at most 10)
  --quick       everything once and nothing for long: shows that the kit works, its figures are worth nothing
  --help        this text

Everything runs on this machine and stops by itself. docs/load.md says what each figure means.`;

const Options = z.object({
  racers: z.coerce.number().int().min(5).max(10_000),
  seconds: z.coerce.number().int().min(1).max(300),
  batches: z.coerce.number().int().min(1).max(10),
  turns: z.coerce.number().int().min(1).max(10),
  presence: z.coerce.number().int().min(0).max(50_000),
  friends: z.coerce.number().int().min(1).max(200),
  deliveries: z.coerce.number().int().min(50).max(100_000),
  nodes: z.coerce.number().int().min(0).max(8),
  rooms: z.coerce.number().int().min(0).max(20_000),
  redis: z.boolean(),
  profile: z.boolean(),
  floor: z.boolean(),
  teams: z.boolean(),
  quick: z.boolean(),
  whole: z.boolean(),
  drivers: z.coerce.number().int().min(1).max(4),
  sizes: z
    .string()
    .transform((list) => list.split(",").filter(Boolean).map(Number))
    .pipe(z.array(z.number().int().min(5).max(10_000))),
});
export type Options = z.infer<typeof Options>;

/** @throws Error with one sentence that names the wrong option; undefined when help was asked for */
export function readOptions(args: readonly string[]): Options | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: {
      racers: { type: "string", default: "100" },
      seconds: { type: "string", default: "20" },
      batches: { type: "string", default: "5" },
      turns: { type: "string", default: "2" },
      presence: { type: "string", default: "0" },
      friends: { type: "string", default: "50" },
      deliveries: { type: "string", default: "20000" },
      nodes: { type: "string", default: "0" },
      rooms: { type: "string", default: "0" },
      redis: { type: "boolean", default: false },
      profile: { type: "boolean", default: false },
      floor: { type: "boolean", default: false },
      teams: { type: "boolean", default: false },
      quick: { type: "boolean", default: false },
      whole: { type: "boolean", default: false },
      drivers: { type: "string", default: "1" },
      sizes: { type: "string", default: "" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return undefined;
  const read = Options.safeParse(values);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  throw new Error(`--${String(issue?.path[0])} is wrong: ${issue?.message ?? ""}`);
}
