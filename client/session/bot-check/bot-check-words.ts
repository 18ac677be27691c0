import type { CaptchaStatus } from "#shared/contracts/account/own-account.ts";
import type { Self } from "#shared/contracts/self.ts";

/** A check is due for one of these. */
export type DueStatus = Exclude<CaptchaStatus, "na" | "passed">;

export const dueStatusOf = (user: Self | undefined): DueStatus | undefined => {
  const status = user?.captchaStatus;
  return status === undefined || status === "na" || status === "passed" ? undefined : status;
};

/** Why the check comes up now. @source teams-shop-seasons §2 Bot-check modal */
export const REASONS: Readonly<Record<DueStatus, string>> = {
  pending: "You've been going for a long session. Nice driving! Show us that you're still a person, and keep going.",
  password:
    "Your password was entered wrongly several times. Show us that you're a person, so we know it isn't a bot guessing.",
  held: "A reward of yours waits for a quick check. Show us that you're a person, and it's on its way.",
  default: "You've been logging in a lot in a short time. Show us that you're a person, and you're good to go.",
};

/** Why a form asks for it though nothing was done here. */
export const CROWD = "A lot is coming from your network right now. Show us that you're a person, then carry on.";

/** Why a form asks for a heavy one. */
export const HEAVY =
  "A lot of wrong passwords came for this account from your network today, so this check takes about a minute, or a few on a slow computer. Then your password works as always.";

/** @source teams-shop-seasons §2: display name, username or 'Racer' */
export const nameOf = (user: Self | undefined): string => user?.displayName || user?.username || "Racer";

/** @source teams-shop-seasons §8 Bot check */
export const UNKNOWN = "An unknown error occurred. Please try again!";
