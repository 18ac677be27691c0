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
  /** The signed state of a trip to a sign-in provider. */
  trip: { name: "redline_trip", path: "/api/v2/auth" },
  /** The code of a request to link a provider: only the browser that made it may return with it. */
  link: { name: "redline_link", path: "/api/v2/auth" },
  /** The one-use code of a visitor who came back from a provider. */
  arrival: { name: "redline_arrival", path: "/api/v2/auth" },
} as const;
type CookieName = keyof typeof COOKIES;

export const cookieOf = (req: Request, name: CookieName): string | undefined =>
  parseCookie(req.headers.cookie ?? "")[COOKIES[name].name];

export function setCookie(req: Request, res: Response, name: CookieName, value: string, lifeSeconds: number): void {
  const cookie = {
    ...COOKIES[name],
    value,
    httpOnly: true,
    sameSite: "lax",
    secure: req.secure,
    maxAge: lifeSeconds,
  } as const;
  res.append("set-cookie", stringifySetCookie(cookie));
}

export const clearCookie = (req: Request, res: Response, name: CookieName): void => setCookie(req, res, name, "", 0);
