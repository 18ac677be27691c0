import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { isSceneryKey, SCENERY_KEYS, SPECIAL_SCENERY_KEYS, type SceneryKey } from "../shared/content/scenery.ts";
import { launch } from "../tests/support/browser.ts";
import { scriptOf } from "../tests/support/script-of.ts";

const HELP = `Takes pictures of races in each scenery: a road of 1280, one of 1366 and one of 390 pixels, as wide as they are in a race.

  node scripts/scenery-screens.ts [sunset-pier …] [--size desktop|chromebook|phone] [--to FOLDER]

Without names all sceneries are drawn, into docs/screens/made.`;

/** What a race leaves for its road on screens of 1280x720, 1366x768 and 390x844. */
const ROADS = {
  desktop: { width: 1_280, height: 424 },
  chromebook: { width: 1_366, height: 470 },
  phone: { width: 390, height: 295 },
} as const;
/** Until the cars have caught up. */
const DRIVE_MS = 2_500;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: "boolean", short: "h" },
    size: { type: "string" },
    to: { type: "string", default: "docs/screens/made" },
  },
});
const keys = positionals.length > 0 ? positionals.filter(isSceneryKey) : [...SCENERY_KEYS, ...SPECIAL_SCENERY_KEYS];
if (values.help || keys.length < positionals.length) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}
await mkdir(values.to, { recursive: true });
const content = await scriptOf("scenery-entry.ts");
const browser = await launch({ withWebGL: true });
try {
  for (const [size, viewport] of Object.entries(ROADS)) {
    if (values.size !== undefined && values.size !== size) continue;
    const page = await browser.newPage({ viewport, deviceScaleFactor: size === "phone" ? 2 : 1 });
    await page.addScriptTag({ content });
    for (const key of keys) {
      await page.evaluate(
        (sceneryKey) => (window as unknown as { show: (key: SceneryKey) => Promise<void> }).show(sceneryKey),
        key,
      );
      await page.waitForTimeout(DRIVE_MS);
      const path = join(values.to, `scenery-${key}-${size}.png`);
      await page.screenshot({ path });
      console.log(path);
    }
    await page.close();
  }
} finally {
  await browser.close();
}
