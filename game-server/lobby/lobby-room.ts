import { randomUUID } from "node:crypto";

import { Room, ServerError, type AuthContext, type Client } from "@colyseus/core";

import type { LessonID } from "#shared/content/lessons/lesson.ts";
import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import { Honk, JoinOptions, type HonkHeard, type TableView } from "#shared/contracts/realtime/lobby.ts";
import { MathLobbyOptions } from "#shared/contracts/realtime/math-race.ts";
import { MESSAGES_A_SECOND } from "#shared/contracts/realtime/message-limits.ts";
import type { RaceID, UserID } from "#shared/ids.ts";
import { REFUSALS } from "#shared/refusal.ts";
import { mayTalk } from "#shared/rules/classes/circle.ts";
import { hadDaily, publicText } from "#shared/rules/daily-text.ts";
import { honk, honksBack, NO_HONKS, type Honks } from "#shared/rules/lobby/honk.ts";
import { newLobby, remove, seatOf, type Lobby } from "#shared/rules/lobby/lobby.ts";
import { joinTables, sitDown, standUp } from "#shared/rules/lobby/sitting.ts";
import { speedsAt } from "#shared/rules/lobby/speed.ts";
import { readyTables, startsInMs } from "#shared/rules/lobby/start.ts";
import { fillUp, seatBots } from "#shared/rules/lobby/table-bots.ts";
import { guestsOf, isProgram, keepAt, type Guest, type RacerCard, type Table } from "#shared/rules/lobby/table.ts";
import { shownAs } from "#shared/rules/shown.ts";
import type { Ticket } from "#shared/server/accounts/sessions/tokens.ts";
import { lobbyRoomID } from "#shared/server/lobby/lobby-room-id.ts";
import type { Movers } from "#shared/server/race/race-seats.ts";
import { dayOf } from "#shared/units.ts";

import { clockMs, type NodeContext } from "../cluster/node-context.ts";
import { inTime } from "../colyseus/deadline.ts";
import { refuseLateArrival } from "../colyseus/going-down.ts";
import { parseOrClose } from "../colyseus/parse-or-close.ts";
import type { TicketGate } from "../colyseus/ticket-gate.ts";
import { openRace, type TypingPlan } from "../race/race-plan.ts";
import { newBot, planMathRace, planRace, withNitros, withPhrases } from "../race/race-plans.ts";
import { GivenTexts } from "./given-texts.ts";

const TICK_MS = 100;

/** A racer who came in, and on the math site the lesson to solve. */
type Visit = Ticket & { readonly lessonID?: LessonID; readonly isTakingOver: boolean };
type LobbyClient = Client<{ auth: Visit }>;

