import { resolveConfusablesTransformer } from "obscenity";

import { withPlainDigits } from "../../rules/written.ts";

const { transform } = resolveConfusablesTransformer();
/** Dots, at signs and slashes that the compatibility forms leave as they are. */
const MARKS: Readonly<Record<string, string>> = {
  ı: "i",
  ȷ: "j",
  "。": ".",
  "·": ".",
  "•": ".",
  "∙": ".",
  "⋅": ".",
  "‧": ".",
  "・": ".",
  "●": ".",
  "◦": ".",
  "⁄": "/",
  "∕": "/",
  "⧸": "/",
  "╱": "/",
  "–": "-",
  "—": "-",
  "−": "-",
  "‐": "-",
  "‑": "-",
};
/** Above this are no look-alikes of one letter that NFKD or the table below would leave. */
const isPlain = (sign: string): boolean => sign <= "\u007F";
function plainSign(sign: string): string {
  if (isPlain(sign)) return sign;
  const mark = MARKS[sign];
  if (mark !== undefined) return mark;
  const like = transform(sign.codePointAt(0) ?? 0);
  return like === undefined ? sign : String.fromCodePoint(like);
}

/** A text in its compatibility form, without accents and invisible signs. */
export const withoutInvisible = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, "")
    .normalize("NFKC");

/**
 * A text as a reader takes it in, before any rule reads it: without accents and invisible signs, digits of every script
 * as 0 to 9, letters and marks that look like those of ASCII as these. Case and blanks stay.
 */
export const fold = (text: string): string => Array.from(withPlainDigits(withoutInvisible(text)), plainSign).join("");
