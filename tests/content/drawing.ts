import { DOMParser } from "@xmldom/xmldom";

const ALLOWED = new Set([
  "svg",
  "g",
  "defs",
  "path",
  "ellipse",
  "clipPath",
  "linearGradient",
  "radialGradient",
  "stop",
]);
const ARGUMENTS: Readonly<Record<string, number>> = { m: 2, l: 2, t: 2, h: 1, v: 1, s: 4, q: 4, c: 6, a: 7, z: 0 };

/** Parses strictly: a warning of the parser is an error too. */
export function elementsOf(svg: string): readonly Element[] {
  const refuse = (message: string): never => {
    throw new Error(`${message} in ${svg.slice(0, 120)}`);
  };
  const parser = new DOMParser({ errorHandler: { warning: refuse, error: refuse, fatalError: refuse } });
  return Array.from(parser.parseFromString(svg, "image/svg+xml").getElementsByTagName("*"));
}

/** What is wrong with path data, if anything: unknown letters, or a command with too few or too many numbers. */
function faultOfPath(d: string): string | undefined {
  if (!/^[Mm]/.test(d)) return `starts with no move: ${d}`;
  for (const [segment, letter = "", rest = ""] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const count = ARGUMENTS[letter.toLowerCase()];
    const numbers = rest.match(/-?(\d+\.?\d*|\.\d+)/g) ?? [];
    const leftover = rest.replaceAll(/-?(\d+\.?\d*|\.\d+)/g, "").replaceAll(/[\s,]/g, "");
    if (count === undefined || leftover !== "") return `"${segment}" in ${d}`;
    const fits = count === 0 ? numbers.length === 0 : numbers.length > 0 && numbers.length % count === 0;
    if (!fits) return `"${segment}" in ${d}`;
  }
  return undefined;
}

/** Everything that would break a picture as an inline drawing or as an image under a strict content policy. */
export function faultsOf(svg: string): readonly string[] {
  const elements = elementsOf(svg);
  const ids = elements.flatMap((element) => element.getAttribute("id") || []);
  const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id = ""]) => id);
  return [
    ...(/NaN|undefined|null|Infinity/.exec(svg) ?? []),
    ...(/style=|href|\son\w+=|<!|&/.exec(svg) ?? []),
    ...elements.flatMap(({ tagName }) => (ALLOWED.has(tagName) ? [] : `<${tagName}>`)),
    ...elements.flatMap((element) => (element.hasAttribute("d") && faultOfPath(element.getAttribute("d") ?? "")) || []),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `id ${id} twice`),
    ...used.filter((id) => !ids.includes(id)).map((id) => `no element ${id}`),
  ];
}

export const idsOf = (svg: string): readonly string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);

/** The picture without its colours and ids: what is left is its shapes. */
export const shapesOf = (svg: string): string =>
  svg
    .replaceAll(/#[0-9a-f]{6}/g, "#")
    .replaceAll(/ id="[^"]+"/g, "")
    .replaceAll(/url\(#[^)]+\)/g, "url");

export const doubled = <T>(list: readonly T[]): readonly T[] => list.filter((item, at) => list.indexOf(item) !== at);
