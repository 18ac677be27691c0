import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { TEXTS } from "#shared/content/texts/catalog.ts";
import { rot13 } from "#shared/server/conduct/refused-words.ts";
import { isFitTag, moderate } from "#shared/server/conduct/word-rules.ts";

/** Mild swear words in many spellings, in ROT13. */
const RUDE = [
  "penc",
  "PENC",
  "Penccl",
  "p e n c",
  "p.e.n.c",
  "p-e-n-c",
  "p_e_n_c",
  "pe@c",
  "pe4c",
  "peeennnc",
  "p*nc",
  "p**c",
  "pe-nc",
  "p e @ c",
  "PencPne",
  "kK_penc_Kk",
  "penc123",
  "qnza",
  "q n z a",
  "q4za",
  "qnnnza",
  "q@za",
  "q.n.z.a",
  "q**a",
  "qnzavg",
  "qnzzvg",
  "nefr",
  "4efr",
  "n e f r",
  "neeefr",
  "ynml nefr",
  "nff",
  "n55",
  "n$$",
  "@ff",
  "n-f-f",
  "qhzonff",
  "qhzon55",
  "wnpxnff",
  "WnpxNff7",
  "obyybpxf",
  "o0yybpxf",
  "obyy0pxf",
  "o b y y b p x f",
  "onfgneq",
  "o4fgneq",
  "o@fg@eq",
  "ohttre",
  "ohtt3e",
  "gheq",
  "ghhheq",
  "g.h.e.q",
  "cvff",
  "c1ff",
  "cv$$ bss",
  "c v f f",
  "jnaxre",
  "j4axre",
  "qbhpur",
  "q0hpur",
  "jgs",
  "J G S",
  "fgsh",
  "xlf",
  "x l f",
  "xvyy lbhefrys",
  "x v y y lbhefrys",
  "anmv",
  "frkl",
  "f3kl",
  "5rkl",
  "obbo",
  "o00of",
  "o00o",
  "f_r_k_l",
  "ѕеkу",
  "ｃｒａｐ",
  "peác",
  "pe\u200bnc",
  "fu1g",
  "fu*g",
  "fu!g",
  "FhcreGheq",
  "nnffffuubbyyrr",
];

const MILD = ["penc", "qnza", "gheq", "onfgneq", "wnpxnff", "obyybpxf"].map(rot13);
const LEET: Readonly<Record<string, string>> = { a: "4", e: "3", i: "1", o: "0", s: "5", t: "7" };

describe("moderation", () => {
  it.each(RUDE)("sees through %s", (masked) => expect(moderate(rot13(masked))).toEqual({ clean: false, why: "rude" }));

  it.each([
    "Scunthorpe",
    "Penistone",
    "Clitheroe",
    "Cockermouth",
    "Lightwater",
    "Essex",
    "Sussex",
    "Middlesex",
    "Classic",
    "ClassAct",
    "Cassandra",
    "Hancock",
    "Hitchcock",
    "Cockburn",
    "Dickens",
    "Dickinson",
    "Riddick",
    "Cummings",
    "Cumberbatch",
    "Assad",
    "Anushka",
    "Rakshit",
    "Fukuoka",
    "Wankhede",
    "Semenova",
    "Matsushita",
    "Georgy",
    "Annalise",
    "Arsenal",
    "Uranus",
    "Peacock",
    "cocktail",
    "cockpit",
    "cuckoo",
    "pussycat",
    "shiitake mushrooms",
    "grass",
    "bass",
    "brass band",
    "glasses",
    "pass the ball",
    "massive",
    "assassin",
    "assembly",
    "assorted",
    "grapes",
    "scrape",
    "drape",
    "rapper",
    "therapist",
    "analysis",
    "canal",
    "banal",
    "analog",
    "basement",
    "cement",
    "title",
    "Titanic",
    "titanium",
    "appetite",
    "push-it",
    "crash_it",
    "finish it",
    "Prince_Street",
    "trafficking",
    "whittler",
    "poorness",
    "bookkeeper",
    "committee",
    "shuttle",
    "mishap",
    "swank",
    "twaddle",
    "saturday",
    "sturdy",
    "document",
    "cucumber",
    "circumference",
    "scumble",
    "prickly pear",
    "Kung Fu",
    "corgies",
    "cumin",
    "Wankel engine",
    "flame retardant",
    "455 races",
    "7175",
    "I a m here",
    "3 2 1 go",
    "g o o d l u c k",
    "N I T R O",
    "*well* done",
    "Ready... set... go!",
    "#1 racer",
    "",
    "Zoë",
    "Александр",
    "さくら",
    "मोहन",
  ])("lets %s pass", (text) => expect(moderate(text)).toEqual({ clean: true }));

  it.each([
    ["ada@example.com", "email"],
    ["see www.example.test", "url"],
    ["call 555-010-1234", "phone"],
  ])("keeps %s away from others", (text, why) => expect(moderate(text)).toEqual({ clean: false, why }));

  it("lets every text that is raced pass", () => {
    expect(TEXTS.filter(({ body }) => !moderate(body).clean).map(({ title }) => title)).toEqual([]);
  });

  it("finds a mild word in any case, spaced out, cut by marks, with repeats or with digits", () => {
    const word = fc.constantFrom(...MILD);
    const mark = fc.constantFrom(" ", ".", "-", "_", " . ");
    const disguise = fc.oneof(
      word.map((text) => text.toUpperCase()),
      fc.tuple(word, mark).map(([text, gap]) => [...text].join(gap)),
      fc
        .tuple(word, fc.integer({ min: 3, max: 6 }))
        .map(([text, times]) => (text[0] ?? "") + (text[1] ?? "").repeat(times) + text.slice(2)),
      word.map((text) => [...text].map((letter) => LEET[letter] ?? letter).join("")),
    );
    const around = fc.constantFrom("", "you ", "my car: ", "Race ", "(", '"');
    fc.assert(
      fc.property(around, disguise, fc.constantFrom("", " now", "!", "?!", ")", " :("), (before, text, behind) => {
        expect(moderate(before + text + behind).clean).toBe(false);
      }),
    );
  });

  it("answers for any text at all", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 80 }), (text) => {
        expect(typeof moderate(text).clean).toBe("boolean");
      }),
    );
  });
});

describe("a team's tag", () => {
  it.each(["RUSH", "OWLS", "6TH", "2FAST", "CLASS", "T00A1", "WPM100", "GRAPE", "B2B", "1ST"])("may be %s", (tag) => {
    expect(isFitTag(tag)).toBe(true);
  });

  it.each(["XXX", "UU88", "1488", "T1488", "AXXXA", "PHZ", "7VG5", "F3K", "Avttre", "SPX"].map(rot13))(
    "is no rude or hateful sign, however short: %s",
    (tag) => {
      expect(isFitTag(tag.toUpperCase())).toBe(false);
    },
  );
});

it("a long text is judged in its whole length, wherever something stands in it", () => {
  const rude = rot13("ohttre");
  for (const at of [0, 590, 610, 1_190, 5_000, 9_990]) {
    const words = "fine words ".repeat(1_000);
    expect(moderate(words).clean).toBe(true);
    expect(moderate(`${words.slice(0, at)} ${rude} ${words.slice(at)}`)).toEqual({ clean: false, why: "rude" });
    expect(moderate(`${words.slice(0, at)} ada@example.com ${words.slice(at)}`).why).toBe("email");
  }
  expect(moderate("x".repeat(50_000)).clean).toBe(true);
});
