import { formatCount } from "../../format/figures.ts";
import { OWN_TEXT, type OwnTextFault } from "./own-text.ts";

const SHOWN_SIGNS = 5;

/** What is wrong with a teacher's own text, and what would be right. */
export function ownTextWords(fault: OwnTextFault): string {
  switch (fault.kind) {
    case "short":
      return `${formatCount(fault.missing, "character")} more, please: a race needs ${OWN_TEXT.least}.`;
    case "long":
      return `That's ${formatCount(fault.over, "character")} too many. ${OWN_TEXT.most} fit into a race.`;
    case "signs":
      return `Not every keyboard has ${fault.signs.slice(0, SHOWN_SIGNS).join(" ")}. Letters from A to Z, digits and . , ; : ' " ! ? ( ) - work everywhere.`;
    case "long-word":
      return `A word may have ${OWN_TEXT.longestWord} letters. This one has more: ${fault.word.slice(0, OWN_TEXT.longestWord)}…`;
    case "rude":
      return "Your pupils will read this. One of the words can't be shown to them.";
    case "contact":
      return "Please leave out addresses, links, phone numbers and names of accounts.";
  }
}
