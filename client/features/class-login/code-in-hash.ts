import { plainCode } from "#shared/rules/classes/codes.ts";

/** The code that an address brings along, as QR codes of cards and classes have it; undefined: none. */
export function codeInHash(hash: string): string | undefined {
  try {
    const code = plainCode(decodeURIComponent(hash.replace(/^#/, "")));
    return code === "" ? undefined : code;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
