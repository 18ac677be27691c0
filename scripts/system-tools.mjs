// The tools that come in no package, a browser, Redis and a reader of pictures: found, installed where we may, or asked for.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import { root } from "./setup.mjs";

let isListFresh = false;

/**
 * The path of a Chromium: the configured one, the system's, or Playwright's. The headless shell opens a page at a third
 * of the cost.
 */
export function findChromium() {
  const shell = "chromium-headless-shell";
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  return (
    process.env.REDLINE_CHROMIUM ??
    firstOnPath([shell]) ??
    (install(shell) ? firstOnPath([shell]) : undefined) ??
    firstOnPath(names) ??
    (install("chromium") ? firstOnPath(names) : undefined) ??
    playwrightsOwn() ??
    stop(
      "There is no Chromium here: install it, run `npx playwright install chromium`, or name one in REDLINE_CHROMIUM.",
    )
  );
}

/** The path of a redis-server. */
export function findRedis() {
  const names = ["redis-server", "valkey-server"];
  return (
    process.env.REDLINE_REDIS ??
    firstOnPath(names) ??
    (install("redis-server") ? firstOnPath(names) : undefined) ??
    stop("There is no redis-server here: install it, or name one in REDLINE_REDIS.")
  );
}

/** The path of tesseract, a program that reads pictures. */
export function findTesseract() {
  const names = ["tesseract"];
  return (
    process.env.REDLINE_TESSERACT ??
    firstOnPath(names) ??
    (install("tesseract-ocr") ? firstOnPath(names) : undefined) ??
    stop("There is no tesseract here: install tesseract-ocr, or name one in REDLINE_TESSERACT.")
  );
}

export function firstOnPath(names) {
  for (const name of names) {
    const found = spawnSync(process.platform === "win32" ? "where" : "which", [name], { encoding: "utf8" });
    const path = found.stdout?.split("\n")[0]?.trim();
    if (found.status === 0 && path) return path;
  }
  return undefined;
}

/** Installs a Debian package if this is Debian and we are root. */
function install(name) {
  const isDebian = existsSync("/etc/os-release") && /debian|ubuntu/.test(readFileSync("/etc/os-release", "utf8"));
  if (!isDebian || process.getuid?.() !== 0) return false;
  console.log(`Installing ${name}…`);
  const options = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  if (!isListFresh) isListFresh = spawnSync("apt-get", ["update", "-qq"], options).status === 0;
  return spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], options).status === 0;
}

function playwrightsOwn() {
  const { chromium } = createRequire(join(root, "package.json"))("playwright");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
