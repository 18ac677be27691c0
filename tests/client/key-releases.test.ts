import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { RaceStateView } from "#shared/contracts/realtime/race-state.ts";
import { KeyBatch, type Welcome } from "#shared/contracts/realtime/race.ts";
import { newLane, takeBatch, type Lane } from "#shared/rules/race/lane.ts";
import { RELEASES } from "#shared/rules/race/numbers.ts";

import { NO_RACE, useRace } from "../../client/race/session/race-store.ts";
import { TypingDiscipline } from "../../client/race/typing/typing-discipline.ts";
import { KeyDesk } from "../support/key-desk.ts";

beforeEach(() => useRace.setState({ ...NO_RACE, stage: "racing" }, true));
afterEach(() => void vi.unstubAllGlobals());

const LATE = { arrivalMs: 600_000, roundTripMs: 40 };

const welcomeOf = ({ received, typed, errors, wrongRun, skipped }: Lane): Welcome => ({
  slot: 0,
  raceID: "00000000-0000-4000-8000-000000000000" as Welcome["raceID"],
  received,
  typing: { typed, errors, wrongRun, skipped },
  hasNitro: skipped === 0,
});

/** A racer's keyboard, the page behind it, and the lane at the server. */
class Racer {
  readonly page = new TypingDiscipline();
  readonly desk: KeyDesk;
  readonly sent: KeyBatch[] = [];
  lane = newLane(true);
  readonly #text: string;

  /**
   * @param before the same racer on a page that was left
   * @param hasKept whether this page has the presses of that one
   */
  constructor(text: string, before?: Racer, hasKept = before !== undefined) {
    this.#text = text;
    this.lane = before?.lane ?? this.lane;
    this.page.open({ scene: undefined, offsetAt: (atMs) => atMs, flush: () => this.send(), send: () => undefined });
    if (before && hasKept) this.page.goOn(JSON.parse(JSON.stringify(before.page.kept)) as typeof before.page.kept);
    this.meet();
    this.desk = new KeyDesk(text, { keyed: this.page });
  }

