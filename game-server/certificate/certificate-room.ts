import { setTimeout as wait } from "node:timers/promises";

import { Room, ServerError, type Client } from "@colyseus/core";

import { PressBatch, type TrialOver } from "#shared/contracts/realtime/certificate.ts";
import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import { MESSAGES_A_SECOND } from "#shared/contracts/realtime/message-limits.ts";
import { REFUSALS } from "#shared/refusal.ts";
import { CERTIFICATE } from "#shared/rules/certificate/numbers.ts";
import { isThrough, newTrialLane, takePresses, wordsIn, type TrialLane } from "#shared/rules/certificate/trial.ts";
import type { Ticket } from "#shared/server/accounts/sessions/tokens.ts";
import {
  beginTrial,
  endTrial,
  openTrialOf,
  pictureOfLine,
  type RunningTrial,
} from "#shared/server/certificates/run-trial.ts";
import { perform } from "#shared/server/platform/work.ts";

import { clockMs, type NodeContext } from "../cluster/node-context.ts";
import { refuseLateArrival } from "../colyseus/going-down.ts";
import { parseOrClose } from "../colyseus/parse-or-close.ts";
import type { TicketGate } from "../colyseus/ticket-gate.ts";

type TrialClient = Client<{ auth: Ticket }>;

/** Pictures are drawn within this time, or the racer is told. */
const DRAWN_WITHIN_MS = 20_000;
const LOOK_MS = 250;
/** The pictures that the racer has: the line that is typed, and the one after it. */
const AHEAD = 1;
/** How often a result is brought into the database, and the pause before each further try. */
const STORE_TRIES = 40;
const STORE_PAUSE_MS = 1_000;

const SENTENCES = {
  none: "There's no trial to begin. Please open a new one.",
  slow: "We couldn't draw the pictures in time. Please try again in a moment.",
  lost: "We couldn't store your result. We're sorry! Please try again in a moment.",
} as const;

/**
 * A certificate race: one racer, pictures of lines, and no word about what is right before the end.
 *
 * @source rules Certificate of speed
 */
export function certificateRoom(node: NodeContext, gate: TicketGate) {
  return class CertificateRoom extends Room<{ client: TrialClient }> {
    override maxClients = 1;
    override maxMessagesPerSecond = MESSAGES_A_SECOND.race;
    override patchRate = 0;

    #trial: RunningTrial | undefined;
    #lane: TrialLane = newTrialLane();
    #greenMs = Infinity;
    #shown = 0;
    #isOver = false;

    static override async onAuth(ticket: string): Promise<Ticket> {
      const admitted = await gate.admit(ticket);
      if (admitted.isGuest)
        throw new ServerError(REFUSALS.registeredOnly, "Guests have no certificates. Sign up first.");
      return admitted;
    }

    override onCreate(): void {
      this.onMessage("presses", (client, message) =>
        parseOrClose(PressBatch, message, client, (batch) => this.#press(client, batch)),
      );
      this.onMessage("*", (client) => client.leave(CLOSE_CODES.badMessage.code));
    }

    override async onJoin(client: TrialClient): Promise<void> {
      refuseLateArrival();
      node.sockets.add(holderOf(client), client);
      void this.#run(client).catch((error: unknown) => {
        node.app.log.error({ err: error }, "a certificate race could not go on");
        this.#tellTrouble(client, "slow");
      });
    }

    /** Whoever leaves, or loses the line, begins a new trial: this one shows nothing of what was right. */
    override onLeave(client: TrialClient): void {
      node.sockets.remove(holderOf(client), client);
      this.#isOver = true;
    }

    override onBeforeShutdown(): void {
      void this.disconnect(CLOSE_CODES.shutdown.code);
    }

    async #run(client: TrialClient): Promise<void> {
      const trial = await this.#begun(holderOf(client));
      if (this.#isOver) return;
      if (typeof trial === "string") return this.#tellTrouble(client, trial);
      this.#trial = trial;
      await this.#show(client);
      this.#greenMs = clockMs() + CERTIFICATE.countdown;
      client.send("begins", { inMs: CERTIFICATE.countdown, lengthMs: CERTIFICATE.length, needed: trial.needed });
      const { countdown, length, grace } = CERTIFICATE;
      this.clock.setTimeout(() => void this.#end(client), countdown + length + grace);
    }

    /** The racer's open trial, once its pictures are drawn. */
    async #begun({ userID }: Ticket): Promise<RunningTrial | "none" | "slow"> {
      const untilMs = clockMs() + DRAWN_WITHIN_MS;
      while (clockMs() < untilMs && !this.#isOver) {
        const open = await openTrialOf(node.app.db, userID, node.app.config.site);
        if (!open) return "none";
        if (open.isReady) return (await perform(node.app, (work) => beginTrial(work, open.trialID))) ?? "none";
        await wait(LOOK_MS);
      }
      return "slow";
    }

    #press(client: TrialClient, batch: PressBatch): void {
      if (!this.#trial || this.#isOver) return;
      const { lines } = this.#trial;
      const before = this.#lane;
      const arrivalMs = clockMs() - this.#greenMs;
      this.#lane = takePresses(lines, before, batch, { arrivalMs, roundTripMs: 0 });
      if (isThrough(lines, this.#lane)) return void this.#end(client);
      if (this.#lane.written.length > before.written.length) {
        void this.#show(client).catch((error: unknown) => node.app.log.warn({ err: error }, "a picture is missing"));
      }
    }

    /** Sends the pictures that the racer may see by now. */
    async #show(client: TrialClient): Promise<void> {
      const trial = this.#trial;
      if (!trial) return;
      const last = Math.min(this.#lane.written.length + AHEAD, trial.lines.length - 1);
      while (this.#shown <= last) {
        const line = this.#shown++;
        const picture = await pictureOfLine(node.app.db, trial.trialID, line).catch((error: unknown) => {
          // The next line asks again.
          this.#shown = Math.min(this.#shown, line);
          throw error;
        });
        if (picture) client.send("picture", { line, words: wordsIn(trial.lines[line]?.right ?? ""), picture });
      }
    }

    async #end(client: TrialClient): Promise<void> {
      const trial = this.#trial;
      if (!trial || this.#isOver) return;
      this.#isOver = true;
      for (let tries = 1; ; tries++) {
        try {
          const { end, speed, accuracy, needed, isCertified } = await perform(node.app, (work) =>
            endTrial(work, trial, this.#lane),
          );
          client.send("over", { end, speed, accuracy, needed, isCertified } satisfies TrialOver);
          break;
        } catch (error) {
          node.app.log.warn({ err: error, trialID: trial.trialID }, "a certificate race is not stored yet");
          if (tries === STORE_TRIES) return this.#tellTrouble(client, "lost");
          await wait(STORE_PAUSE_MS);
        }
      }
      this.clock.setTimeout(() => void this.disconnect(CLOSE_CODES.left.code), STORE_PAUSE_MS);
    }

    #tellTrouble(client: TrialClient, trouble: keyof typeof SENTENCES): void {
      this.#isOver = true;
      client.send("trouble", { message: SENTENCES[trouble] });
      this.clock.setTimeout(() => void this.disconnect(CLOSE_CODES.left.code), STORE_PAUSE_MS);
    }
  };
}

function holderOf(client: TrialClient): Ticket {
  if (!client.auth) throw new Error("a client without a ticket is in a certificate race");
  return client.auth;
}
