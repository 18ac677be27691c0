import { describe, expect, it } from "vitest";

import { judge, STATES, type Findings } from "#shared/rules/network-check/judge.ts";
import { CHECKS, type CheckName, type Measured } from "#shared/rules/network-check/measured.ts";

import { figuresOf, lineFigure } from "../../client/features/network-check/figures.ts";
import { addressesOf, reportText } from "../../client/features/network-check/report-text.ts";
import { FINDING_WORDS, wordsOf } from "../../client/features/network-check/words.ts";

const HOME = { protocol: "https:", hostname: "race.example.org", port: "" };
const NODES = ["race.example.org/node/1", "race.example.org/node/2"];
const MEASURED: Measured = {
  site: { reached: "answered" },
  calls: { reached: "foreign" },
  files: { reached: "answered" },
  line: {
    lines: [
      { address: NODES[0] ?? "", outcome: "passed", roundTripsMs: [12, 14, 13] },
      { address: NODES[1] ?? "", outcome: "refused", roundTripsMs: [] },
    ],
  },
  clock: { dated: [{ sentMs: 90_500, receivedMs: 90_540, dateMs: 0 }] },
  delay: { roundTripsMs: [10, 20, 30] },
  loss: { asked: 4, roundTripsMs: [10, 20, 30] },
  storage: { isLasting: true, isOfTab: true, hasCookies: false },
  graphics: { by: "chip" },
  fonts: { reached: "silent" },
  offline: { practice: "kept" },
};
const FINDINGS = Object.fromEntries(
  CHECKS.map((check: CheckName) => [check, judge(check, MEASURED[check])]),
) as unknown as Findings;

describe("the words of the network check", () => {
  it("say what each finding means, and what helps wherever something isn't fine", () => {
    const all = CHECKS.flatMap((check) =>
      Object.entries(FINDING_WORDS[check]).map(([reason, words]) => ({ check, reason, words })),
    );
    expect(all.length).toBeGreaterThan(30);
    expect(all.filter(({ words }) => words.means === "")).toEqual([]);
    expect(all.filter(({ reason, words }) => (words.help === undefined) !== (reason === "fine"))).toEqual([]);
    expect(wordsOf("delay", "slow").means).toMatch(/take long/);
  });
});

describe("the figures of the network check", () => {
  it("say where and how quick each socket is, and how much is lost", () => {
    expect(MEASURED.line.lines.map(lineFigure)).toEqual([
      "race.example.org/node/1: open, 13 ms",
      "race.example.org/node/2: refused",
    ]);
    expect(figuresOf("loss", MEASURED.loss)).toEqual(["1 of 4 unanswered (25%)"]);
    expect(figuresOf("delay", MEASURED.delay)).toEqual(["usually 20 ms, 19 of 20 within 30 ms, jitter 10 ms"]);
    expect(figuresOf("delay", undefined)).toEqual([]);
  });

  it("say by how much a clock is fast or slow, and nothing where nobody can tell", () => {
    const at = (aheadMs: number) =>
      figuresOf("clock", { dated: [{ sentMs: aheadMs + 500, receivedMs: aheadMs + 520, dateMs: 0 }] });
    expect([at(0), at(90_000), at(-7_200_000)]).toEqual([
      ["no difference"],
      ["1 minute 30 seconds fast"],
      ["2 hours slow"],
    ]);
  });
});

describe("the text for whoever looks after a network", () => {
  it("names every address with port and protocol, the usual ports too", () => {
    expect(addressesOf(HOME, NODES)).toEqual([
      "https://race.example.org/ (TCP port 443, HTTP/1.1 or HTTP/2): pages, /api/v2, /assets, /matchmake",
      "wss://race.example.org/node/1/ (TCP port 443, WebSocket, RFC 6455): races and messages",
      "wss://race.example.org/node/2/ (TCP port 443, WebSocket, RFC 6455): races and messages",
    ]);
    expect(addressesOf({ protocol: "http:", hostname: "10.0.0.7", port: "3000" }, [])).toEqual([
      "http://10.0.0.7:3000/ (TCP port 3000, HTTP/1.1 or HTTP/2): pages, /api/v2, /assets, /matchmake",
      "ws://10.0.0.7:3000/ (TCP port 3000, WebSocket, RFC 6455): races and messages",
    ]);
    expect(addressesOf({ ...HOME, protocol: "http:" }, [])[0]).toContain("TCP port 80,");
  });

  it("has a line for each check, with what is wrong in words", () => {
    const text = reportText(HOME, "2026-11-28 18:00 UTC", { measured: MEASURED, findings: FINDINGS });
    expect(text).toContain("Redline network check, 2026-11-28 18:00 UTC\nRacing is blocked here.\n");
    const lines = text.split("What was found:\n")[1]?.trim().split("\n") ?? [];
    expect(lines).toHaveLength(CHECKS.length);
    expect(lines[0]).toBe("- This site: fine");
    expect(lines[1]).toMatch(/^- Game server: blocked\. Something in between answers/);
    expect(lines[3]).toMatch(
      /^- Live connection: weak \(race.example.org\/node\/1: open, 13 ms; .*node\/2: refused\)\. Some/,
    );
  });

  it("says what was not checked, before the check is done", () => {
    const text = reportText(HOME, "now", { measured: {}, findings: {} });
    expect(text.match(/: not checked/g)).toHaveLength(CHECKS.length);
    expect(STATES.filter((state) => text.includes(`: ${state}`))).toEqual([]);
  });
});