  /** What a room says to a page that comes, or comes back. */
  meet(): void {
    this.page.begin(welcomeOf(this.lane));
    this.page.catchUp({ text: this.#text } as RaceStateView);
  }

  /** @param arrives whether the line passes anything */
  send(arrives = true): void {
    for (let batch = this.page.nextBatch(); batch; batch = this.page.nextBatch()) {
      this.sent.push(batch);
      if (arrives) this.lane = takeBatch(this.#text, this.lane, KeyBatch.parse(batch), LATE);
    }
  }

  /** Presses keys one after the other, a tenth of a second apart, each down for so long. */
  type(characters: string, fromMs: number, downMs: (nth: number) => number): void {
    const events = [...characters].flatMap((character, nth) => {
      const atMs = fromMs + nth * 100;
      const code = `${character}${nth}`;
      return [
        { atMs, does: () => this.desk.key(character, { code, atMs }) },
        { atMs: atMs + downMs(nth), does: () => this.desk.letGo(code, atMs + downMs(nth)) },
      ];
    });
    for (const { does } of events.toSorted((one, other) => one.atMs - other.atMs)) does();
  }
}

describe("when a key is let go", () => {
  it("is told with the presses that follow, also of keys that overlap", () => {
    const racer = new Racer("a fast car and on");
    racer.type("a fast", 0, (nth) => 130 + nth);
    racer.type(" car", 600, () => 80);
    racer.send();
    expect(racer.lane.heldMs).toEqual([130, 131, 132, 133, 134, 135, 80, 80, 80, 80]);
    expect(racer.sent).toHaveLength(1);
  });

  it("makes no message of its own, and no list for less than eight, but with the race's last press", () => {
    const racer = new Racer("abcdefghij and on");
    racer.type("abcdefg", 0, () => 50);
    racer.send();
    racer.type("hi", 700, () => 60);
    racer.send();
    racer.desk.key("j", { code: "KeyJ", atMs: 900 });
    racer.desk.letGo("KeyJ", 960);
    racer.send();
    expect(racer.sent.map(({ from, held }) => [from, held])).toEqual([
      [0, undefined],
      [7, [8, 50, 50, 50, 50, 50, 50, 50, 60, 60]],
      [9, undefined],
    ]);
    const short = new Racer("abcdef");
    for (const [nth, character] of [..."abcde"].entries())
      short.desk.key(character, { code: character, atMs: nth * 100 });
    short.desk.letGo("d", 420);
    short.desk.letGo("b", 450);
    short.desk.key("f", { code: "f", atMs: 500 });
    short.desk.letGo("f", 560);
    short.send();
    expect(short.sent.map(({ held }) => held)).toEqual([[4, 350, -1, 120]]);
    expect(short.lane.heldMs).toEqual([undefined, 350, undefined, 120]);
  });

  it("is known by the key's place, whatever Shift makes of it meanwhile", () => {
    const racer = new Racer("Ab and");
    racer.desk.key("Shift", { code: "ShiftLeft", atMs: 0 });
    racer.desk.key("A", { code: "KeyA", atMs: 40 });
    racer.desk.letGo("ShiftLeft", 90);
    racer.desk.key("b", { code: "KeyB", atMs: 100 });
    racer.desk.letGo("KeyA", 120);
    racer.desk.letGo("KeyB", 190);
    racer.type(" and", 200, () => 60);
    expect(racer.lane.heldMs).toEqual([80, 90, 60, 60, 60]);
  });

  it("is that of a key that repeats, which presses once", () => {
    const racer = new Racer("abcde");
    racer.desk.key("a", { code: "KeyA", atMs: 0 });
    racer.desk.key("a", { code: "KeyA", atMs: 500, isRepeat: true });
    racer.desk.letGo("KeyA", 700);
    racer.type("bcde", 800, () => 60);
    expect([racer.lane.received, racer.lane.heldMs]).toEqual([5, [700, 60, 60, 60]]);
  });

  it("is unknown where the window lost the keyboard, and where the same key goes down again", () => {
    const racer = new Racer("aabcdef");
    racer.desk.key("a", { code: "KeyA", atMs: 0 });
    racer.desk.leaveWindow();
    racer.desk.letGo("KeyA", 5_000);
    racer.desk.key("a", { code: "KeyA", atMs: 5_100 });
    racer.desk.key("a", { code: "KeyA", atMs: 5_200, held: ["ctrl"] });
    racer.desk.letGo("KeyA", 5_300);
    racer.type("bcdef", 5_400, () => 60);
    expect(racer.lane.heldMs).toEqual([undefined, undefined, 60, 60, 60, 60]);
  });

  it("is unknown of what an input method or a phone writes, of a nitro, and of a key held for minutes", () => {
    const racer = new Racer("fox and wide car");
    racer.desk.key("f", { code: "KeyF", atMs: 0, isComposing: true });
    racer.desk.compose("f", 1);
    racer.desk.commit("fox", 200);
    racer.desk.letGo("KeyF", 260);
    racer.desk.key("Unidentified", { code: "", atMs: 300 });
    racer.desk.write(" ", 301);
    racer.desk.letGo("", 350);
    racer.desk.key("Enter", { code: "Enter", atMs: 400 });
    racer.desk.letGo("Enter", 450);
    racer.desk.key("w", { code: "KeyW", atMs: 500 });
    racer.type("ide ", 600, () => 60);
    racer.desk.letGo("KeyW", 500 + RELEASES.longestMs + 1);
    racer.type("car", 70_000, () => 60);
    expect(racer.lane.keys.map(({ character }) => character).join("")).toBe("fox \nwide car");
    expect(racer.lane.heldMs).toEqual([...Array<undefined>(6), 60, 60, 60, 60, 60, 60]);
  });

  it("is told again after a drop, as the presses are", () => {
    const racer = new Racer("abcdefghijklmnopq and on");
    racer.type("abcdefgh", 0, () => 60);
    racer.send();
    racer.type("ijklmnop", 800, () => 70);
    racer.send(false);
    expect(racer.lane.heldMs).toEqual(Array(8).fill(60));
    racer.meet();
    racer.type("q", 1_600, () => 80);
    racer.send();
    expect(racer.lane.heldMs).toEqual([...Array<number>(8).fill(60), ...Array<number>(8).fill(70), 80]);
    expect(racer.sent.at(-1)).toMatchObject({ from: 8 });
  });

  it("is told in more than one batch where the line was down for long", () => {
    const text = "abcdefghij".repeat(30);
    const racer = new Racer(text);
    racer.type(text.slice(0, 100), 0, () => 60);
    racer.send();
    racer.type(text.slice(100, 290), 10_000, (nth) => 70 + nth);
    racer.send(false);
    racer.meet();
    racer.type(text.slice(290), 40_000, () => 80);
    racer.send();
    const known = [...Array<number>(100).fill(60), ...Array.from({ length: 190 }, (_each, nth) => 70 + nth)];
    expect(racer.lane.received).toBe(300);
    expect(racer.lane.heldMs.slice(0, 280)).toEqual(known.slice(0, 280));
    for (const { held } of racer.sent) expect((held as number[] | undefined)?.length ?? 0).toBeLessThanOrEqual(121);
  });

  it("is told by the next page after a reload, but for the key that was down", () => {
    const before = new Racer("abcdefghij");
    before.type("abcd", 0, () => 60);
    before.send();
    before.type("ef", 400, () => 70);
    before.desk.key("g", { code: "KeyG", atMs: 600 });
    before.desk.stop();
    const after = new Racer("abcdefghij", before);
    after.desk.letGo("KeyG", 2_000);
    after.type("hij", 2_100, () => 80);
    expect(after.lane.heldMs).toEqual([60, 60, 60, 60, 70, 70, undefined, 80, 80]);
    expect(after.lane.received).toBe(10);
  });

  it("never stands for another press where a page goes on without those of the page before", () => {
    const before = new Racer("abcdefgh");
    before.type("abcd", 0, () => 60);
    before.send();
    before.desk.stop();
    const after = new Racer("abcdefgh", before, false);
    after.type("efgh", 2_000, () => 70);
    expect(after.sent).toMatchObject([{ from: 4, held: [3, 70, 70, 70] }]);
    expect(after.lane.heldMs).toEqual([...Array<undefined>(4), 70, 70, 70]);
  });
});
