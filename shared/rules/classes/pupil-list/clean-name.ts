/** Joiners are letters of some scripts; everything else that nobody sees goes, and blanks of every kind become one. */
const UNSEEN = /[^\P{C}\p{Cc}\u200C\u200D]/gu;
const BLANKS = /[\p{Cc}\p{Z}]+/gu;
const EMAIL = /<[^<>]*@[^<>]*>|\S*@\S*/g;
/** "1.", "(2)", "03", bullets. */
const NUMBERING = /^["“„«]?(?:\(?\d{1,4} ?[.):]+ ?|\d{1,4} |[-–—•*·‣▪●○◦+]+ ?)+/u;
const QUOTES = /["“”„«»]/g;

/** Marks around a name; those of a nickname inside it stay. */
function withoutQuotes(name: string): string {
  const quotes = name.match(QUOTES) ?? [];
  return quotes.length === 1 || /^["“„«]/.test(name) ? name.replaceAll(QUOTES, "") : name;
}

/** In UTF-16 units: nobody's name, whatever would be left of it. */
const NO_NAME = 300;

/** A name as it is kept: one line in one form, without numbering, marks around it, addresses and what nobody sees. */
export function cleanName(text: string): string {
  if (text.length > NO_NAME) return text;
  const seen = text.replaceAll(UNSEEN, "").replaceAll(EMAIL, " ").replaceAll(BLANKS, " ").trim();
  return withoutQuotes(seen.replace(NUMBERING, "").replace(/[ ,;]+$/, ""))
    .normalize("NFC")
    .trim();
}

/** "Last, First" as it is said; everything else as it stands. */
export function inSpokenOrder(name: string): string {
  const parts = name.split(",").map((part) => part.trim());
  const [last = "", first = ""] = parts;
  return parts.length === 2 && last !== "" && first !== "" ? `${first} ${last}` : name;
}
