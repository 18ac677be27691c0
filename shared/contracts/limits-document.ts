import { HEAVIEST_CHECK } from "../rules/bot-check.ts";
import { minutes } from "../units.ts";
import { ACCESS_LEVELS } from "./access.ts";
import { countedBy, type Call, type CountedBy, type Limit, type Rate } from "./call.ts";
import { CALLS } from "./calls.ts";

/** docs/limits.md: the rate limits of all calls, generated from the contracts. */
export const limitsDocument = (): string => `# How often

Calls of \`/api/v2\` have limits. They are declared with the call in \`shared/contracts\`; this page is made from there.
Schools share an address, so an account has a count of its own for what would send it away, and nobody behind the same address
can use it up. Bot checks come by address, for whoever calls: they shut nobody out. A guest is an account here, except where its session, which costs nothing, would be a way around: there guests and
whoever has no session yet count for their address. Where only some refusals count, nobody who has the right password or
code is sent away for the wrong ones that come from the same address. A call without a limit costs the server no more than
saying no would.

The last column says what one machine that uses up a count does to its neighbours, say the other 799 of a school.

| call | who | at most | counted by | each address | its neighbours |
|---|---|---|---|---|---|
${byPath(Object.values(CALLS)).map(line).join("\n")}

Beside the calls, pages with a team's tag in their address have limits for their address, as have their pictures and calls
with tokens that are not good. Above them a page comes without its picture for other sites, and a bad token is told to wait;
pages of teams that were looked at lately, and good tokens, always pass.

Whoever comes back from a login of another company is never sent away: eight of one address are asked about there at a time,
and the others wait for their turn.

Right log-ins of one account are 60 in 10 minutes, and then each needs a bot check; an account is logged in in 50 places at
most, of which the oldest ends. A guest's cookie brings back one session a day, however often it asks.

Letters that anybody can have sent to somebody else are few: links for a new password to one address, letters to an address
that nobody has verified, and changes of one account's address are 5 an hour each, and then one in 15 minutes. The answer to
whoever forgot a password is the same in between, and the last link is good. An account may always go back to an address
where a link waits that undoes a change.

Wrong passwords count for the account that they are tried for. Those of strangers come to an end for a day, but not for a
browser that the account knows; on a network that it knows, where a neighbour may be the one who guesses, bot checks grow
heavier instead, up to ${HEAVIEST_CHECK} times a light one: about a minute on a Chromebook, and four minutes where the site is opened over
plain http, whose pages have to do without the browser's own cryptography. There the right password with its check always
lets in. A machine on that network can try about 6,000 passwords a day with each of its cores.

## Over the limit

The answer is \`429\` with \`error: "tooManyRequests"\`. The header \`Retry-After\` and the field \`waitSeconds\` say in how many
whole seconds the next call is let through; a client that waits that long is never refused twice in a row. A refused
call does nothing and makes the wait no longer. A count begins with the first call and ends after its span. Where a bot check
is due instead, the answer is \`403\` with \`error: "captchaNeeded"\`: the call passes with a solved \`captchaToken\` of the
\`captchaWeight\` that the answer says.

With \`REDIS_URL\` all processes count together; without it, and while Redis is away, each process counts for itself.
Behind proxies set \`TRUST_PROXY\` to their number: otherwise every visitor has the address of the proxy.

Messages over WebSocket have limits of their own: see [realtime.md](realtime.md).
`;

const keyOf = ({ path, method }: Call): string => `${path} ${method}`;
const byPath = (calls: readonly Call[]): Call[] => calls.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

function line(call: Call): string {
  const { method, path, access, limit, checkAbove } = call;
  const counted = limit === "none" ? undefined : countedBy({ access, limit });
  const cells = [
    `\`${method} ${path}\``,
    whoMay(call),
    limit === "none" ? "–" : `${rate(limit)}${refused(limit.counts)}`,
    counted ?? "–",
    [
      limit !== "none" && limit.address && rate(limit.address),
      checkAbove && `above ${rate(checkAbove)}${refused(checkAbove.counts)} with a bot check`,
    ]
      .filter((words) => typeof words === "string")
      .join(", ") || "–",
    neighbours(call, counted),
  ];
  return `| ${cells.join(" | ")} |`;
}

const whoMay = ({ access, openToBots }: Call): string =>
  [
    ACCESS_LEVELS[access].who,
    ...(openToBots === true ? ["declared bots"] : []),
    ...(openToBots === false ? ["no declared bots"] : []),
  ].join(", ");

const refused = (codes: Limit["counts"]): string =>
  codes ? `, only ${codes.map((code) => `\`${code}\``).join(", ")}` : "";

/** What one machine behind an address can do to the others there. */
function neighbours({ limit, checkAbove }: Call, counted: CountedBy | undefined): string {
  const met = [
    checkAbove && "a bot check",
    limit !== "none" && limit.counts && "only what is refused waits",
    limit !== "none" && !limit.counts && (counted === "address" || limit.address) && "guests and visitors wait",
  ].filter((words) => typeof words === "string");
  return met.join("; ") || "nothing";
}

function rate({ max, perMs }: Rate): string {
  const count = perMs / minutes(1);
  return `${max} in ${count < 60 ? `${count} min` : `${count / 60} h`}`;
}
