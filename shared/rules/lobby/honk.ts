import { ms, seconds } from "../../units.ts";
import { between, pick, type Dice } from "../chance.ts";
import { tableOf, type Lobby } from "./lobby.ts";
import { type Table } from "./table.ts";

export const HONK = {
  /** A racer honks at most once in this long. */
  everyMs: seconds(1),
  /** How often a bot of the table honks back, and after which wait. */
  back: { chance: 0.6, waitMs: { min: ms(300), max: ms(900) } },
} as const;

/** A bot that is going to honk. */
interface Reply {
  readonly tableID: number;
  readonly seat: number;
  readonly atMs: number;
}

export interface Honks {
  /** When each connection honked last. */
  readonly lastMs: ReadonlyMap<string, number>;
  readonly replies: readonly Reply[];
}

export const NO_HONKS: Honks = { lastMs: new Map(), replies: [] };

/** A honk that a table hears. */
export interface Heard {
  readonly table: Table;
  readonly seat: number;
}

/** A racer honks: heard by the table, and perhaps answered by a bot. Nothing happens where it comes too soon. */
export function honk(
  honks: Honks,
  lobby: Lobby,
  key: string,
  nowMs: number,
  dice: Dice,
): { readonly honks: Honks; readonly heard?: Heard } {
  const table = tableOf(lobby, key);
  if (!table || nowMs - (honks.lastMs.get(key) ?? -Infinity) < HONK.everyMs) return { honks };
  const seat = table.seats.findIndex((each) => !each.isBot && each.key === key);
  const lastMs = new Map([...honks.lastMs].filter(([, atMs]) => nowMs - atMs < HONK.everyMs)).set(key, nowMs);
  const bots = table.seats.flatMap(({ isBot }, at) => (isBot ? [at] : []));
  const { chance, waitMs } = HONK.back;
  const answers = bots.length > 0 && dice() < chance;
  const reply = answers && {
    tableID: table.tableID,
    seat: pick(dice, bots),
    atMs: nowMs + between(dice, waitMs.min, waitMs.max),
  };
  return { honks: { lastMs, replies: reply ? [...honks.replies, reply] : honks.replies }, heard: { table, seat } };
}

/** The bots that honk now. A seat that a person has taken meanwhile stays silent. */
export function honksBack(
  honks: Honks,
  lobby: Lobby,
  nowMs: number,
): { readonly honks: Honks; readonly heard: readonly Heard[] } {
  const due = honks.replies.filter(({ atMs }) => atMs <= nowMs);
  if (due.length === 0) return { honks, heard: [] };
  const heard = due.flatMap(({ tableID, seat }) => {
    const table = lobby.tables.find((each) => each.tableID === tableID);
    return table?.seats[seat]?.isBot === true ? [{ table, seat }] : [];
  });
  return { honks: { ...honks, replies: honks.replies.filter(({ atMs }) => atMs > nowMs) }, heard };
}
