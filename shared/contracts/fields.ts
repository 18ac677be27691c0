import { z } from "zod";

/**
 * The fields that people fill in, with the sentence each one answers when it is wrong. Lengths here only keep the wire
 * small: what a name or a password must be is decided by its rule in `shared/rules/account`.
 */
export const username = z
  .string("Enter your username.")
  .trim()
  .min(1, "Enter your username.")
  .max(60, "That username is too long.");
export const displayName = z
  .string("Enter a display name.")
  .trim()
  .min(1, "Enter a display name.")
  .max(80, "That display name is too long.");
export const password = z
  .string("Enter your password.")
  .min(1, "Enter your password.")
  .max(200, "That password is too long.");
export const email = z.email("That doesn't look like an e-mail address.").max(200, "That e-mail address is too long.");
/** Empty is allowed: nobody has to give one. */
export const optionalEmail = z.union([z.literal(""), email]);
export const personName = z.string().trim().max(60, "That name is too long.");
export const authCode = z.string("Enter the code.").trim().max(20, "That code is too long.");
export const captchaToken = z.string().max(8_000, "That isn't an answer to the bot check.");
export const timeZone = z.string().max(60).meta({ description: "An IANA time zone, such as Europe/Berlin." });
/** A one-use code as it stands in a link. */
export const linkCode = z.string("Part of this link is missing.").min(1, "Part of this link is missing.").max(200);
/** The rule says which year is one: `shared/rules/account/age.ts`. */
export const yearOfBirth = z
  .int("Type the year you were born in, with four digits.")
  .min(0, "Type the year you were born in, with four digits.")
  .max(9_999, "Type the year you were born in, with four digits.");
/** A path of one site, never an address elsewhere. */
export const ownPath = z
  .string()
  .max(200)
  .regex(/^\/(?![/\\])[!-[\]-~]*$/);
/** @source core §5 Register */
export const onOrEmpty = z.enum(["on", ""]);
/** @source core §3 social 0/1 */
export const zeroOrOne = z.union([z.literal(0), z.literal(1)], "Choose yes or no.");
