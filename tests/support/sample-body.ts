import { z } from "zod";

/** The least that a shape takes: every required field, with the first value that fits. */
export const sampleBody = (shape: z.ZodType): Record<string, unknown> =>
  sample(z.toJSONSchema(shape, { io: "input" })) as Record<string, unknown>;

function sample(schema: z.core.JSONSchema._JSONSchema): unknown {
  if (typeof schema === "boolean") return 0;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first !== undefined) return sample(first);
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sample(schema.properties?.[name] ?? true)]),
      );
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items as z.core.JSONSchema._JSONSchema));
    case "boolean":
      return false;
    case "integer":
    case "number":
      return Math.max(1, schema.minimum ?? 1);
    case "string":
      if (schema.pattern?.startsWith("^\\/") === true) return "/";
      return schema.format === "email" ? "sample@example.org" : "sample".padEnd(schema.minLength ?? 0, "x");
    default:
      return null;
  }
}
