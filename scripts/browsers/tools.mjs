// What each browser needs of this machine. Plain JavaScript, no packages: asked for before anything is installed.
import { firstOnPath } from "../system-tools.mjs";

const TOOLS = {
  firefox: { setting: "REDLINE_FIREFOX", names: ["firefox-esr", "firefox"], debian: "firefox-esr" },
  driver: { setting: "REDLINE_WEBKIT_DRIVER", names: ["WebKitWebDriver"], debian: "webkit2gtk-driver" },
  display: { setting: "REDLINE_XVFB", names: ["Xvfb"], debian: "xvfb" },
};

const NEEDED = { firefox: ["firefox"], webkit: ["driver", "display"] };

/** The browsers, in the order in which they play. */
export const BROWSERS = Object.keys(NEEDED);

/** @returns where the tools of some browsers are, as settings of the environment, or what is missing and how to get it */
export function toolsOf(browsers) {
  const needed = browsers.flatMap((browser) => NEEDED[browser]).map((name) => TOOLS[name]);
  const found = needed.map((tool) => ({ ...tool, path: process.env[tool.setting] ?? firstOnPath(tool.names) }));
  const lacking = found.filter(({ path }) => path === undefined);
  if (lacking.length === 0) return { tools: Object.fromEntries(found.map(({ setting, path }) => [setting, path])) };
  const settings = lacking.map(({ setting }) => setting).join(", ");
  return {
    missing: `There is no ${lacking.map(({ names }) => names.join(" or ")).join(", no ")} here. On Debian: apt-get install ${lacking
      .map(({ debian }) => debian)
      .join(" ")}. Is it elsewhere? Name it in ${settings}.`,
  };
}
