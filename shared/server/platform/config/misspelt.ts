import { distance } from "fastest-levenshtein";

/** Without what people write in another way each time: case, signs between words, the product's name before it. */
const bare = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "")
    .replace(/^REDLINE(?=.)/, "");
const lettersOf = (name: string): string => [...name].toSorted().join("");
/** Short names are near many that mean something else. */
const mostMistakes = (setting: string): number => (setting.length < 8 ? 1 : 2);
const SHORT = 5;

function isMeant(variable: string, setting: string): boolean {
  if (variable === setting) return true;
  if (variable.length === setting.length && lettersOf(variable) === lettersOf(setting)) return true;
  return variable.length >= SHORT && distance(variable, setting) <= mostMistakes(setting);
}

/** What the environment has that is no setting and looks like one, and which one it looks like. */
export const misspelt = (
  env: Readonly<Record<string, string | undefined>>,
  settings: readonly string[],
): readonly { readonly variable: string; readonly setting: string }[] =>
  Object.keys(env)
    .filter((variable) => !settings.includes(variable))
    .flatMap((variable) => {
      const meant = settings.filter((setting) => isMeant(bare(variable), bare(setting)));
      const [setting] = meant.toSorted((one, other) => distance(variable, one) - distance(variable, other));
      return setting === undefined ? [] : [{ variable, setting }];
    });
