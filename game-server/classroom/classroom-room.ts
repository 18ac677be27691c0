import type { AuthContext } from "@colyseus/core";

import type { BeginClassRace } from "#shared/contracts/realtime/classroom.ts";
import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import { MESSAGES_A_SECOND } from "#shared/contracts/realtime/message-limits.ts";
import type { RaceID, SectionID, UserID } from "#shared/ids.ts";
import type { ClassPupil, Track } from "#shared/rules/classroom/class-race.ts";
import * as rule from "#shared/rules/classroom/classroom.ts";
import { CLASSROOM } from "#shared/rules/classroom/numbers.ts";

import type { TrackNews } from "../cluster/class-news.ts";
import { clockMs, type NodeContext } from "../cluster/node-context.ts";
import { sendFrame } from "../colyseus/frames.ts";
import { refuseLateArrival } from "../colyseus/going-down.ts";
import { SeatedRoom } from "../colyseus/seated-room.ts";
import type { TicketGate } from "../colyseus/ticket-gate.ts";
import { tellRaceOver } from "../race/race-over.ts";
import { ClassRoster } from "./class-roster.ts";
import { openTrack, remembered, steer, type ClassTask } from "./class-tracks.ts";
import {
  admitVisit,
  notYours,
  teachersIn,
  tellTrouble,
  TROUBLE,
  visitOf,
  type ClassroomClient,
  type ClassroomVisit,
} from "./classroom-client.ts";
import { ClassroomLease } from "./classroom-lease.ts";
import { classroomHandlers, type ClassroomDeeds } from "./classroom-messages.ts";
import { ClassroomViews } from "./classroom-views.ts";
import { LaneWatch } from "./lane-watch.ts";
import { nextRace } from "./next-race.ts";

const TICK_MS = 250;

