import { z } from "zod";

type Shapes = Readonly<Record<string, z.ZodType>>;
/** Longer enumerations are left to the schemas. */
const MOST_VALUES = 6;

type Schema = z.core.JSONSchema.BaseSchema;

/** The file with the full schemas. */
export const SCHEMA_FILE = "realtime-schema.json";

/** The messages of one side of a room, as a table. */
export function messages(title: string, shapes: Shapes): string {
  const rows = Object.entries(shapes).map(([type, shape]) => {
    const schema = schemaOf(shape);
    return `| \`${type}\` | \`${brief(schema)}\` | ${meaningOf(schema)} |`;
  });
  return `### ${title}\n\n| message | carries | meaning |\n|---|---|---|\n${rows.join("\n")}`;
}

/** The same as JSON Schemas. */
export const schemasOf = (shapes: Shapes): Record<string, object> =>
  Object.fromEntries(Object.entries(shapes).map(([type, shape]) => [type, schemaOf(shape)]));

function schemaOf(shape: z.ZodType): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: "input" });
  return schema;
}

/** The description of a message, and those of its fields. */
function meaningOf({ description = "", properties = {} }: Schema): string {
  const fields = Object.entries(properties as Record<string, Schema>).flatMap(([name, field]) =>
    field.description === undefined ? [] : [`\`${name}\`: ${field.description}`],
  );
  return [description, ...fields].join(" ").trim();
}

/** A shape in one line: names and types, with names only for nested fields. */
function brief(schema: Schema, isDeep = false): string {
  const options = (schema.anyOf ?? schema.oneOf) as readonly Schema[] | undefined;
  if (options) return briefOfOptions(options, isDeep);
  if (schema.enum && schema.enum.length <= MOST_VALUES)
    return schema.enum.map((value) => JSON.stringify(value)).join(" or ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type === "array") return briefOfArray(schema, isDeep);
  if (schema.type !== "object") return [schema.type].flat().join(" or ");
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const label = required.has(name) ? name : `${name}?`;
    return isDeep ? label : `${label}: ${brief(field as Schema, true)}`;
  });
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

/** For a union of objects that differ only in `data`, the common fields are enough. */
function briefOfOptions(options: readonly Schema[], isDeep: boolean): string {
  const [first] = options;
  if (first?.type === "object" && options.length > 1 && !isDeep)
    return `{ ${Object.keys(first.properties ?? {}).join(", ")} }`;
  return [...new Set(options.map((option) => brief(option, isDeep)))].join(" or ");
}

function briefOfArray({ items, prefixItems }: Schema, isDeep: boolean): string {
  if (prefixItems) return `[${prefixItems.map((item) => brief(item as Schema, isDeep)).join(", ")}]`;
  const each = brief((items ?? {}) as Schema, isDeep);
  return each.includes(" or ") && !each.startsWith("{") ? `(${each})[]` : `${each}[]`;
}
