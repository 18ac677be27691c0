import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes longest, the longest first, so that nothing waits for it at the end. */
const LONG = [
  "rooms/seats",
  "rooms/race",
  "rooms/math-race",
  "api/start",
  "rooms/friend-race",
  "api/process",
  "rooms/presence",
  "domain/appeals",
  "api/guesses",
  "rooms/hostile",
  "rooms/stranger",
  "domain/unsettled-command",
  "api/captcha",
  "api/settings",
  "rules/fair-play",
  "api/providers",
  "domain/grabbing",
  "domain/bank-run",
  "domain/gifts",
  "domain/rewards",
  "api/limits",
  "rules/replay",
  "journeys/first-day",
  "journeys/accounts",
  "journeys/xss",
  "journeys/race",
  "journeys/replay",
  "journeys/long-stay",
  "journeys/ui",
  "journeys/friend-race",
  "journeys/math-race",
  "faults/node-death",
  "faults/two-tabs",
  "faults/broken-database",
  "faults/far-apart",
  "faults/timely-lines",
  "faults/lines",
  "faults/lost-page",
];

const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((name) => moduleId.includes(`/tests/${name}.test`));
  return at < 0 ? LONG.length : at;
};

/** Begins with the files that take longest; a suite lasts as long as its last file. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
