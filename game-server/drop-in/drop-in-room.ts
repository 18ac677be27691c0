import { ServerError } from "@colyseus/core";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import type { BeginDropInRace } from "#shared/contracts/realtime/drop-in.ts";
import { MESSAGES_A_SECOND } from "#shared/contracts/realtime/message-limits.ts";
import { REFUSALS } from "#shared/refusal.ts";
import * as rule from "#shared/rules/drop-in/lesson.ts";
import { DROP_IN } from "#shared/rules/drop-in/numbers.ts";
import { minutes } from "#shared/units.ts";

import { clockMs, type NodeContext } from "../cluster/node-context.ts";
import { refuseLateArrival } from "../colyseus/going-down.ts";
import { SeatedRoom } from "../colyseus/seated-room.ts";
import { Pings } from "../race/pings.ts";
import {
  dropInRoomID,
  isTeacher,
  measure,
  type DropInClient,
  type DropInPlan,
  type Knock,
  type KnockAnswer,
} from "./drop-in-client.ts";
import { DropInEntrance } from "./drop-in-entrance.ts";
import { dropInHandlers, type DropInDeeds } from "./drop-in-messages.ts";
import { startRace, type DropInRace } from "./drop-in-race.ts";
import { DropInSubjects } from "./drop-in-subjects.ts";
import { showLanes, showLesson, showPodium, showTasks } from "./drop-in-views.ts";
import { SHUT, TROUBLE } from "./drop-in-words.ts";

const TICK_MS = 100;
const SEAT_SECONDS = 15;

/**
 * A lesson without accounts: door, roster and races in one room, which alone knows who is in it. What it knows ends with it.
 * Nothing of it is written: no ticket, no seat, no settlement, no log; its listing names the code alone.
 */
