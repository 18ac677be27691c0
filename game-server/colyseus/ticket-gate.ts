import { matchMaker, ServerError } from "@colyseus/core";
import { RedisPresence } from "@colyseus/redis-presence";

import { REFUSALS } from "#shared/refusal.ts";
import { TICKET_LIFE, type Ticket, type Tokens } from "#shared/server/accounts/sessions/tokens.ts";

/** Admits each ticket once across all nodes. */
export class TicketGate {
  readonly #tokens: Tokens;

  constructor(tokens: Tokens) {
    this.#tokens = tokens;
  }

  /** @throws ServerError 401 with a sentence when the ticket is invalid or was used */
  async admit(ticket: string): Promise<Ticket> {
    const read = this.#tokens.readTicket(ticket ?? "");
    if (!read) throw new ServerError(REFUSALS.notSignedIn, "This ticket isn't valid. Ask for a new one.");
    if (await this.#spend(read)) return read;
    throw new ServerError(REFUSALS.ticketSpent, "This ticket was used before. Ask for a new one.");
  }

  /** @returns whether the ticket is used for the first time */
  async #spend({ ticketID }: Ticket): Promise<boolean> {
    const key = `ticket:${ticketID}`;
    const { presence } = matchMaker;
    // The presence API would need four commands for this.
    if (presence instanceof RedisPresence)
      return (await presence["pub"].set(key, "", "PX", TICKET_LIFE, "NX")) === "OK";
    return (await presence.hincrbyex(key, "uses", 1, TICKET_LIFE / 1_000)) === 1;
  }
}