/** Where a class meets its teacher, between races and while they run. It lasts while a teacher is in it, and a little longer. */
export function classroomRoom(node: NodeContext, gate: TicketGate) {
  return class ClassroomRoom extends SeatedRoom<{ client: ClassroomClient }> {
    override autoDispose = false;
    override patchRate = TICK_MS;
    override maxMessagesPerSecond = MESSAGES_A_SECOND.elsewhere;
    override seatReservationTimeout = 10;

    #sectionID = 0 as SectionID;
    #room = rule.EMPTY_CLASSROOM;
    #isChanged = true;
    #isClosing = false;
    #teacherActedMs = clockMs();
    /** The tracks of earlier races: whoever was in one may have no seat back yet. */
    #before: readonly RaceID[] = [];
    #openUntilMs = clockMs() + CLASSROOM.withoutTeacherMs;
    #lease: ClassroomLease | undefined;
    #roster: ClassRoster | undefined;
    /** A track that isn't made yet hears nothing. */
    #opening: Promise<unknown> = Promise.resolve();
    #watch: LaneWatch | undefined;
    readonly #views = new ClassroomViews();
    readonly #deeds: ClassroomDeeds = {
      begin: (client, wish) => void this.#begin(client, wish),
      pause: (client, isPaused) => void this.#pause(client, isPaused),
      end: (client) => void this.#steer("end", client),
      endTournament: (client) =>
        this.#room.race ? this.#trouble(TROUBLE.runs, client) : this.#become(rule.endTournament(this.#room)),
      close: () => void this.#close(),
    };

    static override onAuth(ticket: string, options: unknown, _context: AuthContext): Promise<ClassroomVisit> {
      return admitVisit(node.app.db, gate, ticket, options);
    }

    override onCreate({ sectionID }: { sectionID: SectionID }): void {
      this.#sectionID = sectionID;
      this.#lease = new ClassroomLease(node.app, sectionID, this.roomId);
      this.#roster = new ClassRoster(node.app, sectionID, (isOpen) => this.#rosterCame(isOpen));
      this.#watch = new LaneWatch(node, sectionID, {
        onTrack: (news) => this.#hear(news),
        tell: (lanes) => teachersIn(this.clients).forEach((teacher) => sendFrame(teacher, lanes)),
      });
      void this.#roster.look();
      this.clock.setInterval(() => void this.#renew(), CLASSROOM.renewMs);
      for (const [type, handle] of Object.entries(classroomHandlers(node.app.config.site))) {
        this.onMessage(type, (client, message) => {
          this.#teacherActedMs = clockMs();
          handle(this.#deeds, client, message);
        });
      }
      this.onMessage("*", (client) => client.leave(CLOSE_CODES.badMessage.code));
    }

    /** @throws ServerError with the close code for a pupil who drives in another race */
    override async onJoin(client: ClassroomClient): Promise<void> {
      refuseLateArrival();
      const visit = visitOf(client);
      if (visit.sectionID !== this.#sectionID) throw notYours();
      node.sockets.add(visit, client);
      if (visit.role === "teacher") return this.#teacherCame(client);
      const wayBack = await node.seats.sit(visit, { roomID: this.roomId, staysOpen: true });
      const { userID, card } = visit;
      this.dismiss(userID);
      this.#become(rule.enter(this.#room, { ...card, userID, key: client.sessionId }));
      this.#watch?.forgetOwn(userID);
      if (wayBack) client.send("way-back", wayBack);
    }

    #teacherCame(client: ClassroomClient): void {
      this.#watch?.renew();
      this.#isChanged = true;
      client.send("lanes", { lanes: this.#watch?.all ?? [] });
      this.#teacherActedMs = clockMs();
      void this.#roster?.look();
    }

    /** The racer has taken a seat in another room, on any node. */
    dismiss(userID: UserID): void {
      const pupil = this.#room.pupils.find((each) => each.userID === userID);
      if (pupil) this.clients.getById(pupil.key)?.leave(CLOSE_CODES.elsewhere.code);
    }

    override async onDrop(client: ClassroomClient, code?: number): Promise<void> {
      node.sockets.remove(visitOf(client), client);
      if (this.isGivenUp(client, code)) return;
      this.#become(rule.goAway(this.#room, client.sessionId, clockMs()));
      await this.allowReconnection(client, CLASSROOM.comeBackMs / 1_000).catch((reason: unknown) => {
        node.app.log.debug({ reason }, "somebody did not come back to a class on the same line");
      });
    }

    override onReconnect(client: ClassroomClient): void {
      const visit = visitOf(client);
      if (!this.#roster?.has(visit.userID)) return client.leave(CLOSE_CODES.classOnly.code);
      const isLost = visit.role === "pupil" && !this.#room.pupils.some(({ key }) => key === client.sessionId);
      if (isLost) return client.leave(CLOSE_CODES.elsewhere.code);
      node.sockets.add(visit, client);
      this.#views.forget(client);
      if (visit.role === "teacher") this.#teacherCame(client);
      else this.#become(rule.comeBack(this.#room, client.sessionId));
    }

    override onLeave(client: ClassroomClient): void {
      node.sockets.remove(visitOf(client), client);
      this.#become(rule.leave(this.#room, client.sessionId));
    }

    override onBeforePatch(): void {
      const nowMs = clockMs();
      this.#become(rule.tick(this.#room, nowMs));
      if (teachersIn(this.clients).length > 0) this.#openUntilMs = nowMs + CLASSROOM.withoutTeacherMs;
      const isIdle = !this.#room.race && nowMs >= this.#teacherActedMs + CLASSROOM.idleMs;
      if (nowMs >= this.#openUntilMs || isIdle) void this.#withoutTeacher();
      if (this.#isChanged && this.#roster)
        this.#views.show(this.clients, { room: this.#room, roster: this.#roster, sectionID: this.#sectionID });
      this.#isChanged = false;
    }

    override async onDispose(): Promise<void> {
      this.#roster?.close();
      this.#watch?.close();
      await this.#lease?.release();
    }

    /** The only place where the room changes; what changed is shown with the next turn. */
    #become(next: rule.Classroom): void {
      if (next === this.#room) return;
      this.#room = next;
      this.#isChanged = true;
    }

    /** Who isn't of the class any more, or doesn't teach it, leaves. */
    #rosterCame(isOpen: boolean): void {
      if (!isOpen) return void this.#close();
      for (const client of this.clients) {
        if (!this.#roster?.has(visitOf(client).userID)) client.leave(CLOSE_CODES.classOnly.code);
      }
      this.#isChanged = true;
    }

    /** The lanes have a message of their own: the room is shown anew only when somebody is done. */
    #hear({ raceID, lanes }: TrackNews): void {
      const before = rule.doneIn(this.#room);
      this.#room = rule.hear(this.#room, raceID, new Map(lanes.map((lane) => [lane.userID, lane])));
      this.#isChanged ||= rule.doneIn(this.#room) !== before;
    }

    async #begin(client: ClassroomClient, wish: BeginClassRace): Promise<void> {
      const next = await nextRace(node, () => (this.#isClosing ? undefined : this.#room), wish);
      if (typeof next === "string") return this.#trouble(next, client);
      const { tracks, task } = next;
      this.#watch?.beginRace();
      this.#become(rule.begin(this.#room, wish, tracks, clockMs()));
      await (this.#opening = Promise.all(tracks.map((track) => this.#open(track, task))));
      this.#before = remembered(this.#before, tracks);
    }

    async #open(track: Omit<Track, "isOver">, task: ClassTask): Promise<void> {
      try {
        const { roomId: lobbyID, presence } = this;
        const over = (): void => this.#become(rule.trackOver(this.#room, track.raceID));
        const clientOf = ({ key }: ClassPupil): ClassroomClient | undefined => this.clients.getById(key);
        await openTrack(node, { track, task, lobbyID, beforeIDs: this.#before, presence, clientOf, over });
      } catch (error) {
        node.app.log.error({ err: error }, "a track of a class race could not be made");
        this.#become(rule.callOff(this.#room, track.raceID));
        this.#trouble(TROUBLE.notOpened);
      }
    }

    async #pause(client: ClassroomClient | undefined, isPaused: boolean): Promise<void> {
      this.#become(rule.pause(this.#room, isPaused, clockMs()));
      await this.#steer(isPaused ? "pause" : "go-on", client);
    }

    async #steer(word: "pause" | "go-on" | "end", client?: ClassroomClient): Promise<void> {
      await this.#opening;
      const raceIDs = this.#room.race?.tracks.flatMap(({ isOver, raceID }) => (isOver ? [] : raceID)) ?? [];
      const { deaf, gone } = await steer(raceIDs, word);
      for (const raceID of gone) tellRaceOver(this.presence, raceID, node.app.log);
      if (deaf.length > gone.length) this.#trouble(TROUBLE.notHeard, client);
    }

    #trouble = (message: string, client?: ClassroomClient): void => tellTrouble(this.clients, message, client);

    /** Nobody is left who could let a race go on; one that runs is driven to its end. */
    async #withoutTeacher(): Promise<void> {
      if (!this.#room.race) return this.#close();
      if (this.#room.race.pausedSinceMs !== undefined) await this.#pause(undefined, false);
    }

    async #renew(): Promise<void> {
      if (teachersIn(this.clients).length > 0) this.#watch?.renew();
      // Also for tracks that opened later, or didn't hear it.
      if (this.#room.race?.pausedSinceMs !== undefined) void this.#steer("pause");
      await this.#roster?.look();
      if ((await this.#lease?.isLost()) && !this.#isClosing) await this.disconnect(CLOSE_CODES.shutdown.code);
    }

    /** Frees the class before the room closes, so that nobody is sent to a closed room. */
    async #close(): Promise<void> {
      if (this.#isClosing) return;
      this.#isClosing = true;
      await this.lock();
      await this.#steer("end");
      await this.#lease?.release();
      await this.disconnect(CLOSE_CODES.left.code);
    }
  };
}
