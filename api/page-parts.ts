import { readFileSync } from "node:fs";

import type { Site } from "#shared/content/site.ts";
import { pageAt } from "#shared/rules/account/access.ts";

interface Files {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** As the build writes them: scripts/page-files.ts, scripts/first-page-build.ts. */
interface PageFiles {
  readonly pages: Readonly<Record<string, Files>>;
  readonly own: Files;
  readonly ownHome: Files;
}
interface OwnPage {
  readonly frame: string;
  readonly script: string;
}

const RACES = /^\/(race|play|class\/race)(\/|$)/;

/** What the page at an address has besides what all have. All of it is inert until a script of the page takes it. */
export interface PageParts {
  /** Names the files that the page needs, and those that it needs for racers with an account: client/index.html. */
  readonly files: string;
  /** The frame of racers with an account, but for races, and the script that fills it in: client/own-page.ts. */
  readonly own: string;
}

/** @param nonce stands where each answer has its own */
export function pageParts(index: string, site: Site, nonce: string): (path: string) => PageParts {
  const read = (name: string): unknown => JSON.parse(readFileSync(`${index}.${name}`, "utf8"));
  const { pages, own, ownHome } = read("files.json") as PageFiles;
  const { frame, script } = read(`${site}.own.json`) as OwnPage;
  const drawn = `<template id="own-page"><div data-own-page>${frame}</div></template><script nonce="${nonce}">${script}</script>`;
  const partsOf = (path: string): PageParts => {
    const files = pages[path] ?? { scripts: [], styles: [] };
    const more = path === "/" ? ownHome : without(own, files);
    return {
      files: `<template data-files="all">${linksTo(files, nonce)}</template><template data-files="own">${linksTo(more, nonce)}</template>`,
      own: RACES.test(path) ? "" : drawn,
    };
  };
  const known = new Map<string, PageParts>();
  return (path) => {
    const page = pageAt(path.toLowerCase())?.path ?? "";
    const parts = known.get(page) ?? partsOf(page);
    known.set(page, parts);
    return parts;
  };
}

const without = (all: Files, some: Files): Files => ({
  scripts: all.scripts.filter((file) => !some.scripts.includes(file)),
  styles: all.styles.filter((file) => !some.styles.includes(file)),
});

const linksTo = ({ scripts, styles }: Files, nonce: string): string =>
  [
    ...styles.map((file) => `<link rel="preload" as="style" crossorigin nonce="${nonce}" href="/${file}">`),
    ...scripts.map((file) => `<link rel="preload" as="script" crossorigin nonce="${nonce}" href="/${file}">`),
  ].join("");
