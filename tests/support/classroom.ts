import { Client, type Room } from "@colyseus/sdk";

import { realtimeTicket } from "#shared/contracts/account/auth.ts";
import {
  CLASSROOM_MESSAGES,
  CLASSROOM_ROOM,
  type ClassroomView,
  type Final,
  type LessonView,
  type LiveLane,
  type OwnTextChecked,
  type Podium,
} from "#shared/contracts/realtime/classroom.ts";
import type { SeatReservation } from "#shared/contracts/realtime/lobby.ts";
import type { RaceStateView } from "#shared/contracts/realtime/race-state.ts";
import type { SectionID, UserID } from "#shared/ids.ts";

import type { Product } from "./product.ts";
import { hear, type TestRacer } from "./racer.ts";
import type { Visitor } from "./visitor.ts";

interface Heard {
  readonly lesson: LessonView;
  readonly classroom: ClassroomView;
  readonly lanes: { readonly lanes: readonly LiveLane[] };
  readonly podium: Podium;
  readonly final: Final;
  readonly "text-checked": OwnTextChecked;
  readonly seat: SeatReservation;
  readonly "way-back": SeatReservation;
  readonly trouble: { readonly message: string };
}

/** Somebody in a class's room, without a browser: every message they got, in order. */
export interface InClassroom {
  readonly client: Client;
  readonly room: Room;
  readonly left: Promise<number>;
  /** The newest of everyone. */
  readonly lanes: ReadonlyMap<UserID, LiveLane>;
  all<Type extends keyof Heard>(type: Type): readonly Heard[Type][];
  /** The first message of a type that is so. */
  until<Type extends keyof Heard>(type: Type, isSo?: (message: Heard[Type]) => boolean): Promise<Heard[Type]>;
  untilTrue(isTrue: () => boolean): Promise<void>;
  /** Takes the n-th seat. */
  race(nth?: number): Promise<TestRacer>;
}

/** Opens the room of a class as its teacher, or comes in. */
export async function joinClassroom(
  product: Pick<Product, "url">,
  visitor: Visitor,
  sectionID: SectionID,
  more: object = { opens: true },
): Promise<InClassroom> {
  const { ticket } = await visitor.get(realtimeTicket);
  const client = new Client(product.url);
  client.auth.token = ticket;
  const room = await client.join(CLASSROOM_ROOM, { sectionID, ...more });
  room.reconnection.enabled = false;
  const heard: { type: keyof Heard; message: unknown }[] = [];
  const lanes = new Map<UserID, LiveLane>();
  const waiting = new Set<() => void>();
  for (const [type, shape] of Object.entries(CLASSROOM_MESSAGES.received)) {
    room.onMessage(type, (message: unknown) => {
      const read = shape.parse(message);
      heard.push({ type: type as keyof Heard, message: read });
      for (const lane of "lanes" in read ? read.lanes : []) lanes.set(lane.userID, lane);
      for (const wake of waiting) wake();
    });
  }
  const left = new Promise<number>((resolve) => room.onLeave((code) => resolve(code)));
  const all = <Type extends keyof Heard>(type: Type) =>
    heard.filter((one) => one.type === type).map(({ message }) => message as Heard[Type]);
  const untilTrue = (isTrue: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const wake = (): void => {
        if (!isTrue()) return;
        waiting.delete(wake);
        resolve();
      };
      waiting.add(wake);
      wake();
    });
  return {
    client,
    room,
    left,
    lanes,
    all,
    untilTrue,
    async until(type, isSo = () => true) {
      await untilTrue(() => all(type).some(isSo));
      return all(type).find(isSo) as Heard[typeof type];
    },
    async race(nth = 0) {
      await untilTrue(() => all("seat").length > nth);
      const seat = all("seat")[nth] as SeatReservation;
      return hear((await client.consumeSeatReservation(seat)) as Room<unknown, RaceStateView>);
    },
  };
}