/** Where racers wait for a public race. Its id is fixed, so a join needs no search, however many rooms there are. */
export function lobbyRoom(node: NodeContext, gate: TicketGate) {
  const bot = (table: Table): RacerCard => newBot(table, node.dice);
  return class LobbyRoom extends Room<{ client: LobbyClient }> {
    override autoDispose = false;
    override patchRate = TICK_MS;
    override maxMessagesPerSecond = MESSAGES_A_SECOND.elsewhere;

    #lobby: Lobby = newLobby(node.tableTimes);
    #honks: Honks = NO_HONKS;
    readonly #given = new GivenTexts();
    /** Who is in the door: their seats are being looked up. */
    readonly #arriving = new Set<Guest>();

    static override async onAuth(ticket: string, options: unknown, _context: AuthContext): Promise<Visit> {
      const wish = node.app.config.site === "math" ? lessonIn(options) : {};
      const { takeOver } = JoinOptions.parse(options);
      return { ...(await gate.admit(ticket)), ...wish, isTakingOver: takeOver };
    }

    override onCreate(): void {
      this.roomId = lobbyRoomID(node.app.config.site);
      this.onMessage("honk", (client, message) => parseOrClose(Honk, message, client, () => this.#honk(client)));
      this.onMessage("*", (client) => client.leave(CLOSE_CODES.badMessage.code));
    }

    /** @throws ServerError with the close code when the racer is driving a race in another tab */
    override async onJoin(client: LobbyClient): Promise<void> {
      refuseLateArrival();
      if (!client.auth) throw new Error("a client without a ticket is in the lobby");
      const { userID, card, lessonID } = client.auth;
      node.sockets.add(client.auth, client);
      const daysText = this.#daysTextFor(userID, card);
      const guest = {
        ...card,
        userID,
        key: client.sessionId,
        ...(lessonID !== undefined && { lessonID }),
        ...(daysText && { daysText }),
      };
      this.#arriving.add(guest);
      try {
        const wayBack = await node.seats.sit(client.auth, { roomID: this.roomId, staysOpen: false });
        if (wayBack) return client.send("seat", wayBack);
      } finally {
        this.#arriving.delete(guest);
      }
      const before = seatOf(this.#lobby, userID)?.seat.key;
      this.#become(sitDown(this.#lobby, guest, clockMs(), node.dice, node.app.nowStamp()));
      if (before !== undefined) this.clients.getById(before)?.leave(CLOSE_CODES.elsewhere.code);
    }

    /** The racer has sat down in another room, on whatever node. */
    dismiss(userID: UserID): void {
      const seat = seatOf(this.#lobby, userID)?.seat;
      if (seat) this.clients.getById(seat.key)?.leave(CLOSE_CODES.elsewhere.code);
    }

    override onLeave(client: LobbyClient): void {
      if (client.auth) node.sockets.remove(client.auth, client);
      this.#become(standUp(this.#lobby, client.sessionId));
    }

    override onBeforePatch(): void {
      const nowMs = clockMs();
      this.#become(joinTables(seatBots(this.#lobby, nowMs, node.dice, bot), nowMs));
      const back = honksBack(this.#honks, this.#lobby, nowMs);
      this.#honks = back.honks;
      for (const { table, seat } of back.heard) this.#tellHonk(table, seat);
      for (const table of readyTables(this.#lobby, nowMs, [...this.#arriving])) {
        this.#become(remove(this.#lobby, table));
        void this.#start(fillUp(table, bot));
      }
    }

    #honk(client: LobbyClient): void {
      const { honks, heard } = honk(this.#honks, this.#lobby, client.sessionId, clockMs(), node.dice);
      this.#honks = honks;
      if (heard) this.#tellHonk(heard.table, heard.seat);
    }

    #tellHonk(table: Table, seat: number): void {
      const honker = table.seats[seat];
      for (const guest of guestsOf(table)) {
        const hears = honker?.isBot !== false || honker.key === guest.key || mayTalk(honker.circle, guest.circle);
        if (hears) this.clients.getById(guest.key)?.send("honk", { seat } satisfies HonkHeard);
      }
    }

    /** The only place where the lobby changes; sends the change to everyone at a changed table. */
    #become(next: Lobby): void {
      const before = new Set(this.#lobby.tables);
      this.#lobby = next;
      for (const table of next.tables) if (!before.has(table)) this.#show(table);
    }

    #show(table: Table): void {
      const seats = table.seats.map((seat) => ({
        displayName: seat.displayName,
        ...shownAs(seat),
        carID: seat.carID,
        carHueAngle: seat.carHueAngle,
        isBot: isProgram(seat),
        avgSpeed: seat.avgSpeed,
      }));
      const [slowest, fastest] = speedsAt(table, clockMs());
      const view = {
        seats,
        speeds: [slowest, fastest] as [number, number],
        sceneryKey: table.sceneryKey,
        ...(table.specialScenery !== undefined && { specialScenery: table.specialScenery }),
        startsInMs: Math.round(startsInMs(this.#lobby, table, clockMs())),
      };
      for (const [ownSeat, seat] of table.seats.entries()) {
        if (!seat.isBot) this.clients.getById(seat.key)?.send("table", { ...view, ownSeat } satisfies TableView);
      }
    }

    #daysTextFor(userID: UserID, { dailyDay, isInContest }: Ticket["card"]): Guest["daysText"] {
      if (node.app.config.site !== "type") return undefined;
      if (hadDaily({ dailyDay, givenTexts: this.#given.of(userID) }, dayOf(node.app.nowStamp()))) return "had";
      return isInContest ? "needed" : undefined;
    }

    #typingPlan(raceID: RaceID, table: Table, seated: Movers): TypingPlan {
      const guests = guestsOf(table);
      const takers = guests.map((guest) => ({ ...guest, givenTexts: this.#given.of(guest.userID) }));
      const textID = publicText(takers, dayOf(node.app.nowStamp()), node.dice);
      for (const { userID } of guests) this.#given.note(userID, textID);
      return withPhrases(planRace(raceID, withNitros(table, seated), textID, node.dice), seated);
    }

    /**
     * Makes the race on the least loaded node and hands each racer its seat. A bot drives for a racer who has taken a
     * seat elsewhere, or has left.
     */
    async #start(full: Table): Promise<void> {
      this.#show(full);
      const raceID = randomUUID() as RaceID;
      const userIDs = guestsOf(full).map(({ userID }) => userID);
      const seated = await node.seats.moveInto(raceID, this.roomId, userIDs);
      const racing = new Set(seated.keys());
      for (const { userID, key } of guestsOf(full)) {
        const client = this.clients.getById(key);
        if (!seated.has(userID)) client?.leave(CLOSE_CODES.elsewhere.code);
        else if (!client && racing.delete(userID)) node.seats.done(raceID, userID);
      }
      if (racing.size === 0) return;
      const table = fillUp(keepAt(full, racing), bot);
      try {
        const { lessonID } = table;
        const plan =
          lessonID === undefined ? this.#typingPlan(raceID, table, seated) : planMathRace(raceID, table, lessonID);
        const racers = table.seats.flatMap((seat, slot) => {
          if (seat.isBot) return [];
          const client = this.clients.getById(seat.key);
          return [{ client, holder: { userID: seat.userID, sessionID: client?.auth?.sessionID, slot } }];
        });
        const holders = racers.map(({ holder }) => holder);
        const seats = await inTime(openRace(plan, holders));
        for (const [index, { client }] of racers.entries()) client?.send("seat", seats[index]);
      } catch (error) {
        node.app.log.error({ err: error }, "a race could not be made");
        for (const userID of racing) node.seats.done(raceID, userID);
        for (const { key } of guestsOf(table)) {
          this.clients.getById(key)?.send("trouble", { message: "We couldn't open a race. Please try again." });
        }
      }
    }
  };
}

/** @throws ServerError 400 without a lesson; the ticket is not spent */
function lessonIn(options: unknown): { readonly lessonID: LessonID } {
  const read = MathLobbyOptions.safeParse(options);
  if (!read.success) throw new ServerError(REFUSALS.badInput, "Choose a math type first.");
  return { lessonID: read.data.lessonID };
}
