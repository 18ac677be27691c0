import { existsSync } from "node:fs";
import { networkInterfaces, type NetworkInterfaceInfo } from "node:os";

import type { Config } from "./config.ts";

type Networks = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

const EVERYWHERE: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);
/** Networks inside of this machine, of containers and virtual ones: nobody else is in them. */
const INSIDE = /^(docker|podman|br-|veth|virbr|vmnet|vboxnet|vethernet|cni|flannel|lxc|lxd)/i;
/** What a machine gives itself when nobody gives it an address. @source RFC 3927 */
const SELF_GIVEN = "169.254.";

/**
 * Where a process that listens on a port is reached, in words: by this machine itself, and by whoever shares its network
 * or comes by the address that players use.
 *
 * @param networks those of this machine, by the names of their interfaces
 */
export function reachedAt({ host, publicUrl }: Pick<Config, "host" | "publicUrl">, port: number, networks: Networks) {
  const at = (address: string): string => `http://${address.includes(":") ? `[${address}]` : address}:${port}`;
  const isEverywhere = EVERYWHERE.has(host);
  const own = at(isEverywhere || host === "127.0.0.1" ? "localhost" : host);
  if (publicUrl !== undefined) return `${own} (players use ${publicUrl})`;
  const others = isEverywhere ? addressesIn(networks).map(at) : [];
  return others.length === 0 ? own : `${own} (others in your network use ${others.join(" or ")})`;
}

/** In a container: its network ends at the machine around it, which alone knows by which address others come. */
const CONTAINER_MARKS = ["/.dockerenv", "/run/.containerenv"];

/** The networks in which others reach this machine directly. */
export const ownNetworks = (): Networks =>
  CONTAINER_MARKS.some((mark) => existsSync(mark)) ? {} : networkInterfaces();

/** Addresses that somebody can type. */
const addressesIn = (networks: Networks): readonly string[] =>
  Object.entries(networks)
    .filter(([name]) => !INSIDE.test(name))
    .flatMap(([, found = []]) => found)
    .filter(({ family, internal, address }) => family === "IPv4" && !internal && !address.startsWith(SELF_GIVEN))
    .map(({ address }) => address);
