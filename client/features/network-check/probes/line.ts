import { ECHO_PATH, NODES_PATH, type NodeList } from "#shared/contracts/realtime/network-check.ts";
import { PROBE_WAIT_MS, SOCKET_MESSAGES } from "#shared/rules/network-check/limits.ts";
import type { Measured, MeasuredLine } from "#shared/rules/network-check/measured.ts";

import { limited } from "./limited.ts";
import { fresh } from "./reach.ts";

/** A message that any node answers. */
const MESSAGE = new Uint8Array([0]);
/** Nobody has more nodes; what else is listed is left out. */
const MOST_NODES = 12;

/** Opens a socket to each place at which races run, and exchanges messages on it. */
export async function tryLines(leaving: AbortSignal): Promise<Measured["line"]> {
  const nodes = await nodesListed(leaving);
  const addresses = nodes.length === 0 ? [location.host] : nodes;
  return { lines: await Promise.all(addresses.map((address) => tryLine(address, leaving))) };
}

async function nodesListed(leaving: AbortSignal): Promise<readonly string[]> {
  try {
    const signal = limited(PROBE_WAIT_MS, leaving);
    const response = await fetch(fresh(NODES_PATH), { cache: "no-store", signal });
    const { addresses } = (await response.json()) as Partial<NodeList>;
    return (addresses ?? []).slice(0, MOST_NODES);
  } catch {
    return [];
  }
}

function tryLine(address: string, leaving: AbortSignal): Promise<MeasuredLine> {
  return new Promise((resolve) => {
    const roundTripsMs: number[] = [];
    const signal = limited(PROBE_WAIT_MS, leaving);
    let isOpen = false;
    let sentMs = 0;
    let socket: WebSocket | undefined;
    const end = (outcome: MeasuredLine["outcome"]): void => {
      signal.removeEventListener("abort", silence);
      socket?.close();
      resolve({ address, outcome: roundTripsMs.length > 0 ? "passed" : outcome, roundTripsMs });
    };
    const silence = (): void => end(isOpen ? "swallowed" : "silent");
    const say = (): void => {
      sentMs = performance.now();
      socket?.send(MESSAGE);
    };
    try {
      socket = new WebSocket(addressOf(address));
    } catch {
      return end("refused");
    }
    signal.addEventListener("abort", silence);
    socket.addEventListener("open", () => {
      isOpen = true;
      say();
    });
    socket.addEventListener("message", () => {
      roundTripsMs.push(performance.now() - sentMs);
      if (roundTripsMs.length < SOCKET_MESSAGES) say();
      else end("passed");
    });
    // The other end closes it in order after a second; a line that is cut off says something else.
    socket.addEventListener("close", ({ wasClean }) => end(isOpen ? (wasClean ? "late" : "swallowed") : "refused"));
  });
}

const addressOf = (address: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${address}${ECHO_PATH}`;
