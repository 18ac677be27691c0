import { setTimeout as wait } from "node:timers/promises";

import { Room, ServerError, type Client } from "@colyseus/core";

import { PressBatch, type TrialBegins, type TrialOver } from "#shared/contracts/realtime/certificate.ts";
import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import { MESSAGES_A_SECOND } from "#shared/contracts/realtime/message-limits.ts";
import type { TrialID } from "#shared/ids.ts";
import { REFUSALS } from "#shared/refusal.ts";
import { CERTIFICATE } from "#shared/rules/certificate/numbers.ts";
import type { EndedTrial } from "#shared/rules/certificate/result.ts";
import { isThrough, newTrialLane, takePresses, wordsIn, type TrialLane } from "#shared/rules/certificate/trial.ts";
import { writesPhrases } from "#shared/rules/fair-play/hands.ts";
import type { Ticket } from "#shared/server/accounts/sessions/tokens.ts";
import { dropTrial, leaveTrial } from "#shared/server/certificates/leave-trial.ts";
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

    /** The trial that the racer came for. */
    #openID: TrialID | undefined;
    #trial: RunningTrial | undefined;
    #lane: TrialLane = newTrialLane();
    #greenMs = Infinity;
    #shown = 0;
    #sent = 0;
    #isOver = false;
    /** Its result is stored, or on its way there. */
    #isJudged = false;

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

    override async onDispose(): Promise<void> {
      this.#isOver = true;
      if (!this.#isJudged) await this.#leave();
    }

    async #run(client: TrialClient): Promise<void> {
      const trial = await this.#begun(holderOf(client));
      if (typeof trial !== "string") this.#trial = trial;
      // Who left meanwhile has seen nothing.
      if (this.#isOver) return this.#leave();
      if (typeof trial === "string") return this.#tellTrouble(client, trial);
      this.#lane = newTrialLane(writesPhrases(trial.hands));
      await this.#show(client);
      this.#greenMs = clockMs() + CERTIFICATE.countdown;
      client.send("begins", {
        inMs: CERTIFICATE.countdown,
        lengthMs: CERTIFICATE.length,
        needed: trial.needed,
        ...(this.#lane.pieces && { takesPhrases: true }),
      } satisfies TrialBegins);
      const { countdown, length, grace } = CERTIFICATE;
      this.clock.setTimeout(() => void this.#end(client), countdown + length + grace);
    }

    /** The racer's open trial, once its pictures are drawn. */
    async #begun({ userID }: Ticket): Promise<RunningTrial | "none" | "slow"> {
      const untilMs = clockMs() + DRAWN_WITHIN_MS;
      while (clockMs() < untilMs && !this.#isOver) {
        const open = await openTrialOf(node.app.db, userID, node.app.config.site);
        if (!open || (this.#openID !== undefined && open.trialID !== this.#openID)) return "none";
        this.#openID = open.trialID;
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
      const last = Math.min(this.#lane.written.length + CERTIFICATE.linesAhead, trial.lines.length - 1);
      while (this.#shown <= last) {
        const line = this.#shown++;
        const picture = await pictureOfLine(node.app.db, trial.trialID, line).catch((error: unknown) => {
          // The next line asks again.
          this.#shown = Math.min(this.#shown, line);
          throw error;
        });
        if (!picture) continue;
        this.#sent++;
        client.send("picture", { line, words: wordsIn(trial.lines[line]?.right ?? ""), picture });
      }
    }

    async #end(client: TrialClient): Promise<void> {
      const trial = this.#trial;
      if (!trial || this.#isOver) return;
      this.#isOver = true;
      this.#isJudged = true;
      for (let tries = 1; ; tries++) {
        try {
          const ended = await perform(node.app, (work) => endTrial(work, trial, this.#lane));
          // A racer who was erased meanwhile has gone, and the trial with them.
          if (ended) client.send("over", overOf(ended));
          break;
        } catch (error) {
          node.app.log.warn({ err: error, trialID: trial.trialID }, "a certificate race is not stored yet");
          if (tries === STORE_TRIES) {
            this.#tellTrouble(client, "lost");
            return this.#leave();
          }
          await wait(STORE_PAUSE_MS);
        }
      }
      this.clock.setTimeout(() => void this.disconnect(CLOSE_CODES.left.code), STORE_PAUSE_MS);
    }

    /** There is no result: pictures go at once, and what was no try counts as none. */
    async #leave(): Promise<void> {
      const [openID, trial] = [this.#openID, this.#trial];
      const seen = { pictures: this.#sent, presses: this.#lane.received };
      try {
        if (trial) await perform(node.app, (work) => leaveTrial(work, trial.trialID, seen));
        else if (openID !== undefined) await perform(node.app, (work) => dropTrial(work, openID));
      } catch (error) {
        node.app.log.warn({ err: error, trialID: openID }, "a trial that was left goes with the next purge");
      }
    }

    #tellTrouble(client: TrialClient, trouble: keyof typeof SENTENCES): void {
      this.#isOver = true;
      client.send("trouble", { message: SENTENCES[trouble] });
      this.clock.setTimeout(() => void this.disconnect(CLOSE_CODES.left.code), STORE_PAUSE_MS);
    }
  };
}

const overOf = ({ end, speed, accuracy, shown, needed, isCertified }: EndedTrial): TrialOver => ({
  end,
  speed,
  accuracy,
  shown,
  needed,
  isCertified,
});

function holderOf(client: TrialClient): Ticket {
  if (!client.auth) throw new Error("a client without a ticket is in a certificate race");
  return client.auth;
}
