const edges = (name: string): readonly [string, string] => [
  `<!-- ${name}: written by \`npm run docs\` -->\n\n`,
  `\n\n<!-- end of ${name} -->`,
];

/**
 * A document whose marked part is what the code says now.
 *
 * @throws when the marks of that part are missing
 */
export function withPart(document: string, name: string, made: string): string {
  const [start, end] = edges(name);
  const from = document.indexOf(start);
  const to = document.indexOf(end, from);
  if (from === -1 || to === -1) throw new Error(`no part "${name}" in the document`);
  return document.slice(0, from) + start + made + document.slice(to);
}
