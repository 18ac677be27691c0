import { before, days, type Stamp } from "../../units.ts";
import { KEPT_DAYS } from "../retention.ts";

/**
 * Whose an account is while its address changes hands: of all who have proved an address of it, whoever proved one first.
 *
 * | state       | when                                                    | a change is told         | with a link that undoes it |
 * | ----------- | ------------------------------------------------------- | ------------------------ | -------------------------- |
 * | `unproved`  | nobody has proved the address of now                    | to it, where there's one | no: anybody may have typed it |
 * | `held`      | it is proved, and no link waits at an address of before | to it                    | yes, for seven days        |
 * | `contested` | it is proved, and a link waits at an address of before  | to it                    | no: it could only turn the account against its owner |
 *
 * Changes of password, second step, address, logins of other companies and the wish to be erased are such changes; proving an
 * address, and using, forgetting or outliving a link, lead from one state to another. An undo brings back how one signed in
 * before, ends all sessions, trusted devices, codes, later links and a wish to be erased, lets no password of before in and no
 * login that an earlier change with a link connected, and is told to the address that it replaces. What removes the last login
 * that was proved asks the address that was proved first.
 */
export type Hold = "unproved" | "held" | "contested";

export interface WayBack {
  /** The address that has the link, as addresses are compared; null for links of before this was kept. */
  readonly addressKey: string | null;
}

export interface HeldAddress {
  /** As addresses are compared. */
  readonly addressKey: string | null;
  readonly isProved: boolean;
}

/** @param waiting the links that would undo something */
export function holdOf({ addressKey, isProved }: HeldAddress, waiting: readonly WayBack[]): Hold {
  if (!isProved || addressKey === null) return "unproved";
  return waiting.every((way) => way.addressKey === addressKey) ? "held" : "contested";
}

/** A login of another company that opens an account. */
export interface ConnectedLogin {
  readonly linkedStamp: Stamp;
}

/**
 * Whether a visit to a login shows that the owner is here: one that was connected while changes can still be undone might
 * be a stranger's, unless the account began with it. A session alone, even one just opened, never shows it.
 *
 * @param all the logins of the account
 * @param hasBegunWithOne whether the account was made by a login, and not by a password
 */
export function mayVouch(
  login: ConnectedLogin,
  all: readonly ConnectedLogin[],
  hasBegunWithOne: boolean,
  now: Stamp,
): boolean {
  if (login.linkedStamp <= before(now, days(KEPT_DAYS.wayToUndo))) return true;
  return hasBegunWithOne && all.every(({ linkedStamp }) => linkedStamp >= login.linkedStamp);
}
