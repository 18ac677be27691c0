import type { NetworkInterfaceInfo } from "node:os";

import { describe, expect, it } from "vitest";

import { reachedAt } from "#shared/server/platform/addresses.ts";

const at = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  netmask: "",
  mac: "",
  cidr: null,
  ...(address.includes(":") ? { family: "IPv6" as const, scopeid: 0 } : { family: "IPv4" as const }),
});

const SCHOOL = {
  lo: [at("127.0.0.1", true), at("::1", true)],
  eth0: [at("192.168.1.5"), at("fe80::1")],
  docker0: [at("172.17.0.1")],
  "br-3f": [at("172.18.0.1")],
  wlan0: [at("169.254.7.7")],
};

const where = (host: string, networks: Partial<typeof SCHOOL> = SCHOOL, publicUrl?: string): string =>
  reachedAt({ host, publicUrl }, 3_000, networks);

describe("where a start says that it is reached", () => {
  it("names the address that the others in the network type, and none that leads nowhere", () => {
    for (const host of ["0.0.0.0", "::"]) {
      expect(where(host)).toBe("http://localhost:3000 (others in your network use http://192.168.1.5:3000)");
    }
    expect(where("0.0.0.0", { ...SCHOOL, wlan0: [at("10.0.0.7")] })).toBe(
      "http://localhost:3000 (others in your network use http://192.168.1.5:3000 or http://10.0.0.7:3000)",
    );
  });

  it("names this machine alone where it has no network, or nobody else is let in", () => {
    expect(where("0.0.0.0", { lo: SCHOOL.lo })).toBe("http://localhost:3000");
    expect(where("127.0.0.1")).toBe("http://localhost:3000");
  });

  it("names the address that it was told to listen on", () => {
    expect(where("192.168.1.5")).toBe("http://192.168.1.5:3000");
    expect(where("fd00::5")).toBe("http://[fd00::5]:3000");
  });

  it("sends players to the address that is theirs, because no other may connect", () => {
    expect(where("0.0.0.0", SCHOOL, "https://redline.example")).toBe(
      "http://localhost:3000 (players use https://redline.example)",
    );
  });
});
