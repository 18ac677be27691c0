import { declareBot } from "#shared/contracts/account/bots.ts";

import { PASSWORD, type Visitor } from "./visitor.ts";

/** Declares a visitor's account a bot. @returns its token */
export async function declared(visitor: Visitor): Promise<string> {
  const { botToken } = await visitor.get(declareBot, { body: { password: PASSWORD } });
  return botToken;
}
