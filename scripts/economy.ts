import { parseArgs } from "node:util";

import { courses, DAYS, SEED, SHOWN_DAYS } from "./economy/document.ts";
import { describe } from "./economy/report.ts";

const HELP = `Plays the economy with five kinds of players, by the rules of the product, and prints what they have day by day.

  npm run economy -- [--days ${DAYS}] [--seed ${SEED}] [--every]

--every prints each day instead of some. The same seed prints the same figures; docs/economy.md says what they mean.`;

const { values } = parseArgs({
  options: {
    days: { type: "string", default: String(DAYS) },
    seed: { type: "string", default: String(SEED) },
    every: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
const [days, seed] = [Number(values.days), Number(values.seed)];
const isWrong = !Number.isInteger(days) || days < 1 || days > 1_000 || !Number.isInteger(seed);

if (values.help || isWrong) {
  console.log(isWrong ? `--days is from 1 to 1,000, and --seed a whole number.\n\n${HELP}` : HELP);
  process.exitCode = isWrong ? 1 : 0;
} else {
  const shown = values.every ? Array.from({ length: days }, (_, nth) => nth + 1) : [...SHOWN_DAYS, days];
  for (const course of courses(days, seed)) console.log(`${describe(course, shown)}\n`);
}
