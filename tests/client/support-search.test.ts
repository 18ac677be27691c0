import { describe, expect, it } from "vitest";

import { ARTICLES } from "../../client/features/support/articles/all.ts";
import { isEmailLike } from "../../client/features/support/is-email-like.ts";
import { searchOver } from "../../client/features/support/search.ts";

const search = searchOver(ARTICLES);
const slugs = (question: string): readonly string[] => search(question).map(({ slug }) => slug);

describe("the search over the articles", () => {
  it.each([
    ["why was my race not paid", "reward-on-hold"],
    ["forgot password", "forgotten-password"],
    ["forgotten pasword", "forgotten-password"],
    ["how do I delete my account", "your-data"],
    ["2fa", "two-step-login"],
    ["dyslexia", "reading-and-display"],
    ["accurcy", "accuracy-and-mistakes"],
    ["block someone", "unkind-players"],
    ["chat", "no-free-chat"],
    ["wifi", "connection-lost"],
    ["firewall", "school-networks"],
    ["captcha", "bot-check"],
    ["leagues", "leagues"],
    ["leage", "leagues"],
    ["motd", "message-of-the-day"],
    ["is it safe for my kids", "parents"],
    ["maths", "math-races"],
    ["keyb", "keyboards-and-phones"],
    ["guest", "guests"],
    ["TEACHER", "teachers"],
    ["what does the teacher see of my child", "a-child-in-a-class"],
  ])("answers %j first or nearly so by %s", (question, slug) => {
    expect(slugs(question).slice(0, 3)).toContain(slug);
  });

  it("finds each article by its own title, first", () => {
    expect(ARTICLES.filter(({ title, slug }) => slugs(title)[0] !== slug).map(({ slug }) => slug)).toEqual([]);
  });

  it("finds each by the words that it doesn't say", () => {
    const lost = ARTICLES.flatMap(({ slug, also }) =>
      also.filter((word) => !slugs(word).includes(slug)).map((word) => `${slug}: ${word}`),
    );
    expect(lost).toEqual([]);
  });

  it.each(["", "   ", "xyzzyplugh", "the of and", "☃", "<>"])("finds nothing for %j", (question) => {
    expect(slugs(question)).toEqual([]);
  });

  it("takes a question however long", () => {
    expect(slugs(`password ${"and so on ".repeat(500)}`)).toContain("forgotten-password");
  });
});

describe("a contact", () => {
  it.each(["help@redline.example", "a.b+c@school.example.org"])(
    "is written to by e-mail where it's an address: %s",
    (contact) => expect(isEmailLike(contact)).toBe(true),
  );
  it.each(["1 Paper Road, Motorville", "help@", "javascript:alert(1)@x.y/z", "a@b.c?bcc=d@e.f", "Ann <a@b.c>"])(
    "is shown as it is elsewhere: %s",
    (contact) => expect(isEmailLike(contact)).toBe(false),
  );
});
