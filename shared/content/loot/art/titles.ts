import { INKS, type FixedInk } from "../../cars/car.ts";
import type { Hex } from "../../cars/colour.ts";
import type { LootID, TitleArt } from "../loot.ts";

const title = (ground: Hex, trim: FixedInk, sticker: number): TitleArt => ({
  inks: { ground, text: INKS.chalk },
  trim,
  emblem: sticker as LootID,
});

/** Ribbons by lootID. */
export const TITLE_ART: Readonly<Record<number, TitleArt>> = {
  // Raw Racing Recruit
  501: title("#2b3a55", "redline", 113),
  // Spacebar Pilot
  502: title("#1f5a86", "sky", 121),
  // Comma Collector
  503: title("#12665d", "teal", 115),
  // Early Bird
  504: title("#7a4a12", "amber", 118),
  // Weekend Wheels
  505: title("#4b2f7a", "violet", 112),
  // Snack Stop Regular
  506: title("#8a3230", "amber", 108),
  // Night Driver
  507: title("#23264f", "violet", 117),
  // Home Row Hero
  508: title("#2c3350", "chrome", 114),
  // Number Cruncher
  509: title("#1b5078", "sky", 123),
  // Pit Lane Poet
  510: title("#6b2a5b", "pink", 104),
  // Quiet Thunder
  511: title("#3a3f57", "amber", 101),
  // Word Wrangler
  512: title("#6e4424", "sand", 116),
  // Backspace Free
  513: title("#0f5f58", "frost", 110),
  // Eight-Finger Wizard
  514: title("#57309e", "pink", 120),
  // Photo Finisher
  515: title("#34394f", "chrome", 126),
  // Hot on the Heels
  516: title("#8c2418", "amber", 103),
  // Beyond the Horizon
  517: title("#3b2a78", "pink", 124),
  // Redline Regular
  518: title("#7d1f22", "redline", 113),
  // Wampus Chaser
  519: title("#4a2c8f", "gold", 130),
  // Golden Keys
  520: title("#6e4d0e", "gold", 105),
  // Novice on the Move
  531: title("#35523a", "leaf", 125),
  // Rising Rookie
  532: title("#2f5f3f", "leaf", 119),
  // Steady Pro
  533: title("#1d5f63", "teal", 127),
  // Sharp Ace
  534: title("#1e5580", "sky", 102),
  // Trusted Expert
  535: title("#334a8c", "sky", 111),
  // Proud Champion
  536: title("#5a3796", "violet", 129),
  // Calm Master
  537: title("#6a2f7f", "pink", 107),
  // Epic Driver
  538: title("#8a2a4b", "pink", 103),
  // Living Legend
  539: title("#7a4b0c", "gold", 105),
};
