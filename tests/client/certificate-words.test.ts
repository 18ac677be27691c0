import { describe, expect, it } from "vitest";

import type { WaitingRewards } from "#shared/contracts/race/certificate.ts";
import type { TrialOver } from "#shared/contracts/realtime/certificate.ts";
import type { RaceID } from "#shared/ids.ts";
import { CHAPTERS, canAppeal, canCertify } from "#shared/rules/fair-play/chapter.ts";
import type { Stamp } from "#shared/units.ts";

import { endedWords } from "../../client/features/certificate/ended-words.ts";
import { headWords } from "../../client/features/certificate/head-words.ts";
import { askable, wantedLessons } from "../../client/features/certificate/waiting-sums.ts";
import { waitingWords } from "../../client/features/certificate/words.ts";
import { WORDS } from "../../client/features/fair-play/chapter.ts";
import { NO_TRIAL } from "../../client/race/certificate/trial-store.ts";
import { holdWords } from "../../client/race/screen/results/hold-words.ts";

const waits = (change: Partial<WaitingRewards> = {}): WaitingRewards => ({
  kind: "certificate",
  reason: "speed",
  sinceStamp: 1 as Stamp,
  lessonID: null,
  races: 7,
  cash: 12_340,
  experience: 1_200,
  needed: 104,
  byCertificate: true,
  raceID: "8a1f0000-0000-4000-8000-000000000001" as RaceID,
  isAsked: false,
  ...change,
});
const over = (change: Partial<TrialOver>): TrialOver => ({
  end: "won",
  speed: 121.9,
  accuracy: 97.4,
  shown: change.speed ?? 121.9,
  needed: 104,
  isCertified: true,
  ...change,
});
const said = (
  result: TrialOver,
  before: readonly WaitingRewards[] = [],
  after: readonly WaitingRewards[] = [],
  lessonID: WaitingRewards["lessonID"] = null,
): string => {
  const words = endedWords({ ...NO_TRIAL, phase: "over", lessonID, result }, before, after);
  return [words?.title, ...(words?.lines ?? [])].join(" | ");
};

describe("the end of a trial", () => {
  it("that was won says what is paid, and what counts from now on", () => {
    expect(said(over({}), [waits(), waits({ kind: "bot-check", byCertificate: false })])).toBe(
      "121 WPM. You did it! | $12,340 and 1,200 XP for 7 races are on the way to you. | From now on, races up to 152 WPM count right away.",
    );
    expect(said(over({}), [waits({ races: 1 })])).toContain("for 1 race is on the way");
  });

  it("with words at once asks for a person, and says how far pictures alone go", () => {
    const asked = said(over({ end: "person", shown: 80, isCertified: false }), [waits()], [waits()]);
    expect(asked).toContain("up to 100 WPM. For more, a person looks once.");
    expect(asked).toContain("What waits for you is safe. Ask a person");
    expect(said(over({ end: "person", shown: 80, needed: 0, isCertified: false }))).toContain(
      "Nothing waits right now.",
    );
    expect(said(over({ shown: 80, needed: 70, isCertified: false }), [waits()])).toContain(
      "Races up to 100 WPM count right away anyway",
    );
  });

  it("that nothing waited for says what it is good for, or that none was needed", () => {
    expect(said(over({ needed: 0 }))).toContain("From now on, races up to 152 WPM count right away.");
    expect(said(over({ needed: 0, speed: 60, isCertified: false }))).toBe(
      "60 WPM. Nicely read! | Races up to 100 WPM count right away anyway, so there's nothing you need.",
    );
    expect(said(over({ needed: 0, isCertified: false }))).toContain("You already have a certificate");
  });

  it("that was too slow says how much was missing, and what was paid of it anyway", () => {
    const slow = over({ end: "slow", speed: 96.5 });
    const rest = waits({ races: 2, cash: 4_000, experience: 400 });
    expect(said(slow, [waits()], [rest])).toBe(
      "96 WPM. Nearly there! | Good news: that already covers 5 races. $8,340 and 800 XP for 5 races are on the way. | It takes 104 WPM for all of it, so 7.5 more. | From now on, races up to 120 WPM count right away. | What waits for you is safe. Try again, or ask a person.",
    );
    expect(said(over({ end: "slow", speed: 20, isCertified: false }), [waits()], [waits()])).not.toMatch(
      /Good news|From now/,
    );
    expect(said(over({ end: "slow", speed: 20 }), [waits()], [waits()])).toContain("A good start!");
  });

  it("speaks of answers where problems were asked, and pays only of their kind", () => {
    const before = [waits({ lessonID: "addition_1", needed: 52 }), waits({ lessonID: "money_1", cash: 5 })];
    expect(said(over({ speed: 60, needed: 52 }), before, [], "addition_1")).toBe(
      "60 correct answers a minute. You did it! | $12,340 and 1,200 XP for 7 races are on the way to you. | From now on, races up to 75 correct answers a minute count right away.",
    );
    expect(said(over({ end: "wrong", accuracy: 61.2 }), [], [], "addition_1")).toContain(
      "61.2% of what you typed was right, and it takes 80%",
    );
  });

  it.each(["wrong", "foul", "signs"] as const)(
    "that was %s blames nobody, keeps the money safe and names a person",
    (end) => {
      const words = said(over({ end }));
      expect(words).toContain("is safe");
      expect(words).toContain("ask a person");
      expect(words).not.toMatch(/cheat|bot|fail|you must|invalid/i);
    },
  );

  it("is nothing while none has ended", () => {
    expect(endedWords(NO_TRIAL, [], [])).toBeUndefined();
    expect(endedWords({ ...NO_TRIAL, phase: "trouble", trouble: "Lost." }, [], [])?.lines).toEqual(["Lost."]);
  });
});

