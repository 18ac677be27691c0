/** Names of browsers as they stand in what a browser says of itself; the first that is there counts. */
const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ["Edge", /\bEdgA?\/(\d+)/],
  ["Opera", /\bOPR\/(\d+)/],
  ["Samsung Internet", /\bSamsungBrowser\/(\d+)/],
  ["Firefox", /\b(?:Firefox|FxiOS)\/(\d+)/],
  ["Chrome", /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/],
  ["Safari", /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//],
];

const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ["ChromeOS", /\bCrOS\b/],
  ["Android", /\bAndroid\b/],
  ["iPad", /\biPad\b/],
  ["iPhone", /\biPhone\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
];

/** Which browser it is, as "Firefox 140 on Windows": as much as helps, and no more than many others say, too. */
export function browserName(userAgent: string): string {
  const browser = BROWSERS.flatMap(([name, mark]) => {
    const [, version] = mark.exec(userAgent) ?? [];
    return version === undefined ? [] : [`${name} ${version}`];
  })[0];
  const system = SYSTEMS.find(([, mark]) => mark.test(userAgent))?.[0];
  return `${browser ?? "Another browser"}${system === undefined ? "" : ` on ${system}`}`;
}
