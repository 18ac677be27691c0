import { isIP, isIPv6, SocketAddress } from "node:net";

import type { Request } from "express";

const MAPPED = "0:0:0:0:0:ffff:";
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
  return whole.startsWith(MAPPED) ? dotted(groups.slice(6)) : groups.slice(0, NETWORK_GROUPS).join(":");
}

/** The address in what a proxy says. */
function addressIn(said: string): string {
  const text = said
    .trim()
    .replaceAll('"', "")
    .replace(/%[^\]]*/, "")
    .toLowerCase();
  if (isIP(text) !== 0) return text;
  const inBrackets = /^\[(.*)\]$/.exec(text)?.[1];
  return inBrackets ?? SocketAddress.parse(text)?.address ?? text;
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
