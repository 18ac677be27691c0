import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const TOKENS = join(import.meta.dirname, "../client/ui/tokens.css");
const CUSTOM_MEDIA = /^@custom-media (--[\w-]+) (.+);\n/gm;

/**
 * Replaces the named widths of `tokens.css` in stylesheets: `@media (--phone)`. Browsers don't support custom media
 * yet, and the stylesheet compiler only those of the same file.
 */
export const breakpoints: Plugin = {
  name: "breakpoints",
  enforce: "pre",
  transform(code, id) {
    if (!/\.css($|\?)/.test(id) || !/@(custom-)?media /.test(code)) return null;
    const widths = [...readFileSync(TOKENS, "utf8").matchAll(CUSTOM_MEDIA)];
    const named = (query: string): string =>
      widths.reduce((text, [, name = "", width = ""]) => text.replaceAll(`(${name})`, width), query);
    return code.replace(CUSTOM_MEDIA, "").replaceAll(/@media [^{]*/g, named);
  },
};
