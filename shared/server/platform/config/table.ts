import { GROUPS } from "./groups.ts";

const HEAD = ["variable", "default", "meaning"];

const rows = (): readonly (readonly string[])[] =>
  GROUPS.flatMap(({ title, settings }) => [
    [`**${title}**`, "", ""],
    ...settings.map(({ name, unset, means }) => [`\`${name}\``, unset === undefined ? "" : `\`${unset}\``, means]),
  ]);

/** README's table of all settings, with columns of equal width as the formatter writes them. */
export function settingsTable(): string {
  const all = [HEAD, ...rows()];
  const widths = HEAD.map((_, column) => Math.max(...all.map((cells) => cells[column]?.length ?? 0)));
  const lines = all.map((cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`);
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [lines[0], rule, ...lines.slice(1)].join("\n");
}
