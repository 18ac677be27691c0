import { launch, newPage } from "../tests/support/browser.ts";
import { startPartsPage } from "../tests/support/parts-page.ts";
import { openParts, takeParts } from "../tests/support/parts-pictures.ts";
import { storePicture } from "../tests/support/pictures.ts";
import { THEMES } from "../tests/support/themes.ts";

/** Rewrites tests/pictures after an intended change of looks: `npm run pictures`. */
const parts = await startPartsPage();
const browser = await launch();
for (const theme of THEMES) {
  const { page } = await newPage(browser, { reducedMotion: "reduce" });
  await openParts(page, parts.url, theme);
  for (const [name, picture] of await takeParts(page)) console.log(storePicture(`${name}.${theme}`, picture));
  await page.context().close();
}
await browser.close();
await parts.close();
