import { z } from "zod";

type Shapes = Readonly<Record<string, z.ZodType>>;
/** Longer lists of words are left to the schemas. */
const MOST_VALUES = 6;

type Schema = z.core.JSONSchema.BaseSchema;

/** Where the document finds the whole shapes. */
export const SCHEMA_FILE = "realtime-schema.json";

/** What one side of a room says, as a table of the document. */
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

/** What the message says, and what its fields do where that is said of them. */
function meaningOf({ description = "", properties = {} }: Schema): string {
  const fields = Object.entries(properties as Record<string, Schema>).flatMap(([name, field]) =>
    field.description === undefined ? [] : [`\`${name}\`: ${field.description}`],
  );
  return [description, ...fields].join(" ").trim();
}

/** A shape in one line: names and kinds, and of what lies deeper the names alone. */
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

/** Many kinds of one object differ in its data alone: the fields that all have say enough. */
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
