/** Letters of a class's code, of 31 that nobody mixes up: 44.6 bits. @source spec README class-login */
export const CLASS_CODE_LENGTH = 9;
/** Letters of a pupil's card: 59.4 bits. */
export const CARD_CODE_LENGTH = 12;
/** Letters of a school's code for colleagues. */
export const SCHOOL_CODE_LENGTH = 10;

const GROUP = 3;

/** A code as people read it aloud and copy it: in groups of three. */
export const codeInGroups = (code: string): string =>
  Array.from({ length: Math.ceil(code.length / GROUP) }, (_, at) => code.slice(at * GROUP, (at + 1) * GROUP)).join("-");

/** What somebody typed, as it is compared: small letters, without what stands between the groups. */
export const plainCode = (typed: string): string =>
  typed
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}._]/gu, "");