describe("what waits", () => {
  const head = (...waiting: WaitingRewards[]) => headWords({ waiting, certificates: [] }, null);

  it("makes a fast racer proud, reassures another, and needs nobody where it needs nothing", () => {
    expect(head(waits()).title).toBe("Wow, you're fast!");
    expect(head(waits()).lead).toMatch(/Up to 100 WPM.*25 seconds/);
    expect(head(waits({ reason: "signs" }))).toMatchObject({ title: "Your reward is safe" });
    expect(head(waits({ kind: "bot-check", reason: "bot-check", byCertificate: false })).lead).not.toContain(
      "25 seconds",
    );
    expect(head().title).toBe("All your races count");
    const certificates = [{ lessonID: null, speed: 120, cap: 150, wonStamp: 1 as Stamp }];
    expect(headWords({ waiting: [], certificates }, null).lead).toContain("Up to 150 WPM");
    expect(headWords({ waiting: [], certificates: [] }, "money_1").lead).toContain(
      "25 correct answers a minute in Coins",
    );
  });

  it("says before any picture that a person can look, in no word of its head", () => {
    for (const rewards of [waits(), waits({ reason: "signs" })]) {
      expect(`${head(rewards).title} ${head(rewards).lead}`).not.toMatch(/picture/i);
    }
  });

  it("has its own words for each hold", () => {
    const holds = [
      waits(),
      waits({ reason: "signs" }),
      waits({ kind: "moderator", reason: "signs", byCertificate: false }),
      waits({ kind: "moderator", reason: "signs" }),
      waits({ kind: "bot-check", reason: "bot-check", byCertificate: false }),
    ].map((each) => waitingWords(each));
    expect(new Set(holds.map(({ text }) => text)).size).toBe(5);
    expect(waitingWords(waits({ isAsked: true })).text).toContain("A person is looking");
  });

  it("is asked about once, and never where a bot check is all that it takes", () => {
    const check = waits({ kind: "bot-check", reason: "bot-check", byCertificate: false });
    expect(askable([waits(), waits({ isAsked: true }), check])).toEqual([waits()]);
    expect(
      wantedLessons([check, waits({ lessonID: "money_1" }), waits({ lessonID: "money_1", kind: "moderator" })]),
    ).toEqual(["money_1"]);
  });
});

describe("a held reward on the board", () => {
  it("has its good news first, by what it waits for", () => {
    const words = (kind: "certificate" | "moderator", reason: "speed" | "signs") => holdWords({ kind, reason }, "$900");
    expect(words("certificate", "speed")).toMatch(/^Wow, that was fast! \$900 is safe/);
    expect(words("certificate", "signs")).toMatch(/^\$900 is safe.*25 seconds/);
    expect(words("moderator", "signs")).toMatch(/^\$900 is safe\. A person looks/);
  });
});

describe("the report of a race", () => {
  it.each(CHAPTERS.filter(canCertify))(
    "that %s can show a speed for says how long it takes, and that a person is there",
    (chapter) => {
      expect(WORDS[chapter].text).toContain("25 seconds");
      expect(`${WORDS[chapter].title} ${WORDS[chapter].text}`).toMatch(/person/i);
    },
  );

  it.each(CHAPTERS.filter(canAppeal))("that a person can be asked about says so: %s", (chapter) => {
    expect(WORDS[chapter].text).toMatch(/person|someone/i);
  });
});
