import { verdictOf, type Findings } from "#shared/rules/network-check/judge.ts";
import { CHECKS, type Measured } from "#shared/rules/network-check/measured.ts";

import { figuresOf } from "./figures.ts";
import { CHECK_NAMES, STATE_NAMES, VERDICTS, wordsOf } from "./words.ts";

/** Where the site is, as this browser reaches it. */
export interface Place {
  /** `https:` or `http:`. */
  readonly protocol: string;
  readonly hostname: string;
  /** Empty at the usual one. */
  readonly port: string;
}

/** What a run of the check has found so far. */
export interface Run {
  readonly measured: Partial<Measured>;
  readonly findings: Findings;
}

/** What has to be let through: host, port and protocol of everything that a page of ours opens. */
export function addressesOf({ protocol, hostname, port }: Place, nodes: readonly string[]): readonly string[] {
  const isSafe = protocol === "https:";
  const at = port === "" ? (isSafe ? "443" : "80") : port;
  const [web, socket] = isSafe ? ["https", "wss"] : ["http", "ws"];
  const own = `${hostname}${port === "" ? "" : `:${port}`}`;
  return [
    `${web}://${own}/ (TCP port ${at}, HTTP/1.1 or HTTP/2): pages, /api/v2, /assets, /matchmake`,
    ...(nodes.length === 0 ? [own] : nodes).map(
      (node) => `${socket}://${node}/ (TCP port ${at}, WebSocket, RFC 6455): races and messages`,
    ),
  ];
}

/**
 * The text for whoever looks after a network: what is needed, and what this run found. It names no person, no account and no
 * address of this computer.
 */
export function reportText(place: Place, at: string, { measured, findings }: Run): string {
  const lines = measured.line?.lines.map(({ address }) => address) ?? [];
  const verdict = verdictOf(findings) ?? "running";
  const results = CHECKS.map((check) => {
    const finding = findings[check];
    const figures = figuresOf(check, measured[check]).join("; ");
    if (!finding) return `- ${CHECK_NAMES[check]}: not checked`;
    const state = `- ${CHECK_NAMES[check]}: ${STATE_NAMES[finding.state].toLowerCase()}`;
    const means = finding.state === "fine" ? "" : `. ${wordsOf(check, finding.reason).means}`;
    return `${state}${figures === "" ? "" : ` (${figures})`}${means}`;
  });
  return [
    `Redline network check, ${at}`,
    `${VERDICTS[verdict].title}.`,
    "",
    "What Redline needs:",
    ...addressesOf(place, lines).map((address) => `- ${address}`),
    "- WebSocket connections must pass messages both ways at once, and stay open as long as a page does.",
    "- Pages load nothing from other hosts, and use no UDP. Only logging in with another company's account opens its pages.",
    "",
    "What was found:",
    ...results,
    "",
  ].join("\n");
}
