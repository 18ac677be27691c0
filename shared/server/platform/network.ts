import { isIPv6 } from "node:net";

import type { Request } from "express";

const MAPPED = "::ffff:";
/** An IPv6 connection comes with 2^64 addresses, so only the network part identifies somebody. */
const NETWORK_GROUPS = 4;

/** The origin of a call for counting: an IPv4 address, or the network of an IPv6 address. */
export const networkOf = ({ ip = "" }: Pick<Request, "ip">): string => {
  const plain = ip.toLowerCase().startsWith(MAPPED) ? ip.slice(MAPPED.length) : ip;
  return isIPv6(plain) ? groupsOf(plain).slice(0, NETWORK_GROUPS).join(":") : plain;
};

/** All eight groups, including those that "::" stands for. */
function groupsOf(address: string): readonly string[] {
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, "")}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => "0"), ...tail];
}
