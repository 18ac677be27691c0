import { readComputerTime, type ComputerTime } from "../../session/device/computer-time.ts";

/** Why the sign-in page was opened, as its hash says. */
export type Arrival =
  | { readonly kind: "plain" }
  | { readonly kind: "reason"; readonly reason: string }
  | ({ readonly kind: "clock" } & ComputerTime)
  | { readonly kind: "provider"; readonly id: string }
  | { readonly kind: "providerTrouble"; readonly code: string }
  | { readonly kind: "sisterSite"; readonly token: string; readonly redirect: string | undefined };

/** @source core §2 Other paths, §8 */
export function arrivalOf(hash: string): Arrival {
  const time = readComputerTime(hash);
  if (time) return { kind: "clock", ...time };
  const [name = "", value] = hash.slice(1).split(/=(.*)/s);
  if (name === "") return { kind: "plain" };
  if (name === "provider" && value !== undefined) return { kind: "provider", id: value };
  if (name === "token" && value !== undefined) {
    const [token = ""] = value.split("&");
    const redirect = new URLSearchParams(value.slice(token.length)).get("redirect") ?? undefined;
    return { kind: "sisterSite", token, redirect };
  }
  return name.startsWith("provider-")
    ? { kind: "providerTrouble", code: name.slice("provider-".length) }
    : { kind: "reason", reason: name };
}
