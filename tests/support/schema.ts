import { sql, type Kysely } from "kysely";

/** A table, a column, a key, a function: anything in a database that a statement may rely on. */
export interface Thing {
  /** Stays, whatever it is called. */
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  /** The table or type whose it is. */
  readonly on: string | null;
  /** What would be missed if it changed, by what a change of it does. */
  readonly traits: Readonly<Record<string, unknown>>;
  /** What it does to what is written from now on. */
  readonly does: Readonly<Record<string, unknown>>;
}

export type Schema = ReadonlyMap<string, Thing>;

/** Everything that migrations made. */
export async function schemaOf(db: Kysely<never>): Promise<Schema> {
  const { rows } = await sql<Thing>`
    with relations as (
      select * from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S', 'i', 'I')),
    types as (
      select * from pg_type t where typnamespace = 'public'::regnamespace and typtype in ('c', 'd', 'e', 'r')
        and not exists (select from relations r where r.oid = t.typrelid and r.relkind <> 'c')),
    things (id, kind, name, "on", traits, does) as (
      select 'relation ' || c.oid, case c.relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'view' else 'table' end,
        c.relname, null::text,
        jsonb_build_object('writes every row anew', pg_relation_filenode(c.oid),
          'hides rows', c.relrowsecurity, 'loses what is written', c.relpersistence), '{}'::jsonb
        from relations c where c.relkind not in ('i', 'I')
      union all
      select 'index ' || c.oid, 'index', c.relname, 'relation ' || i.indrelid,
        jsonb_build_object('writes every row anew', pg_relation_filenode(c.oid)),
        jsonb_build_object('isUnique', i.indisunique, 'isOfKey', exists (select from pg_constraint where conindid = c.oid and contype in ('p', 'u', 'x')))
        from pg_index i join relations c on c.oid = i.indexrelid
      union all
      select 'column ' || a.attrelid || ' ' || a.attnum, 'column', a.attname, 'relation ' || a.attrelid,
        jsonb_build_object('changes a type', format_type(a.atttypid, a.atttypmod) || a.attcollation::text,
          'changes who fills it', a.attidentity::text || a.attgenerated::text || case when a.attgenerated <> '' then pg_get_expr(d.adbin, d.adrelid) else '' end),
        jsonb_build_object('isFull', a.attnotnull or t.typnotnull,
          'isFilled', a.attidentity::text <> '' or a.atthasdef)
        from pg_attribute a join relations c on c.oid = a.attrelid and c.relkind not in ('i', 'I', 'S')
        join pg_type t on t.oid = a.atttypid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attnum > 0 and not a.attisdropped
      union all
      select 'constraint ' || oid, 'constraint', conname, case when conrelid > 0 then 'relation ' || conrelid else 'type ' || contypid end,
        jsonb_build_object('changes what is refused', replace(pg_get_constraintdef(oid), ' NOT VALID', '')),
        jsonb_build_object('type', contype, 'isValid', convalidated,
          'holds', case when contype = 'f' and confdeltype in ('a', 'r') then 'relation ' || confrelid end,
          'columns', (select array_agg('column ' || conrelid || ' ' || nth) from unnest(conkey) as nth))
        from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'p', 'u', 'x')
      union all
      select 'trigger ' || oid, 'trigger', tgname, 'relation ' || tgrelid,
        jsonb_build_object('changes a trigger', pg_get_triggerdef(oid) || tgenabled::text), '{}'
        from pg_trigger where not tgisinternal and tgname <> ${SPY}
      union all
      select 'rule ' || r.oid, 'rule', r.rulename, 'relation ' || r.ev_class,
        jsonb_build_object('changes what is written', pg_get_ruledef(r.oid) || r.ev_enabled::text), '{}'
        from pg_rewrite r join relations c on c.oid = r.ev_class where c.relkind in ('r', 'p')
      union all
      select 'policy ' || oid, 'policy', polname, 'relation ' || polrelid, '{}', '{}' from pg_policy
      union all
      select 'function ' || oid, 'function', proname, null, jsonb_build_object('changes what a function gives', pg_get_function_result(oid)), '{}'
        from pg_proc where pronamespace = 'public'::regnamespace and proname <> ${SPY}
      union all
      select 'type ' || oid, 'type', typname, null, jsonb_build_object('refuses nulls', typnotnull), '{}' from types
      union all
      select 'label ' || e.oid, 'label', e.enumlabel, 'type ' || e.enumtypid, '{}', '{}' from pg_enum e join types t on t.oid = e.enumtypid
      union all
      select 'extension ' || oid, 'extension', extname, null, '{}', '{}' from pg_extension)
    select * from things`.execute(db);
  return new Map(rows.map((thing) => [thing.id, thing]));
}

/** The name of the trigger, and of its function, by which rows that are taken away are noticed. */
export const SPY = "no_row_goes";

/** What an expand migration does that it may not. @param released what the version before knows */
export function changesOf(released: Schema, before: Schema, after: Schema): readonly string[] {
  const isKnown = (id: string | null): boolean => id !== null && released.has(id);
  const said = (what: string, { kind, name, on }: Thing): string =>
    `${what}: the ${kind} ${name}${on === null ? "" : ` of ${before.get(on)?.name ?? after.get(on)?.name}`}`;
  const gone = [...before.values()].filter(({ id }) => isKnown(id) && !after.has(id));
  const isAlone = ({ on }: Thing): boolean => on === null || after.has(on);
  return [
    ...gone.filter(isAlone).map((thing) => said("drops", thing)),
    ...[...after.values()]
      .filter(({ id, does }) => !before.has(id) && isKnown((does["holds"] ?? null) as string | null))
      .map((thing) => said("keeps rows that the version before deletes", thing)),
    ...[...after.values()].flatMap((thing) => {
      const { id, on } = thing;
      const was = before.get(id);
      const faults = was === undefined ? ofNew(thing, before, after) : ofChanged(was, thing, isKnown(id));
      return isKnown(id) || isKnown(on) ? faults.map((fault) => said(fault, thing)) : [];
    }),
  ];
}

function ofChanged(was: Thing, is: Thing, isKnown: boolean): readonly string[] {
  return [
    ...(isKnown && was.name !== is.name ? ["renames"] : []),
    ...Object.keys(is.traits).filter((what) => was.traits[what] !== is.traits[what]),
    ...(was.does["isFull"] !== is.does["isFull"] ? ["changes whether it takes nulls"] : []),
    ...(was.does["isFilled"] === true && is.does["isFilled"] === false ? ["drops a default"] : []),
  ];
}

const KEYS: Readonly<Record<string, string>> = {
  p: "adds a primary key",
  u: "adds a unique key",
  x: "adds a unique key",
};

/** Of what is added to something that is there. */
function ofNew({ kind, does }: Thing, before: Schema, after: Schema): readonly string[] {
  if (kind === "rule" || kind === "policy") return ["changes what is read or written"];
  if (kind === "index") return does["isUnique"] === true && does["isOfKey"] === false ? ["adds a unique key"] : [];
  if (kind === "column")
    return does["isFull"] === true && does["isFilled"] === false ? ["adds what the version before doesn't fill"] : [];
  if (kind !== "constraint") return [];
  const key = KEYS[String(does["type"])];
  if (key !== undefined) return [key];
  // Of a reference PostgreSQL knows that a column that was just added is empty.
  const areEmpty = ((does["columns"] ?? []) as readonly string[]).every(
    (column) => !before.has(column) && after.get(column)?.does["isFilled"] === false,
  );
  return does["isValid"] === true && !(does["type"] === "f" && areEmpty) ? ["checks every row"] : [];
}
