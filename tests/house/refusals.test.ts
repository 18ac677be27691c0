import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const DOORS = "client/browser/";
/** A worker of its own, which runs only where the browser allowed it. */
const OFFLINE_WORKER = "client/practice-worker.js";

/** What a browser may refuse: in plain http, in a frame, by a setting, an add-on, a quota or its age. */
const REFUSABLE: readonly (readonly [what: string, use: RegExp])[] = [
  ["a storage", /\b(localStorage|sessionStorage|indexedDB|caches)\b/],
  ["cookies", /\bdocument\.cookie\b|\bcookieEnabled\b/],
  ["fonts", /\bdocument\.fonts\b|\bnew FontFace\b/],
  ["pictures", /\.decode\(|\bcreateImageBitmap\b/],
  ["the network's cost", /\.saveData\b/],
  ["workers", /\bnew (Shared)?Worker\b|\bserviceWorker\b/],
  ["other tabs", /\bBroadcastChannel\b|\bnavigator\.locks\b/],
  ["the clipboard", /\bnavigator\.clipboard\b|\bexecCommand\b/],
  ["sharing", /\bnavigator\.(share|canShare)\b|"share" in navigator/],
  ["sounds", /\bnew (Offline|webkit)?AudioContext\b|\btypeof AudioContext\b|\bspeechSynthesis\b/],
  ["full screen", /\b(requestFullscreen|exitFullscreen|fullscreenEnabled|fullscreenElement)\b/],
  ["messages of the system", /\bnew Notification\b|\bNotification\.(requestPermission|permission)\b/],
  ["the device", /\bnavigator\.(vibrate|wakeLock|getBattery|mediaDevices|permissions|storage|geolocation)\b/],
  ["cryptography", /\bcrypto\.(subtle|randomUUID)\b/],
  ["media queries", /\bmatchMedia\b/],
  ["observers", /\bnew (Resize|Intersection|Performance)Observer\b/],
  ["idle time", /\b(request|cancel)IdleCallback\b/],
  ["drawing", /\.getContext\(|\bnew OffscreenCanvas\b/],
];

const refusableIn = (source: string): string[] =>
  source
    .split("\n")
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
    .flatMap((line) => REFUSABLE.filter(([, use]) => use.test(line)).map(([what]) => `${what}: ${line.trim()}`));

describe("what a browser may refuse", () => {
  const files = globSync("client/**/*.{ts,tsx,js}", { cwd: ROOT }).filter(
    (file) => !file.startsWith(DOORS) && file !== OFFLINE_WORKER,
  );

  it("is used through its door only, where it has a stand-in", () => {
    const bare = files.flatMap((file) =>
      refusableIn(readFileSync(join(ROOT, file), "utf8")).map((use) => `${file}: ${use}`),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(bare).toEqual([]);
  });

  it("is seen in whichever way it is used", () => {
    const uses = [
      "const kept = localStorage.getItem(name);",
      "window.sessionStorage",
      "new Worker(url)",
      "await navigator.clipboard.writeText(text)",
      "void new AudioContext()",
      "if (window.matchMedia(query).matches) return;",
      "crypto.randomUUID()",
      "await document.fonts.load(font)",
      "if (navigator.cookieEnabled) return;",
      'canvas.getContext("2d")',
    ];
    expect(uses.filter((use) => refusableIn(use).length === 0)).toEqual([]);
    expect(refusableIn("  readonly #context: AudioContext;\n// the localStorage of old")).toEqual([]);
  });

  it.each([
    [
      "throws at once",
      () => {
        throw new Error("refused");
      },
    ],
    ["never answers", () => ({ load: () => new Promise(() => undefined) })],
  ])("stops no script in the first page, even if all of it %s", async (_how, get) => {
    const page = readFileSync(join(ROOT, "client/index.html"), "utf8");
    const scripts = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = ""]) => script);
    expect(scripts.length).toBeGreaterThan(0);
    const dataset: Record<string, string> = {};
    const documentElement = { dataset };
    const refused = { get };
    const context = Object.defineProperties(
      {},
      {
        setTimeout: { value: setTimeout },
        document: {
          value: Object.defineProperties(
            { documentElement, querySelectorAll: () => [] },
            { fonts: refused, cookie: refused },
          ),
        },
        localStorage: refused,
        sessionStorage: refused,
      },
    );
    for (const script of scripts) runInNewContext(script, context);
    await expect.poll(() => dataset, { timeout: 10_000 }).toEqual({});
  });
});
