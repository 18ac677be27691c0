import { isIP, isIPv6 } from "node:net";

import type { Request, RequestHandler } from "express";

import type { App } from "./work.ts";

/** Mapped addresses, and those of translators between the two kinds of networks. @source RFC 4291 §2.5.5.2, RFC 6052 §2.1 */
const OF_IPV4 = ["0:0:0:0:0:ffff:", "64:ff9b:0:0:0:0:"];
/** An IPv6 connection comes with 2^64 addresses, so only the network part identifies somebody. */
const NETWORK_GROUPS = 4;

/**
 * The origin of a call for counting: an IPv4 address, or the network of an IPv6 address, however a proxy writes it: with a
 * port, in brackets or quotes, with a zone, or an IPv4 address in the clothes of an IPv6 one.
 */
export function networkOf({ ip = "" }: Pick<Request, "ip">): string {
  const plain = addressIn(ip);
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const whole = groups.join(":");
  return OF_IPV4.some((prefix) => whole.startsWith(prefix))
    ? dotted(groups.slice(6))
    : groups.slice(0, NETWORK_GROUPS).join(":");
}

/** Says once that a proxy stands in front which TRUST_PROXY doesn't count. */
export function noteUncountedProxy({ config, log }: Pick<App, "config" | "log">): RequestHandler {
  let isTold = config.trustProxy > 0;
  return ({ headers }, _res, next) => {
    if (!isTold && headers["x-forwarded-for"] !== undefined) {
      isTold = true;
      log.warn("a proxy is in front and TRUST_PROXY is 0: everybody behind it counts as one address");
    }
    next();
  };
}

/** The address in what a proxy says. */
function addressIn(said: string): string {
  const text = said
    .trim()
    .replaceAll('"', "")
    .replace(/%[^\]]*/, "")
    .toLowerCase();
  if (isIP(text) !== 0) return text;
  const bare = text.replace(/:\d+$/, "").replace(/^\[(.*)\]$/, "$1");
  return isIP(bare) === 0 ? text : bare;
}

const dotted = (groups: readonly string[]): string =>
  groups
    .flatMap((group) => {
      const value = Number.parseInt(group, 16);
      return [value >> 8, value & 255];
    })
    .join(".");

/** All eight groups, including those that "::" stands for. */
function groupsOf(address: string): readonly string[] {
  const { hostname } = new URL(`http://[${address}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => "0"), ...tail];
}
