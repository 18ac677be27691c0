import { ServerError, type Presence } from "@colyseus/core";

import { REFUSALS } from "#shared/refusal.ts";
import { TICKET_LIFE, type Ticket, type Tokens } from "#shared/server/users/tokens.ts";

/** Admits each ticket once, on whatever node it is shown. */
export class Doorkeeper {
  readonly #tokens: Tokens;
  readonly #presence: Presence;

  constructor(tokens: Tokens, presence: Presence) {
    this.#tokens = tokens;
    this.#presence = presence;
  }

  /** @throws ServerError 401 with a sentence when the ticket is not good or was used */
  async admit(ticket: string): Promise<Ticket> {
    const read = this.#tokens.readTicket(ticket ?? "");
    if (!read) throw new ServerError(REFUSALS.notSignedIn, "This ticket is not good. Ask for a new one.");
    const uses = await this.#presence.hincrbyex(`ticket:${read.ticketID}`, "uses", 1, TICKET_LIFE / 1_000);
    if (uses > 1) throw new ServerError(REFUSALS.ticketSpent, "This ticket was used before. Ask for a new one.");
    return read;
  }
}
