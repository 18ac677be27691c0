import "altcha/external";
import "altcha/altcha.css";
import type { AltchaGlobal, State, WidgetMethods } from "altcha/types";
import pbkdf2 from "altcha/workers/pbkdf2?worker&url";

import { minutes } from "#shared/units.ts";

import { startWorker } from "../../../net/own-workers.ts";

/** Put on the page by `altcha/external`; its own declaration of this does not resolve here. */
declare const $altcha: AltchaGlobal;

export type BotWidget = HTMLElement & WidgetMethods;
interface BotNews {
  /** How far the puzzle is, by the widget's own words. */
  readonly state: `${State}`;
  readonly payload: string | null;
}
/** What the widget says with its event `statechange`. */
export const botNews = (event: Event): BotNews => (event as CustomEvent<BotNews>).detail;

$altcha.algorithms.set("PBKDF2/SHA-256", () => startWorker(pbkdf2));
$altcha.i18n.set("en", {
  ...$altcha.i18n.get("en"),
  label: "I'm a person, not a bot",
  verifying: "One moment, we're checking",
  verified: "Thank you!",
  expired: "That took a while. Please tick the box again.",
  error: "The check didn't work. Please tick the box again.",
  waitAlert: "One moment, we're still checking.",
  // Hidden, but written as HTML before that is known.
  footer: "",
});

/** As long as a puzzle is good. */
const SOLVED_WITHIN = minutes(10);

/**
 * The box to tick. It solves a puzzle of our own server and watches nobody.
 *
 * @param isQuiet solves it as soon as it is on the page, without a tick
 */
export function botWidget(challengeUrl: string, isQuiet = false): BotWidget {
  const widget = document.createElement("altcha-widget") as BotWidget;
  widget.setAttribute(
    "configuration",
    JSON.stringify({
      auto: isQuiet ? "onload" : "off",
      challenge: challengeUrl,
      humanInteractionSignature: false,
      hideFooter: true,
      hideLogo: true,
      type: "checkbox",
      timeout: SOLVED_WITHIN,
    }),
  );
  return widget;
}
