import type { ReasonOf, State } from "#shared/rules/network-check/judge.ts";
import type { CheckName } from "#shared/rules/network-check/measured.ts";

/** What a finding means, and what helps. */
interface Words {
  readonly means: string;
  readonly help?: string;
}

const ASK = "Ask whoever looks after your network, and give them the text below.";
const TURN_OFF = "Turn off ad blockers and other add-ons for this site, then check again.";

export const CHECK_NAMES: Readonly<Record<CheckName, string>> = {
  site: "This site",
  calls: "Game server",
  files: "Files of the game",
  line: "Live connection",
  clock: "Clock",
  delay: "Delay",
  loss: "Lost messages",
  storage: "Storage",
  graphics: "Graphics",
  fonts: "Fonts",
  offline: "Offline practice",
};

export const STATE_NAMES: Readonly<Record<State | "running", string>> = {
  running: "Running",
  fine: "Fine",
  weak: "Weak",
  blocked: "Blocked",
};

const foreign = (what: string): Words => ({
  means: `Something in between answers for ${what}: a filter, or a login page of the network.`,
  help: `Open another website and see whether the network asks you to log in. If it doesn't: ${ASK}`,
});
const refused = (what: string): Words => ({ means: `We couldn't reach ${what}.`, help: ASK });
const silent = (what: string): Words => ({
  means: `Nothing came back from ${what}.`,
  help: `Check again in a minute. If it stays like this: ${ASK}`,
});
const reach = (what: string, fine: string): Readonly<Record<ReasonOf<"site">, Words>> => ({
  fine: { means: fine },
  foreign: foreign(what),
  refused: refused(what),
  silent: silent(what),
});

/** What each finding says. */
export const FINDING_WORDS: { readonly [C in CheckName]: Readonly<Record<ReasonOf<C>, Words>> } = {
  site: reach("this site", "This site answers."),
  calls: reach("the game server", "The game server answers, so you can log in and save what you win."),
  files: reach("the files of the game", "Cars, sounds and scripts get through."),
  line: {
    fine: { means: "Races run over this connection, and it's open both ways." },
    late: {
      means: "The live connection is open, but very slow.",
      help: "Stop downloads and videos, move closer to the Wi-Fi, or use a cable.",
    },
    some: {
      means: "Some of our race servers get through and some don't, so some races won't start.",
      help: ASK,
    },
    swallowed: {
      means: "The live connection opens, but nothing gets through it. A filter is holding the messages back.",
      help: ASK,
    },
    shut: {
      means: "The live connection can't open. Without it you can practise, but not race others.",
      help: `${TURN_OFF} If that doesn't help: ${ASK}`,
    },
  },
  clock: {
    fine: { means: "Your computer's clock is right." },
    off: {
      means: "Your computer's clock is a little wrong. You can race all the same.",
      help: "Set it to change by itself, in the settings of your computer.",
    },
    wrong: {
      means: "Your computer's clock is wrong, so logging in may not work.",
      help: "Set the date, the time and the time zone in the settings of your computer.",
    },
    unknown: { means: "We couldn't compare your computer's clock: no answer came.", help: ASK },
  },
  delay: {
    fine: { means: "Answers come quickly, so you see the others where they are." },
    slow: {
      means: "Answers take long, so you see the others late. Your own keys count at once all the same.",
      help: "Stop downloads and videos, move closer to the Wi-Fi, or use a cable.",
    },
    uneven: {
      means: "Answers come sometimes fast and sometimes slowly, so cars may jump.",
      help: "Move closer to the Wi-Fi, or use a cable.",
    },
    unknown: { means: "We couldn't measure the delay: no answer came.", help: ASK },
  },
  loss: {
    fine: { means: "Every message gets an answer." },
    some: {
      means: "Some messages get no answer, so races may stop for a moment.",
      help: "Move closer to the Wi-Fi, or use a cable.",
    },
    most: { means: "Most messages get no answer.", help: `Check your connection. If it's fine elsewhere: ${ASK}` },
  },
  storage: {
    fine: { means: "Your browser remembers you and your settings." },
    nothing: {
      means: "Your browser saves nothing for this site, so you're logged out when you leave.",
      help: "Allow this site to save data, or leave the private window.",
    },
    cookies: {
      means: "Your browser refuses cookies, and an account needs them to race.",
      help: "Allow cookies for this site in the settings of your browser.",
    },
    tab: {
      means: "Your browser forgets what a tab saves. Most things work all the same.",
      help: "Allow this site to save data, or leave the private window.",
    },
  },
  graphics: {
    fine: { means: "Your graphics chip draws the road." },
    processor: {
      means: "No graphics chip helps here, so the road is drawn more simply. Racing works just as well.",
      help: "Turn on hardware acceleration in the settings of your browser, if it has that.",
    },
    nothing: {
      means: "Your browser has no WebGL, so the road is drawn more simply. Racing works just as well.",
      help: "Update your browser, if you can.",
    },
  },
  fonts: {
    fine: { means: "Our fonts get through." },
    foreign: foreign("our fonts"),
    refused: {
      means: "Our fonts don't get through, so text looks different. Racing works all the same.",
      help: `${TURN_OFF} If that doesn't help: ${ASK}`,
    },
    silent: {
      means: "Our fonts don't arrive, so text looks different. Racing works all the same.",
      help: ASK,
    },
  },
  offline: {
    fine: { means: "You can practise here without a connection." },
    unable: {
      means: "This browser can't save practice for when you're offline.",
      help: "Open the site with https, outside a private window.",
    },
    saving: {
      means: "Your browser saves data, so practice isn't saved for when you're offline.",
      help: "Turn off data saving, if you want to practise offline.",
    },
    refused: {
      means: "Practice couldn't be saved for when you're offline.",
      help: "Check again in a minute.",
    },
  },
};

export const VERDICTS: Readonly<
  Record<State | "running" | "offline", { readonly title: string; readonly text: string }>
> = {
  running: { title: "Checking your connection", text: "This takes less than half a minute." },
  fine: { title: "You're ready to race", text: "Everything that Redline needs gets through." },
  weak: {
    title: "You can race, with some bumps",
    text: "Most of it gets through. See below what isn't right, and what helps.",
  },
  offline: {
    title: "You're offline",
    text: "Nothing gets through, not even this site. Connect to the internet, then check again.",
  },
  blocked: {
    title: "Racing is blocked here",
    text: "Something that Redline needs doesn't get through. See below what helps, and the text for whoever looks after your network.",
  },
};

/** The words of a finding. */
export const wordsOf = (check: CheckName, reason: string): Words =>
  (FINDING_WORDS[check] as Readonly<Record<string, Words>>)[reason] ?? { means: "" };
