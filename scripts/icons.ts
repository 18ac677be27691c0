import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { chromium } from "playwright";

/** Draws the icons of an installed Redline from the one in `redline.svg`. */
const PUBLIC = join(import.meta.dirname, "../client/public");
const ICONS = [
  { name: "icon-192.png", size: 192, isFull: false },
  { name: "icon-512.png", size: 512, isFull: false },
  // Systems crop these icons: the background runs to the edge, and the needle keeps its distance.
  { name: "icon-512-full.png", size: 512, isFull: true },
] as const;

const svg = readFileSync(join(PUBLIC, "redline.svg"), "utf8");
const browser = await chromium.launch({
  executablePath: process.env.REDLINE_CHROMIUM ?? "/usr/bin/chromium-headless-shell",
});
for (const { name, size, isFull } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const scale = isFull ? 0.8 : 1;
  const ground = isFull ? "#11131a" : "transparent";
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}"><div style="width:${size * scale}px;height:${size * scale}px">${svg}</div></body>`,
  );
  writeFileSync(join(PUBLIC, name), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
