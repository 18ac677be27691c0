import { sql, type Kysely } from "kysely";

import type { UserID } from "../../../ids.ts";
import type { Database } from "../../database.ts";
import type { Work } from "../work.ts";

type Table = keyof Database;
type Column = { [T in Table]: `${T}.${Extract<keyof Database[T], string>}` }[Table];

/** One part of the document that an account takes along. */
export interface PersonalExport {
  /** What the document calls it. */
  readonly name: string;
  /** The column that names the account, or the tables of which none does. */
  readonly from: readonly (Column | Table)[];
  read(this: void, db: Kysely<Database>, userID: UserID): Promise<unknown>;
  /** The account alone sees it, also where a teacher takes along what is kept about a pupil. */
  readonly isOwn?: boolean;
}

/** What a subject knows of people. Each subject with a table has one, and `registry.ts` lists it. */
export interface PersonalData {
  readonly exports: readonly PersonalExport[];
  /** Columns that name an account, and tables about people, that are not exported: why not. */
  readonly unexported?: Partial<Record<Column | Table, string>>;
  /** Columns that name an account and have no foreign key that deletes its rows: what becomes of them. */
  readonly afterErasure?: Partial<Record<Column, string>>;
  /** Tables that say nothing about anybody. */
  readonly aboutNobody?: readonly Table[];
  /** Other accounts that `erase` writes to: they are locked together with the erased ones. */
  alsoLocked?(this: void, work: Pick<Work, "trx">, userIDs: readonly UserID[]): Promise<readonly UserID[]>;
  /** Takes away what no foreign key deletes. The accounts are locked. */
  erase?(this: void, work: Work, userIDs: readonly UserID[]): Promise<void>;
}

/** Every row of a table that names the account, without some columns: secrets, their hashes, and what is somebody else's. */
export const exportTable = <T extends Table>(
  name: string,
  table: T,
  owner: Extract<keyof Database[T], string>,
  without: readonly Extract<keyof Database[T], string>[] = [],
): PersonalExport => ({
  name,
  from: [`${table}.${owner}` as Column],
  async read(db, userID) {
    const { rows } = await sql<
      Record<string, unknown>
    >`select * from ${sql.table(table)} where ${sql.ref(owner)} = ${userID}`.execute(db);
    return rows.map((row) => leaveOut(row, without));
  },
});

export const leaveOut = (row: object, without: readonly string[]): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !without.includes(name)));
