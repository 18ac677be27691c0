import { describe, expect, it } from "vitest";

import { browserName } from "../../client/features/support/report-bug/browser-name.ts";
import { lastErrorIn, pageBefore } from "../../client/features/support/report-bug/known-facts.ts";
import type { Breadcrumb } from "../../client/net/breadcrumbs.ts";

const crumb = (kind: Breadcrumb["kind"], text: string): Breadcrumb => ({ stamp: 1, kind, text });

describe("what a bug report says of a browser", () => {
  it("is its name and its system, and nothing that only this one says", () => {
    const mozilla = "Mozilla/5.0";
    const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
    expect(
      [
        `${mozilla} (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/131.0.6778.5 Safari/537.36`,
        `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.2903.51`,
        `${mozilla} (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0`,
        `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`,
        `${mozilla} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`,
        `${mozilla} (Linux; Android 10; K) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
        "Something of its own",
      ].map(browserName),
    ).toEqual([
      "Chrome 131 on ChromeOS",
      "Edge 131 on Windows",
      "Firefox 140 on Windows",
      "Safari 18 on macOS",
      "Safari 18 on iPhone",
      "Samsung Internet 27 on Android",
      "Another browser",
    ]);
  });
});

describe("what a bug report says of the way there", () => {
  it("is the page before support as the site map has it, without names and codes", () => {
    const trail = [crumb("page", "/shop"), crumb("page", "/racer/Zoom_Zoom"), crumb("call", "GET /friends 200")];
    expect(pageBefore([...trail, crumb("page", "/support"), crumb("page", "/support/network")])).toBe(
      "/racer/:username",
    );
    expect(pageBefore([crumb("page", "/replays/a-secret-code")])).toBe("/replays/:shareCode");
    expect([pageBefore([crumb("page", "/support")]), pageBefore([crumb("page", "/no/such/road")])]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("is the id of the last error that the server named", () => {
    expect(lastErrorIn([crumb("call", "error one"), crumb("call", "error two"), crumb("page", "/shop")])).toBe("two");
    expect(lastErrorIn([crumb("call", "GET /friends 500")])).toBeUndefined();
  });
});
