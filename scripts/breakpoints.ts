import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const TOKENS = join(import.meta.dirname, "../client/ui/tokens.css");
const CUSTOM_MEDIA = /^@custom-media (--[\w-]+) (.+);\n/gm;

/**
 * Puts the widths of `tokens.css` where a stylesheet names one: `@media (--phone)`. Browsers know no custom media yet, and the
 * compiler of the stylesheets only those of the same file.
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
