import { ACCESS_LEVELS, type Access, type Rank, type Role } from "#shared/contracts/access.ts";
import { isOpenToBots, type Call } from "#shared/contracts/call.ts";
import { Refusal, type RefusalCode } from "#shared/refusal.ts";

import type { Identity } from "./auth.ts";

/** One requirement of a call, and the refusal for a caller who fails it. */
interface Gate {
  readonly opensFor: (identity: Identity) => boolean;
  readonly code: RefusalCode;
  readonly sentence: string;
}

const ranked = (rank: Rank, code: RefusalCode, sentence: string): Gate => ({
  opensFor: ({ ranks }) => ranks.includes(rank),
  code,
  sentence,
});

const roled = (level: Role, sentence: string): Gate => ({
  opensFor: ({ ranks }) => ACCESS_LEVELS[level].roles?.some((role) => ranks.includes(role)) ?? false,
  code: "roleOnly",
  sentence,
});

const ACCOUNT: Gate = {
  opensFor: ({ isGuest }) => !isGuest,
  code: "registeredOnly",
  sentence: "You need an account for this. Signing up takes a minute.",
};
const PERSON: Gate = {
  opensFor: ({ isBot }) => !isBot,
  code: "peopleOnly",
  sentence: "This is for people. This account is declared a bot.",
};
const GOLD: Gate = { opensFor: ({ isGold }) => isGold, code: "goldOnly", sentence: "This is for gold members." };

/** The requirements of each access level, checked in this order. */
const GATES: Readonly<Record<Exclude<Access, "anyone">, readonly Gate[]>> = {
  session: [],
  user: [ACCOUNT],
  gold: [ACCOUNT, GOLD],
  member: [ACCOUNT, ranked("member", "noTeam", "This is for members of a team.")],
  officer: [ACCOUNT, ranked("officer", "notOfficer", "This is for the officers of a team.")],
  captain: [ACCOUNT, ranked("captain", "notCaptain", "This is for the captain of a team.")],
  teacher: [ACCOUNT, roled("teacher", "This is for teachers.")],
  moderator: [ACCOUNT, roled("moderator", "This is for moderators.")],
  staff: [ACCOUNT, roled("staff", "This is for the people who run the game.")],
};

/**
 * The caller of a call. On a public call an invalid token counts as none; for a role it is asked afresh.
 *
 * @throws Refusal notSignedIn, or what is wrong with the token
 */
export async function callerOf(
  access: Access,
  identify: (afresh: boolean) => Promise<Identity | undefined>,
): Promise<Identity | undefined> {
  if (access === "anyone") {
    return identify(false).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    });
  }
  const identity = await identify(ACCESS_LEVELS[access].roles !== undefined);
  if (!identity) throw notSignedIn();
  return identity;
}

/**
 * Lets a caller pass who may make the call. Ranks are asked afresh before a no: a founder of a moment ago is a captain.
 *
 * @throws Refusal of the access level; peopleOnly
 */
export async function letPass(
  contract: Pick<Call, "access" | "openToBots">,
  identity: Identity | undefined,
  identifyAfresh: () => Promise<Identity | undefined>,
): Promise<void> {
  const { access } = contract;
  if (access === "anyone" || !identity || shutGate(contract, access, identity) === undefined) return;
  const now = isByRank(access) ? ((await identifyAfresh()) ?? identity) : identity;
  const shut = shutGate(contract, access, now);
  if (shut) throw new Refusal(shut.code, shut.sentence);
}

const shutGate = (
  contract: Pick<Call, "access" | "openToBots">,
  access: Exclude<Access, "anyone">,
  identity: Identity,
): Gate | undefined =>
  [...(isOpenToBots(contract) ? [] : [PERSON]), ...GATES[access]].find((gate) => !gate.opensFor(identity));

const isByRank = (access: Exclude<Access, "anyone">): boolean => !["session", "user", "gold"].includes(access);

export const notSignedIn = (): Refusal => new Refusal("notSignedIn", "Your session has ended. Please start again.");
