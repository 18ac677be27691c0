import { Kysely, PostgresDialect, sql, type PostgresPoolClient } from "kysely";
import { Client, DatabaseError } from "pg";

import { stepsOf, type Migration } from "#shared/server/platform/postgres/migrations.ts";

import { changesOf, schemaOf, SPY, type Schema } from "./schema.ts";

/** What ends the transaction of a migration, or may do one thing here and another on a database with rows. */
const UNREADABLE =
  /^(?:do|call|begin|start|commit|end|rollback|abort|savepoint|release|prepare|execute|set|reset|discard)\b/;
const TAKES_RIGHTS = /^(?:revoke|reassign)\b|\bowner to\b|^alter (?:database|role|user|system)\b/;

/** The setting that says in which phase a migration is. */
const WATCHES = "judge.phase";
/** Settings on which others rely while a migration runs. */
const GUARDS = "current_setting('lock_timeout') || current_setting('session_replication_role')";

interface Look {
  /** Tables of the version before that nobody can read. */
  readonly held: readonly string[];
  /** How often such tables were read so far, row by row. */
  readonly scans: number;
  readonly guards: string;
}

/** Runs migrations on a real database, and says what each does there that an expand one may not. */
export class MigrationJudge {
  readonly #client: Client;
  readonly #db: Kysely<never>;
  #released: Schema = new Map();
  /** What is there now, as long as nothing is kept. */
  #before: Schema | undefined;
  /** What is wrong with the step that runs; nothing is watched between steps. */
  #watch: { readonly faults: Set<string>; readonly before: readonly string[]; last: Look } | undefined;

  private constructor(client: Client) {
    this.#client = client;
    const query = (text: string, values: unknown[]) => this.#query(text, values);
    const watched = { query: query as PostgresPoolClient["query"], release: () => undefined };
    const pool = { options: {}, connect: () => Promise.resolve(watched), end: () => client.end() };
    this.#db = new Kysely<never>({ dialect: new PostgresDialect({ pool }) });
  }

  /** @param databaseUrl of a database that is as the version before made it @param more what else it has */
  static async on(databaseUrl: string, more: string): Promise<MigrationJudge> {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(more);
    const judge = new MigrationJudge(client);
    judge.#released = await schemaOf(judge.#db);
    await client.query(spies(judge.#tables));
    return judge;
  }

  /** Runs one as it would be run, and keeps what it did if it is to be kept. @returns what is wrong with it; a contract may do anything */
  async faultsOf(name: string, migration: Migration, isKept = false): Promise<readonly string[]> {
    const trx = await this.#db.startTransaction().execute();
    const faults = new Set<string>();
    try {
      await sql`set local lock_timeout = '2s'`.execute(trx);
      await sql`select set_config(${WATCHES}, ${migration.phase ?? ""}, true)`.execute(trx);
      const before = (this.#before ??= await schemaOf(trx));
      for (const step of stepsOf({ [name]: migration })) {
        const look = await this.#look();
        if (migration.phase !== "contract") this.#watch = { faults, before: look.held, last: look };
        await step.take(trx);
        this.#watch = undefined;
      }
      if (migration.phase === "contract") return [];
      for (const fault of changesOf(this.#released, before, await schemaOf(trx))) faults.add(fault);
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      faults.add(`fails: ${error.message}`);
    } finally {
      this.#watch = undefined;
      await (isKept ? trx.commit() : trx.rollback()).execute();
      if (isKept) this.#before = undefined;
    }
    return [...faults];
  }

  close(): Promise<void> {
    return this.#db.destroy();
  }

  get #tables(): readonly string[] {
    return [...this.#released.values()]
      .filter(({ kind }) => kind === "table")
      .map(({ id }) => id.replace("relation ", ""));
  }

  async #query(text: string, values: unknown[]): Promise<unknown> {
    const watch = this.#watch;
    // What is made concurrently is made after the commit, which doesn't come here.
    const said = text.replace(/^((?:create (?:unique )?|drop )index) concurrently/i, "$1");
    if (watch === undefined) return this.#client.query(said, values);
    const refused = statementsIn(text).flatMap((statement) => [
      ...(UNREADABLE.test(statement) ? [`does what no test can read: ${statement}`] : []),
      ...(TAKES_RIGHTS.test(statement) ? [`takes rights: ${statement}`] : []),
    ]);
    for (const fault of refused) watch.faults.add(fault);
    if (refused.length > 0) return { command: "", rowCount: 0, rows: [] };
    const result = await this.#client.query(said, values);
    const look = await this.#look();
    if (look.guards !== watch.last.guards) watch.faults.add(`changes what it waits for or who hears of it: ${text}`);
    const isHeld = look.held.some((table) => !watch.before.includes(table));
    if (isHeld && look.scans > watch.last.scans) watch.faults.add(`works while nobody can read a table: ${text}`);
    watch.last = look;
    return result;
  }

  async #look(): Promise<Look> {
    const { rows } = await this.#client.query<Look>(
      `select array(select relation::text from pg_locks where pid = pg_backend_pid() and mode = 'AccessExclusiveLock'
          and relation = any ($1::oid[])) as held,
        (select coalesce(sum(pg_stat_get_xact_numscans(relation)), 0)::integer from unnest($1::oid[]) as relation) as scans,
        ${GUARDS} as guards`,
      [this.#tables],
    );
    return rows[0] as Look;
  }
}

/** Says of every table that a row of it goes. */
const spies = (tables: readonly string[]): string => `
  create function ${SPY}() returns trigger language plpgsql as $spy$
    begin
      if current_setting('${WATCHES}', true) = 'contract' then return null; end if;
      raise 'takes away rows of %', tg_table_name;
    end $spy$;
  do $spies$ declare relation oid; begin
    foreach relation in array '{${tables.join()}}'::oid[] loop
      execute format('create trigger ${SPY} before delete or truncate on %s execute function ${SPY}()', relation::regclass);
    end loop;
  end $spies$`;

/** The statements of a text, without comments and what is quoted, in one spelling. */
const statementsIn = (text: string): readonly string[] =>
  text
    .replaceAll(/--.*$|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1/gm, " '' ")
    .split(";")
    .map((statement) =>
      statement
        .replaceAll(/^[\s']+|\s+$/g, "")
        .replaceAll(/\s+/g, " ")
        .toLowerCase(),
    )
    .filter((statement) => statement !== "");
