import { matchMaker, ServerError } from "@colyseus/core";
import { RedisPresence } from "@colyseus/redis-presence";

import { REFUSALS } from "#shared/refusal.ts";
import { TICKET_LIFE, type Ticket, type Tokens } from "#shared/server/users/tokens.ts";

/** Admits each ticket once, on whatever node it is shown. */
export class Doorkeeper {
  readonly #tokens: Tokens;

  constructor(tokens: Tokens) {
    this.#tokens = tokens;
  }

  /** @throws ServerError 401 with a sentence when the ticket is not good or was used */
  async admit(ticket: string): Promise<Ticket> {
    const read = this.#tokens.readTicket(ticket ?? "");
    if (!read) throw new ServerError(REFUSALS.notSignedIn, "This ticket is not good. Ask for a new one.");
    if (await this.#spend(read)) return read;
    throw new ServerError(REFUSALS.ticketSpent, "This ticket was used before. Ask for a new one.");
  }

  /** @returns whether this is its first time */
  async #spend({ ticketID }: Ticket): Promise<boolean> {
    const key = `ticket:${ticketID}`;
    const { presence } = matchMaker;
    // What the presence offers for this is four commands; this is one.
    if (presence instanceof RedisPresence)
      return (await presence["pub"].set(key, "", "PX", TICKET_LIFE, "NX")) === "OK";
    return (await presence.hincrbyex(key, "uses", 1, TICKET_LIFE / 1_000)) === 1;
  }
}
