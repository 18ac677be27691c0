import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What waits longest for clocks, so that nothing waits for it at the end. */
const LONG = [
  "rooms/math-race",
  "rooms/friend-race",
  "rooms/race",
  "rooms/stranger",
  "rooms/hostile",
  "rooms/presence",
  "api/process",
  "journeys/accounts",
  "journeys/race",
  "journeys/xss",
  "journeys/replay",
  "journeys/math-race",
  "faults/node-death",
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
