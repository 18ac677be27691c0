import { sql, type Kysely } from "kysely";

import { SITES } from "../../content/site.ts";
import { isCountDue } from "../../rules/board-counts.ts";
import { BOARD_PARTS } from "../../rules/board-parts.ts";
import {
  BOARD,
  BOARD_GROUPS,
  BOARD_KINDS,
  boardKey,
  boardOf,
  isSettled,
  periodsToMake,
  SHARES,
  SPAN_OF,
  type Board,
} from "../../rules/boards.ts";
import { endOfPeriod } from "../../rules/periods.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import { sweep, sweepChore, type Batch, type Chore } from "../platform/jobs/sweep.ts";
import type { Performer, Work } from "../platform/work.ts";
import { boardsOfParts } from "./parts.ts";
import { boardOrder, figureColumn, mayStand, standings } from "./standings.ts";

/** Far more boards than ever are made at once. */
const PAGE = 10_000;

/**
 * Makes the boards of all periods that run, and of those that ended so lately that races of theirs may still be paid. Each is a
 * transaction of its own: whoever dies in it leaves the board as it was.
 *
 * @source rules Boards
 */
export async function makeBoards(app: Performer): Promise<void> {
  await sweepChore(app, BOARDS, { page: PAGE, batch: 1 });
  await sweep(app, formerLines);
}

const BOARDS: Chore<Board> = {
  failure: "a board could not be made",
  due: (db, now, last) => (last === undefined ? boardsToMake(db, now) : Promise.resolve([])),
  async treat(work, boards) {
    for (const board of boards) await makeBoard(work, board);
    return boards.length;
  },
};

/** The boards that may have changed since they were made. A part that only a later version knows is left to that. */
export async function boardsToMake(db: Kysely<Database>, now: Stamp): Promise<readonly Board[]> {
  const ofEverybody = Object.values(SPAN_OF).flatMap((span) =>
    periodsToMake(span, now).flatMap((period) =>
      SITES.flatMap((site) =>
        BOARD_GROUPS.flatMap((group) => BOARD_KINDS.map((kind) => ({ kind, group, span, period, site }))),
      ),
    ),
  );
  const made = await db.selectFrom("boards").select(["board", "made_stamp", "end_stamp"]).execute();
  const settled = new Set<string>();
  const open = new Set<string>();
  for (const { board, made_stamp, end_stamp } of made) {
    (isSettled(end_stamp, made_stamp) ? settled : open).add(board);
  }
  const keys = new Set([...ofEverybody.map(boardKey), ...(await boardsOfParts(db, now)).map(boardKey), ...open]);
  return [...keys]
    .filter((key) => !settled.has(key))
    .map(boardOf)
    .filter(({ part }) => part === undefined || BOARD_PARTS.includes(part));
}

interface Line {
  readonly entrant_id: number;
  readonly figure: number;
  readonly races: number;
}

/**
 * Makes a board, unless somebody else does so just now. What is as it was keeps its version. A part in which nobody has a place has
 * no board until its period is settled.
 */
export async function makeBoard(work: Work, board: Board): Promise<void> {
  const { trx, now } = work;
  const key = boardKey(board);
  const end = endOfPeriod(board.span, board.period);
  if (end === undefined) throw new Error(`${key} is of no period`);
  // An insert would wait for whoever makes the board just now.
  const known = await trx.selectFrom("boards").select("board").where("board", "=", key).executeTakeFirst();
  if (!known) {
    const isNeeded = board.part === undefined || isSettled(end, now) || (await linesOf(trx, board, now)).length > 0;
    if (!isNeeded) return;
    await trx
      .insertInto("boards")
      .values({ board: key, made_stamp: now, end_stamp: end })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const kept = await trx
    .selectFrom("boards")
    .select(["version", "entrants", "shares", "counted_stamp"])
    .where("board", "=", key)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!kept) return;
  const lines = await linesOf(trx, board, now);
  const version = (await isAsKept(work, key, kept.version, lines)) ? kept.version : kept.version + 1;
  if (version !== kept.version) await writeLines(work, key, version, lines);
  const counted =
    lines.length < BOARD.lines
      ? { entrants: lines.length, shares: [], counted_stamp: 0 as Stamp }
      : now >= end || isCountDue(board, kept.counted_stamp, now)
        ? { ...(await countOf(trx, board)), counted_stamp: now }
        : {};
  await trx
    .updateTable("boards")
    .set({ version, made_stamp: now, ...counted })
    .where("board", "=", key)
    .execute();
}

/** The first lines of a board, as things are now. */
export async function linesOf(db: Kysely<Database>, board: Board, now: Stamp): Promise<readonly Line[]> {
  const entrants =
    board.group === "racers"
      ? sql`${standings(board)} s join users on users.user_id = s.id where ${mayStand(board.site, now)}`
      : sql`${standings(board)} s`;
  const { rows } = await sql<Line>`
    select s.id as entrant_id, ${figureColumn(board.kind)} as figure, s.ranked as races from ${entrants}
    order by ${boardOrder(board.kind)} limit ${BOARD.lines}`.execute(db);
  return rows;
}

async function isAsKept({ trx }: Work, key: string, version: number, lines: readonly Line[]): Promise<boolean> {
  const kept = await trx
    .selectFrom("board_lines")
    .select(["place", "entrant_id", "figure", "races"])
    .where("board", "=", key)
    .where("version", "=", version)
    .orderBy("place")
    .execute();
  return (
    kept.length === lines.length &&
    lines.every(({ entrant_id, figure, races }, nth) => {
      const was = kept[nth];
      return was?.place === nth + 1 && was.entrant_id === entrant_id && was.figure === figure && was.races === races;
    })
  );
}

async function writeLines({ trx }: Work, key: string, version: number, lines: readonly Line[]): Promise<void> {
  await sql`
    insert into board_lines (board, version, place, entrant_id, figure, races)
    select ${key}, ${version}, place, entrant_id, figure, races
    from unnest(${lines.map(({ entrant_id }) => entrant_id)}::bigint[], ${lines.map(({ figure }) => figure)}::float8[],
      ${lines.map(({ races }) => races)}::integer[]) with ordinality as l (entrant_id, figure, races, place)`.execute(
    trx,
  );
}

/** Everybody on a board, and where the best hundredth ends, the next and so on. */
export async function countOf(
  db: Kysely<Database>,
  board: Board,
): Promise<{ readonly entrants: number; readonly shares: number[] }> {
  const { rows } = await sql<{ readonly entrants: number; readonly shares: number[] | null }>`
    select count(*)::integer as entrants, percentile_disc(${SHARES}::float8[]) within group (
      order by ${figureColumn(board.kind)}::float8 desc) as shares
    from ${standings(board)} s`.execute(db);
  const [count] = rows;
  return { entrants: count?.entrants ?? 0, shares: count?.shares ?? [] };
}

/** Lines that no longer hold. The version before stays until the next one, for whoever reads it just now. */
const formerLines: Batch = async ({ trx }, size) => {
  const { numAffectedRows } = await sql`
    delete from board_lines where ctid = any (array(
      select l.ctid from boards b join board_lines l on l.board = b.board and l.version < b.version - 1
      limit ${size} for update of l skip locked))`.execute(trx);
  return Number(numAffectedRows ?? 0);
};
