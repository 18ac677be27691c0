import { z } from "zod";

/** The shapes of a room's messages, as a part of the document. */
export function messages(title: string, shapes: Record<string, z.ZodType>): string {
  const parts = Object.entries(shapes).map(([type, shape]) => {
    const schema = z.toJSONSchema(shape, { io: "input" });
    delete schema.$schema;
    return `#### \`${type}\`\n\n\`\`\`json\n${JSON.stringify(schema, undefined, 2)}\n\`\`\``;
  });
  return `### ${title}\n\n${parts.join("\n\n")}`;
}
