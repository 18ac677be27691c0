import type { Pupil } from "#shared/contracts/classes/teacher-shapes.ts";

/** As it is compared: small letters without accents. */
const plain = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Pupils whose alias, real name or username has each word of a search in it; all for an empty one. */
export function foundPupils(pupils: readonly Pupil[], term: string): readonly Pupil[] {
  const words = plain(term).split(/\s+/).filter(Boolean);
  return pupils.filter(({ alias, realName, username, isMade }) => {
    const said = plain([alias, realName ?? "", isMade ? "" : username].join(" "));
    return words.every((word) => said.includes(word));
  });
}
