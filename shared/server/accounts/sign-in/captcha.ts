import { createChallenge, randomInt, verifySolution, type Challenge, type Payload } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";

import { Refusal } from "../../../refusal.ts";
import { after, minutes, stampOf, type Stamp } from "../../../units.ts";
import type { Vault } from "../../platform/vault.ts";
import type { Work } from "../../platform/work.ts";
import { secretHash } from "../recovery/codes.ts";

/** One PBKDF2 derivation is this many rounds; a browser tries some thousand of them: about a second on a Chromebook. */
const ROUNDS = 500;
const TRIES = { least: 1_000, most: 3_000 } as const;
const CHALLENGE_LIFE = minutes(10);

const Solved = z.object({
  challenge: z.looseObject({ parameters: z.looseObject({ expiresAt: z.number() }), signature: z.string() }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string() }),
});

/** A bot check as a call brings it along. */
export interface BotCheck {
  readonly isDue: boolean;
  readonly token: string | undefined;
}

/** Makes and reads bot checks. */
export interface Captcha {
  /** @param weight how many times the work of a light one */
  challenge(now: Stamp, weight?: number): Promise<Challenge>;
  /** @throws Refusal captchaWrong when the token is no right, fresh, unused solution; captchaNeeded when it was too light */
  spend(work: Work, token: string, weight?: number): Promise<void>;
  /** @throws Refusal captchaNeeded when one is due and none came along; captchaWrong */
  meet(work: Work, check: BotCheck): Promise<void>;
}

/** @source rules Bot check */
export function newCaptcha(vault: Vault): Captcha {
  const secrets = {
    hmacSignatureSecret: vault.secretFor("captcha challenge"),
    hmacKeySignatureSecret: vault.secretFor("captcha key"),
  };
  const captcha: Captcha = {
    challenge: (now, weight = 1) =>
      createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: ROUNDS,
        counter: randomInt(TRIES.least * weight, TRIES.most * weight),
        data: { weight },
        deriveKey,
        expiresAt: after(now, CHALLENGE_LIFE),
        ...secrets,
      }),
    async spend({ trx, now }, token, weight = 1) {
      const solved = readToken(token);
      if (!solved) throw captchaWrong();
      if (Number(solved.challenge.parameters.data?.weight ?? 1) < weight) throw captchaNeeded("password", weight);
      const { verified } = await verifySolution({ ...solved, deriveKey, ...secrets });
      if (!verified) throw captchaWrong();
      const fresh = await trx
        .insertInto("spent_solutions")
        .values({
          solution_hash: secretHash(solved.challenge.signature ?? ""),
          expires_stamp: after(now, CHALLENGE_LIFE),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning("solution_hash")
        .executeTakeFirst();
      if (!fresh) throw captchaWrong();
    },
    async meet(work, { isDue, token }) {
      if (token !== undefined) await captcha.spend(work, token);
      else if (isDue) throw captchaNeeded("default");
    },
  };
  return captcha;
}

function readToken(token: string): Payload | undefined {
  try {
    const read = Solved.safeParse(JSON.parse(Buffer.from(token, "base64").toString("utf8")));
    const isFresh = read.success && read.data.challenge.parameters.expiresAt > stampOf(new Date());
    return isFresh ? (read.data as unknown as Payload) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** @param status what it is due for: wrong passwords for the account, or much that comes from one address */
export const captchaNeeded = (status: "password" | "default", weight = 1): Refusal =>
  new Refusal("captchaNeeded", "First show us that you're not a bot.", {
    captchaStatus: status,
    captchaWeight: weight,
  });

const captchaWrong = (): Refusal =>
  new Refusal("captchaWrong", "That check didn't work. Please try again.", { field: "captchaToken" });
