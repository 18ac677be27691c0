import { minutes } from "../units.ts";
import { ACCESS_LEVELS } from "./access.ts";
import { countedBy, type Call, type CountedBy, type Rate } from "./call.ts";
import { CALLS } from "./calls.ts";

/** docs/limits.md: the rate limits of all calls, generated from the contracts. */
export const limitsDocument = (): string => `# How often

Every call of \`/api/v2\` has a limit. It is declared with the call in \`shared/contracts\`; this page is made from there.
Schools share an address, so a call counts for its account wherever there is one: nobody waits for somebody else behind
the same address. A guest is an account here. Where a guest session costs nothing and would be a way around, the address
counts. Whoever has no session yet counts for the address only, by its own limit where there is one.

| call | who | at most | counted by | each address besides |
|---|---|---|---|---|
${byPath(Object.values(CALLS)).map(line).join("\n")}

## Over the limit

The answer is \`429\` with \`error: "tooManyRequests"\`. The header \`Retry-After\` and the field \`waitSeconds\` say in how many
whole seconds the next call is let through; a client that waits that long is never refused twice in a row. A refused
call does nothing and makes the wait no longer. A count begins with the first call and ends after its span.

With \`REDIS_URL\` all processes count together; without it, and while Redis is away, each process counts for itself.
Behind proxies set \`TRUST_PROXY\` to their number: otherwise every visitor has the address of the proxy.

Messages over WebSocket have limits of their own: see [realtime.md](realtime.md).
`;

const byPath = (calls: readonly Call[]): Call[] => calls.toSorted((one, other) => (one.path < other.path ? -1 : 1));

function line(call: Call): string {
  const { method, path, access, limit, captchaAbove } = call;
  const cells = [
    `\`${method} ${path}\``,
    ACCESS_LEVELS[access].who,
    rate(limit),
    by(countedBy(call)),
    [limit.address && rate(limit.address), captchaAbove && `above ${rate(captchaAbove)} with a bot check`]
      .filter((words) => words !== undefined)
      .join(", ") || "–",
  ];
  return `| ${cells.join(" | ")} |`;
}

const by = (counted: CountedBy): string =>
  counted.startsWith("body.") ? `\`${counted.slice("body.".length)}\` of the body` : counted;

function rate({ max, perMs }: Rate): string {
  const count = perMs / minutes(1);
  return `${max} in ${count < 60 ? `${count} min` : `${count / 60} h`}`;
}
