import { createHash } from "node:crypto";

import { parseCookie, stringifySetCookie } from "cookie";
import type { Request, Response } from "express";

/** Cookies that only the server reads, and what they hold. */
const COOKIES = {
  /** The signed id of a guest. */
  guest: { name: "redline_guest", path: "/" },
  /** A browser that may skip the second factor. */
  device: { name: "redline_device", path: "/api/v2/auth" },
  /** A browser that somebody has signed in with: wrong passwords tried by strangers don't lock it out. */
  browser: { name: "redline_browser", path: "/api/v2/auth" },
} as const;

/** The same, of which each tab may have its own: each lies in a slot, whose id is in its name. */
const SLOTS = {
  /** The signed state of a trip to a sign-in provider, by its `state`. */
  trip: { name: "redline_trip", path: "/api/v2/auth" },
  /** The code of a request to link a provider: only the browser that made it may return with it. */
  link: { name: "redline_link", path: "/api/v2/auth" },
  /** The provider and the one-use code of a visitor who came back from there, by that code. */
  arrival: { name: "redline_arrival", path: "/api/v2/auth" },
} as const;
/**
 * So many of each a browser carries. What nobody comes back for makes room, the oldest first. Only those of `link` end by their
 * time alone: the settings, which fill them, aren't sent the others.
 */
const MOST_SLOTS = 4;

type SlotName = keyof typeof SLOTS;
interface Place {
  readonly name: string;
  readonly path: string;
}

const cookiesOf = (req: Request) => parseCookie(req.headers.cookie ?? "");

export const cookieOf = (req: Request, name: keyof typeof COOKIES): string | undefined =>
  cookiesOf(req)[COOKIES[name].name];

export const setCookie = (
  req: Request,
  res: Response,
  name: keyof typeof COOKIES,
  value: string,
  lifeSeconds: number,
): void => put(req, res, COOKIES[name], value, lifeSeconds);

export const clearCookie = (req: Request, res: Response, name: keyof typeof COOKIES): void =>
  put(req, res, COOKIES[name], "", 0);

const placeOf = (name: SlotName, id: string): Place => ({
  ...SLOTS[name],
  name: `${SLOTS[name].name}_${createHash("sha256").update(id).digest("base64url").slice(0, 12)}`,
});

/** What lies in one slot. */
export const slotOf = (req: Request, name: SlotName, id: string): string | undefined =>
  cookiesOf(req)[placeOf(name, id).name];

/** What lies in all slots, in the order in which browsers send them: the oldest first. */
export const slotsOf = (req: Request, name: SlotName): string[] => slotsIn(req, name).map(({ value }) => value);

/** Fills a slot of its own; the oldest of too many are emptied. */
export function fillSlot(req: Request, res: Response, name: SlotName, id: string, value: string, life: number): void {
  const place = placeOf(name, id);
  const others = slotsIn(req, name).filter((other) => other.name !== place.name);
  for (const { name: oldest } of others.slice(0, Math.max(0, others.length + 1 - MOST_SLOTS))) {
    put(req, res, { ...place, name: oldest }, "", 0);
  }
  put(req, res, place, value, life);
}

export const emptySlot = (req: Request, res: Response, name: SlotName, id: string): void =>
  put(req, res, placeOf(name, id), "", 0);

function slotsIn(req: Request, name: SlotName): { readonly name: string; readonly value: string }[] {
  const prefix = `${SLOTS[name].name}_`;
  return Object.entries(cookiesOf(req)).flatMap(([cookie, value = ""]) =>
    cookie.startsWith(prefix) ? [{ name: cookie, value }] : [],
  );
}

function put(req: Request, res: Response, place: Place, value: string, lifeSeconds: number): void {
  const cookie = {
    ...place,
    value,
    httpOnly: true,
    sameSite: "lax",
    secure: req.secure,
    maxAge: lifeSeconds,
  } as const;
  res.append("set-cookie", stringifySetCookie(cookie));
}