export function dropInRoom(node: NodeContext) {
  const { dice } = node;
  const open = new Set<object>();
  return class DropInRoom extends SeatedRoom<{ client: DropInClient }> {
    override patchRate = TICK_MS;
    override maxMessagesPerSecond = MESSAGES_A_SECOND.race;
    override seatReservationTimeout = SEAT_SECONDS;
    /** The teacher, a full lesson, and as many who were asked out. */
    override maxClients = 1 + 2 * DROP_IN.mostPupils;

    #code = "";
    #bellMs = 0;
    #teacherUntilMs = clockMs() + DROP_IN.withoutTeacherMs;
    #lesson = rule.EMPTY_LESSON;
    #isChanged = true;
    #entrance = new DropInEntrance({ language: "english", network: "" }, dice);
    #race: DropInRace | undefined;
    readonly #subjects = new DropInSubjects(node.app.config.site === "math", dice);
    #toldMs = 0;
    readonly #pings = new Pings(clockMs());
    readonly #deeds: DropInDeeds = {
      choose: (client, name) => this.#choose(client, name),
      offer: (client) => this.#entrance.ask(client),
      begin: (client, wish) => this.#begin(client, wish),
      pause: (client, isPaused) => this.#pause(client, isPaused),
      end: () => this.#race?.end(),
      putOut: (client, nth, isOut) => this.#putOut(client, nth, isOut),
      lock: (isLocked) => this.#become(rule.lock(this.#lesson, isLocked)),
      close: () => void this.#close(),
      act: (client, type, message) => this.#act(client, type, message),
    };

    /** Nobody joins by the room's id: the door gives seats. */
    static override onAuth = () => Promise.resolve(false);

    /** @throws ServerError with a sentence */
    override onCreate(plan: DropInPlan): void {
      if (open.size >= DROP_IN.mostOnNode) throw new ServerError(REFUSALS.unavailable, SHUT.many);
      open.add(this);
      this.roomId = dropInRoomID(plan.code);
      this.#code = plan.code;
      this.#bellMs = clockMs() + minutes(plan.minutes);
      this.#entrance = new DropInEntrance(plan, dice);
      for (const [type, handle] of Object.entries(dropInHandlers(node.app.config.site))) {
        this.onMessage(type, (client, message) => handle(this.#deeds, client, message));
      }
      this.onMessage("*", (client) => client.leave(CLOSE_CODES.badMessage.code));
    }

    /** Somebody says code and pattern, on any node. */
    knock(knock: Knock): KnockAnswer {
      return this.#entrance.knock(knock, this.#lesson);
    }

    override onDispose(): void {
      open.delete(this);
    }

    override onJoin(client: DropInClient): void {
      refuseLateArrival();
      if (!isTeacher(client) && this.#entrance.isFull(this.#lesson))
        throw new ServerError(REFUSALS.classFull, SHUT.full);
      measure(client);
      this.#isChanged = true;
      if (isTeacher(client)) this.#entrance.showPattern(client);
      else this.#entrance.take(client, this.#lesson);
    }

    override async onDrop(client: DropInClient, code?: number): Promise<void> {
      if (this.isGivenUp(client, code)) return;
      const nth = this.#nthOf(client);
      this.#become(rule.goAway(this.#lesson, client.sessionId, clockMs()));
      if (nth !== undefined) this.#race?.goAway(nth);
      const ofPupil = nth === undefined ? DROP_IN.countedMs : DROP_IN.comeBackMs;
      const keptMs = isTeacher(client) ? DROP_IN.withoutTeacherMs : ofPupil;
      await this.allowReconnection(client, keptMs / 1_000).catch(() => undefined);
    }

    override onReconnect(client: DropInClient): void {
      measure(client);
      this.#become(rule.comeBack(this.#lesson, client.sessionId));
      this.#isChanged = true;
      const nth = this.#nthOf(client);
      const podiums = this.#lesson.podiums.slice(isTeacher(client) ? 0 : -1);
      for (const podium of podiums) showPodium(client, this.#lesson, podium);
      if (isTeacher(client)) this.#entrance.showPattern(client);
      else if (nth === undefined) this.#entrance.offer(client, this.#lesson);
      if (nth !== undefined) this.#race?.comeBack(nth);
      showTasks([client], this.#shown);
      if (this.#race) showLanes([client], { lesson: this.#lesson, race: this.#race }, this.#race.lanes());
    }

    override onLeave(client: DropInClient): void {
      const nth = this.#nthOf(client);
      if (nth !== undefined) this.#race?.giveUp(nth);
      this.#entrance.forget(client);
      this.#become(rule.leave(this.#lesson, client.sessionId));
      this.#isChanged = true;
    }

    override onBeforePatch(): void {
      const nowMs = clockMs();
      if (this.clients.some(isTeacher)) this.#teacherUntilMs = nowMs + DROP_IN.withoutTeacherMs;
      if (nowMs >= this.#bellMs || nowMs >= this.#teacherUntilMs) return void this.#close();
      this.#pings.send(this, nowMs);
      if (this.#entrance.turn()) for (const desk of this.clients.filter(isTeacher)) this.#entrance.showPattern(desk);
      this.#entrance.offerOthers(this.clients, this.#lesson);
      for (const key of this.#entrance.late) this.clients.getById(key)?.leave(CLOSE_CODES.idle.code);
      this.#tickRace();
      if (this.#race && nowMs >= this.#toldMs + DROP_IN.lanesEveryMs) this.#tellLanes(this.#race, nowMs);
      if (this.#race?.isOver) this.#finish(this.#race);
      if (!this.#isChanged) return;
      this.#isChanged = false;
      showLesson(this.clients, this.#shown);
    }

    /** A node that stops ends its lessons: nothing of them could go elsewhere. */
    override onBeforeShutdown(): void {
      void this.#close();
    }

    get #shown() {
      return { code: this.#code, leftMs: this.#bellMs - clockMs(), lesson: this.#lesson, race: this.#race };
    }

    #become(next: rule.DropInLesson): void {
      this.#lesson = next;
      this.#isChanged = true;
    }

    #nthOf(client: DropInClient): number | undefined {
      return rule.nthOf(this.#lesson, client.sessionId);
    }

    #clientOf(nth: number): DropInClient | undefined {
      const key = this.#lesson.pupils.find((pupil) => pupil.nth === nth)?.key;
      return key === undefined ? undefined : this.clients.getById(key);
    }

    #choose(client: DropInClient, name: string): void {
      if (!this.#entrance.choose(client, name, this.#lesson)) return;
      this.#become(rule.enter(this.#lesson, { key: client.sessionId, name }));
    }

    #begin(client: DropInClient, wish: BeginDropInRace): void {
      if (this.#race) return client.send("trouble", { message: TROUBLE.raceIsOn });
      const next = rule.begin(this.#lesson);
      if (!next.racers) return client.send("trouble", { message: TROUBLE.nobody });
      const subject = this.#subjects.next(wish);
      if (!subject) return client.send("trouble", { message: TROUBLE.mathType });
      const race = startRace(next.racers, subject, dice, node.app.nowStamp());
      race.tell = (nth, message) => this.#clientOf(nth)?.send(...message);
      this.#race = race;
      this.#become(next);
      showTasks(this.clients, this.#shown);
    }

    #pause(client: DropInClient, isPaused: boolean): void {
      if (!this.#race || this.#race.isPaused === isPaused) return;
      this.#race.pause(isPaused);
      if (this.#race.isPaused !== isPaused) return client.send("trouble", { message: TROUBLE.longPause });
      this.#isChanged = true;
      showTasks(this.clients, this.#shown);
    }

    /** A pause that lasts too long ends by itself, for everyone. */
    #tickRace(): void {
      const wasPaused = this.#race?.isPaused === true;
      this.#race?.tick();
      if (!this.#race || this.#race.isPaused === wasPaused) return;
      this.#isChanged = true;
      showTasks(this.clients, this.#shown);
      for (const desk of this.clients.filter(isTeacher)) desk.send("trouble", { message: TROUBLE.longPause });
    }

    #putOut(client: DropInClient, nth: number, isOut: boolean): void {
      if (!isOut && this.#entrance.isFull(this.#lesson)) return client.send("trouble", { message: SHUT.full });
      if (isOut) this.#race?.giveUp(nth);
      this.#become(rule.putOut(this.#lesson, nth, isOut));
    }

    #act(client: DropInClient, type: string, message: unknown): void {
      const nth = this.#nthOf(client);
      if (isTeacher(client)) return client.leave(CLOSE_CODES.badMessage.code);
      if (nth === undefined || !this.#race) return;
      if (!this.#race.hear(nth, type, message, client.userData?.medianMs ?? 0))
        client.leave(CLOSE_CODES.badMessage.code);
    }

    #tellLanes(race: DropInRace, nowMs: number): void {
      this.#toldMs = nowMs;
      const lanes = race.changed();
      if (lanes.length === 0) return;
      this.#isChanged ||= lanes.some(({ standing }) => standing !== "racing");
      showLanes(this.clients, { lesson: this.#lesson, race }, lanes);
    }

    #finish(race: DropInRace): void {
      this.#tellLanes(race, clockMs());
      this.#race = undefined;
      this.#become(rule.finish(this.#lesson, race.results()));
      const podium = this.#lesson.podiums.at(-1);
      if (podium) for (const client of this.clients) showPodium(client, this.#lesson, podium);
    }

    /** A race that still runs counts as it stands. */
    async #close(): Promise<void> {
      this.#race?.end();
      if (this.#race) this.#finish(this.#race);
      await this.disconnect(CLOSE_CODES.left.code);
    }
  };
}
