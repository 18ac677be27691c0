import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { EVENTS, SEASONS } from "#shared/content/ways.ts";

import { faultsOf } from "../content/drawing.ts";

const ROOT = "../../client";
const BANNERS = [
  ...Object.keys(EVENTS).map((key) => `ui/pictures/events/${key}`),
  ...Object.keys(SEASONS).map((key) => `ui/pictures/seasons/${key}`),
];
const EDGES = Object.keys(EVENTS).map((key) => `shell/event/${key}`);

/** What a module shows, each of its parts as markup. */
async function drawnBy(path: string): Promise<readonly string[]> {
  const parts = (await import(`${ROOT}/${path}.tsx`)) as Readonly<Record<string, ComponentType>>;
  return Object.values(parts).map((Part) => renderToStaticMarkup(<Part />));
}

/** A picture as a standalone document. */
const standalone = (markup: string): string => markup.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');

describe("the pictures of events and seasons", () => {
  it.each([...BANNERS, ...EDGES])(
    "of %s is sound, hidden from those who listen, and travels in at most 6 KB",
    async (path) => {
      const pictures = await drawnBy(path);
      expect(pictures.length).toBe(EDGES.includes(path) ? 2 : 1);
      const source = readFileSync(new URL(`${ROOT}/${path}.tsx`, import.meta.url));
      expect(gzipSync(source).length).toBeLessThanOrEqual(6_000);
      for (const markup of pictures) {
        expect(markup).toMatch(/^<svg aria-hidden="true"/);
        const known = faultsOf(standalone(markup)).filter((fault) => !/^<(circle|pattern)>$/.test(fault));
        expect(known).toEqual([]);
      }
    },
  );

  it.each(BANNERS)("of %s keeps its foot and its middle in a box of any shape", async (path) => {
    const [markup] = await drawnBy(path);
    expect(markup).toContain('viewBox="0 0 1200 300" preserveAspectRatio="xMidYMax slice"');
  });

  it("are each like no other", async () => {
    const all = (await Promise.all([...BANNERS, ...EDGES].map(drawnBy))).flat();
    expect(new Set(all).size).toBe(all.length);
  });
});
