import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

import { describe, expect, it } from "vitest";

const LOADTEST = join(import.meta.dirname, "../../scripts/loadtest.mjs");
const WITHIN_MS = 900_000;

type Line = Readonly<Record<string, number>>;

/** Runs `npm run loadtest` to its end. @returns the lines of figures */
async function loadtest(...options: string[]): Promise<readonly Line[]> {
  const ran = promisify(execFile)("node", [LOADTEST, "--quick", ...options], { timeout: WITHIN_MS });
  return (await ran).stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
}

/** Which of these figures count nothing. */
const empty = (line: Line | undefined, names: readonly string[]): string[] =>
  names.filter((name) => !((line?.[name] ?? 0) > 0));

const RACING = [
  "cpuMicrosPerFrame",
  "quickTicks",
  "batchesPerSecond",
  "cpuMicrosPerRacerSecond",
  "ticksDelivered",
  "bytesPerRacerSecond",
  "p99Ms",
];

describe.concurrent("the load kit", { timeout: WITHIN_MS }, () => {
  it("drives races, and the relay beside them", async () => {
    const lines = await loadtest("--racers", "5", "--seconds", "2", "--floor", "--turns", "1");
    const [floor, product, ratio] = lines;
    expect(lines).toHaveLength(3);
    expect(empty(floor, RACING)).toEqual([]);
    expect(empty(product, RACING)).toEqual([]);
    expect(empty(ratio, ["ratio", "frameRatio"])).toEqual([]);
    expect(floor?.errors).toBe(0);
    expect(product?.errors).toBe(0);
  });

  it("drives races alone", async () => {
    const lines = await loadtest("--racers", "5", "--seconds", "1");
    expect(lines).toHaveLength(1);
    expect(empty(lines[0], [...RACING, "racers"])).toEqual([]);
    expect(lines[0]?.errors).toBe(0);
  });

  it("drives races to their end from two processes, and racers are paid and race again", async () => {
    const [line] = await loadtest("--racers", "10", "--seconds", "1", "--whole", "--drivers", "2");
    expect(empty(line, [...RACING, "racesPerSecond", "paidPerSecond"])).toEqual([]);
    expect(line).toMatchObject({ drivers: 2, errors: 0 });
  });

  it("says how many racers a core serves at full tick", async () => {
    const lines = await loadtest("--sizes", "5,10", "--seconds", "2", "--turns", "1");
    expect(lines.slice(0, -1).map(({ racers }) => racers)).toEqual([5, 5, 5, 10, 10, 10]);
    expect(Object.keys(lines.at(-1) ?? {})).toEqual(["racersAtFullTickFloor", "racersAtFullTick"]);
  });

  it("holds players' lines, tells them of friends, and sends them to races", async () => {
    const crowd = [
      "--presence",
      "10",
      "--friends",
      "4",
      "--seconds",
      "1",
      "--deliveries",
      "200",
      "--rooms",
      "2",
      "--teams",
    ];
    const lines = await loadtest(...crowd);
    expect(lines).toHaveLength(1);
    const [line] = lines;
    expect(empty(line, ["joinMicros", "firstCheckInP99Ms", "deliveriesPerSecond"])).toEqual([]);
    // What idle rooms cost meanwhile is taken off, so that two racers beside other load may cost nothing.
    expect([line?.raceJoinMicrosFewRooms, line?.raceJoinMicros].every(Number.isFinite)).toBe(true);
    expect(empty(line, ["friendNewsPerCoreSecond", "teamNewsPerCoreSecond", "teamNewsShare"])).toEqual([]);
    expect(line?.teamNewsLost).toBe(0);
    expect(line).toMatchObject({ connections: 10, friendships: 5, friendNewsLost: 0, deliveriesLost: 0, errors: 0 });
  });

  it("looks at teams with few and with many of them", async () => {
    const [line] = await loadtest("--teams");
    expect(empty(line, ["listGrowth", "searchGrowth", "rosterGrowth", "rosterMicros60"])).toEqual([]);
  });
});
