import { parseArgs } from "node:util";

import { BROWSERS, toolsOf } from "./browsers/tools.mjs";
import { ensureClient, ensurePackages, run } from "./setup.mjs";

const HELP = `npm run browsers: plays the first five minutes in Firefox and in WebKit, the engine of Safari, with real presses of keys,
clicks and taps: the home page, a guest's race, an account, the garage, and a race with a friend on a phone's screen.

npm run browsers -- firefox   only in one of them: ${BROWSERS.join(", ")}
npm run browsers -- firefox --set privacy.resistFingerprinting=true
                              with a setting of that browser, as about:config or MiniBrowser's --help-all names it; may be
                              given several times

Pictures of each step are kept in .cache/browsers/<browser>, and the first thing that is wrong ends that browser's turn. It
exits with 0 if all went well, 1 if something didn't, 2 if a browser is missing or an option is wrong. It brings a product
of its own with a throw-away database, and ends what it started.

The browsers are yours to install: on Debian, apt-get install firefox-esr webkit2gtk-driver xvfb. REDLINE_FIREFOX and
REDLINE_WEBKIT_DRIVER name other ones.`;

const { values, positionals } = optionsOrEnd();
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const chosen = positionals.length === 0 ? BROWSERS : BROWSERS.filter((name) => positionals.includes(name));
const unknown = positionals.find((name) => !BROWSERS.includes(name));
if (unknown !== undefined) end(`There is no browser "${unknown}" here: choose from ${BROWSERS.join(", ")}.`);
if (values.set.length > 0 && chosen.length > 1) end("--set goes with one browser: npm run browsers -- firefox --set …");
const { tools, missing } = toolsOf(chosen);
if (missing !== undefined) end(missing);

ensurePackages();
await ensureClient();
run(["scripts/browsers/main.ts", ...chosen, ...values.set.map((setting) => `--set=${setting}`)], tools);

function optionsOrEnd() {
  try {
    const options = { help: { type: "boolean" }, set: { type: "string", multiple: true, default: [] } };
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    return end(error.message);
  }
}

function end(sentence) {
  console.error(sentence);
  process.exit(2);
}
