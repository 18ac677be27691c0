import { contactDetailIn, type ContactDetail } from "./contact-details.ts";
import { REFUSED_IN_TAGS, REFUSED_TAGS } from "./refused-words.ts";
import { isRude } from "./rude.ts";

export interface Moderation {
  /** Whether other people, children among them, may see the text. */
  readonly clean: boolean;
  readonly why?: "rude" | ContactDetail;
}

/** In UTF-16 units: what is refused is shorter than what two pieces share. */
const PIECE = { length: 600, shared: 200 } as const;

/** A long text in pieces, cut between words where it has any: judging costs in proportion to its length. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  for (let from = 0; ;) {
    const rest = text.slice(from);
    if (rest.length <= PIECE.length) return [...pieces, rest];
    const piece = rest.slice(0, PIECE.length);
    pieces.push(piece);
    const step = PIECE.length - PIECE.shared;
    const blank = piece.slice(0, step).search(/\s\S*$/);
    from += blank > step / 2 ? blank : step;
  }
}

/**
 * Judges a text that other people will see: names, team texts, class messages. Finds rude words despite spelling tricks
 * (digits, symbols, repeats, gaps), and contact details that lead a child off the site.
 */
export function moderate(text: string): Moderation {
  for (const piece of piecesOf(text)) {
    const why = isRude(piece) ? "rude" : contactDetailIn(piece);
    if (why !== undefined) return { clean: false, why };
  }
  return { clean: true };
}

const TAGS = new Set(REFUSED_TAGS);
/** Digits that stand for letters: a tag has no other signs. */
const DIGITS: Readonly<Record<string, string>> = { 0: "O", 1: "I", 3: "E", 4: "A", 5: "S", 7: "T", 8: "B" };
const spelled = (tag: string): string => tag.replaceAll(/\d/g, (digit) => DIGITS[digit] ?? digit);

/** Judges a team's tag, in capitals: so short a word means more than it would in a text. */
export function isFitTag(tag: string): boolean {
  const readings = [tag, spelled(tag)];
  return readings.every(
    (reading) =>
      moderate(reading).clean && !TAGS.has(reading) && !REFUSED_IN_TAGS.some((part) => reading.includes(part)),
  );
}
