import { z } from "zod";

export interface About {
  /** Of the environment variable. */
  readonly name: string;
  /** One line for README and `.env.example`. */
  readonly means: string;
  /** It is a secret, or holds one: its value is never printed. */
  readonly isSecret?: true;
  /** The variable whose value counts where this one is unset. */
  readonly elseLike?: string;
  /** The containers of `docker-compose.yml` have it for themselves, whatever `.env` says. */
  readonly isFixedInContainers?: true;
}

/** What is said of each setting, beside its shape in its group. */
export const ABOUT = z.registry<About>();

/** A page elsewhere or our own. `host:port` alone is also an address, of the scheme `host`. */
export const web = () => z.url({ protocol: /^https?$/, error: "write it with https://" });

/** A variable that holds JSON; unset or empty means the schema's empty value. */
export const json = <T extends z.ZodType>(shape: T) =>
  z
    .string()
    .optional()
    .transform((text, context) => {
      try {
        return JSON.parse(text ?? (shape instanceof z.ZodArray ? "[]" : "{}")) as unknown;
      } catch {
        context.addIssue("not JSON");
        return z.NEVER;
      }
    })
    .pipe(shape);

/** Credentials are read from an address as they are written there: a % that begins no character stops the start, not a connection. */
const areReadable = (address: string): boolean => {
  const url = URL.parse(address);
  try {
    return url !== null && decodeURIComponent(url.username + url.password).length >= 0;
  } catch {
    return false;
  }
};

/** The address of a server that we log in to. */
export const address = (protocol: RegExp) =>
  z.url({ protocol }).refine(areReadable, "its user or password can't be read: write a % as %25");
