const REFUSED = /^(insertFrom(?!Composition)|history|format|insertLink|insertOrderedList|insertUnorderedList)/;

/** What a change to the field is, by its input type: writing, Enter, or something that types nothing. */
export function decideInput(inputType: string): "written" | "nitro" | "refused" {
  if (inputType === "insertLineBreak" || inputType === "insertParagraph") return "nitro";
  return REFUSED.test(inputType) ? "refused" : "written";
}
