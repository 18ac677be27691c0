import { randomInt } from "node:crypto";

/** Small letters and digits that nobody mixes up. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/** A code for people to read and type, which nobody can guess. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
