import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const SOURCES: ReadonlyMap<string, string> = new Map(
  globSync("client/**/*.{ts,tsx}", { cwd: ROOT })
    .filter((file) => !file.startsWith("client/dev/"))
    .map((file) => [file, readFileSync(join(ROOT, file), "utf8")]),
);

/** Who may draw a link to an address that isn't written beside it, and where it leads. */
const MAY_LINK: Readonly<Record<string, string>> = {
  "client/shell/links/outside-link.tsx": "out of the game, for whoever isn't in a class",
  "client/features/teams/page/powered-by.tsx": "our own documents, written above it",
  "client/features/news/spans.tsx": "what the server answers besides pages; the rest by OutsideLink",
  "client/shell/frame/account.tsx": "the sister site",
  "client/features/achievements/group/math-note.tsx": "the sister site",
  "client/ui/form/address-button.tsx": "where MAY_LEAVE says",
  "client/teachers/frame/site-button.tsx": "from the portal to the game",
};
/** Who may lead out of the game by a button, and when. */
const MAY_LEAVE: Readonly<Record<string, string>> = {
  "client/features/sign-in/providers.tsx": "to log in, before anybody is known",
  "client/features/classes/class-head.tsx": "a teacher, to a portal elsewhere",
};
/** Who may send the browser to another address. */
const MAY_SEND: Readonly<Record<string, string>> = {
  "client/shell/links/sister-sites.ts": "the sister site",
  "client/session/log-out.ts": "a page of the game",
  "client/features/store/use-checkout.ts": "the checkout of what was ordered, which pupils can't order",
  "client/session/device/clock-alarm.ts": "a page of the game",
  "client/features/sign-in/sign-in-page.tsx": "a page of the game",
  "client/features/settings/owner-check.tsx": "the provider that somebody logs in with, to show that it's them",
  "client/features/settings/ways-in/provider-link.tsx": "a provider to link with, which pupils aren't offered",
};

const filesWith = (pattern: RegExp): readonly string[] =>
  [...SOURCES].filter(([, source]) => pattern.test(source)).map(([file]) => file);
const unlisted = (files: readonly string[], list: Readonly<Record<string, string>>): readonly string[] =>
  files.filter((file) => !(file in list));
const stale = (files: readonly string[], list: Readonly<Record<string, string>>): readonly string[] =>
  Object.keys(list).filter((file) => !files.includes(file));

/** An address of our own begins with a slash or a hash where it is written. */
const UNKNOWN_HREF = /<a\b[^>]*?\bhref=(?:"(?![/#])|\{(?!`[/#]|user \? "\/|LESSON\}))/;
const SENDS = /\blocation\.(?:assign|replace)\(|\blocation(?:\.href)? = |\bwindow\.open\(/;

it("draws a link to another site in one place, which knows who may follow it", () => {
  const files = filesWith(UNKNOWN_HREF);
  expect(unlisted(files, MAY_LINK)).toEqual([]);
  expect(stale(files, MAY_LINK)).toEqual([]);
});

it("leads out of the game by no button, and sends nobody there, but where it is said", () => {
  const buttons = filesWith(/<AddressButton\b/);
  expect([unlisted(buttons, MAY_LEAVE), stale(buttons, MAY_LEAVE)]).toEqual([[], []]);
  const sending = filesWith(SENDS);
  expect([unlisted(sending, MAY_SEND), stale(sending, MAY_SEND)]).toEqual([[], []]);
});

it("notices links that are drawn elsewhere", () => {
  const wrong = [
    '<a href="https://x.example">',
    "<a className={a} href={to}>",
    '<a href="mailto:a@b">',
    "<a href={`${x}`}>",
  ];
  expect(wrong.filter((text) => !UNKNOWN_HREF.test(text))).toEqual([]);
  const right = ['<a href="/garage">', '<a className="x" href="#main">', "<a href={`/api/v2/${name}`}>"];
  expect(right.filter((text) => UNKNOWN_HREF.test(text))).toEqual([]);
});
