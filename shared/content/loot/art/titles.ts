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
  // Cup on the Dashboard
  530: title("#5b1726", "gold", 105),
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
  // Warmed-Up Engine
  540: title("#5a3326", "butter", 103),
  // Finding the Rhythm
  541: title("#2f4a78", "sky", 101),
  // First Flag Feeling
  542: title("#2d5a3c", "leaf", 112),
  // Boost Enthusiast
  543: title("#6e2a3a", "redline", 121),
  // Chatty Keyboard
  544: title("#7a401f", "sand", 115),
  // Just One More Race
  545: title("#1f5560", "teal", 113),
  // Back for More
  546: title("#33405e", "frost", 110),
  // Good Company
  547: title("#1d5a66", "butter", 104),
  // Counts on Fingers
  548: title("#1d6a5f", "teal", 120),
  // Cold Pizza Breakfast
  549: title("#3f4f2c", "butter", 108),
  // Brain Freeze Survivor
  550: title("#5d3270", "pink", 128),
  // Still Waking Up
  551: title("#4d4568", "butter", 117),
  // Cat on the Keyboard
  552: title("#8a5520", "amber", 106),
  // Duck Crossing
  553: title("#1c5c7a", "amber", 107),
  // Prickly Before Noon
  554: title("#6a2f58", "leaf", 116),
  // Dinosaur at Heart
  555: title("#7a3a2a", "leaf", 119),
  // Carried the One
  556: title("#35506b", "frost", 126),
  // Small but Sturdy
  557: title("#3a4a78", "redline", 122),
  // Dog in the Back Seat
  558: title("#2f7284", "sand", 125),
  // Left Shift Loyalist
  559: title("#7a2f45", "pink", 114),
  // Hundred Starts
  560: title("#6b2f2a", "butter", 112),
  // Fingers in a Hurry
  561: title("#2b4f86", "amber", 120),
  // Trophy Shelf Builder
  562: title("#5b3f1f", "gold", 129),
  // Runs on Rocket Fuel
  563: title("#4a2f7a", "amber", 121),
  // Walking Dictionary
  564: title("#6a5a96", "sand", 125),
  // Not One Typo
  565: title("#1f6a55", "butter", 102),
  // Seven Sunrises
  566: title("#2f4f8a", "butter", 109),
  // Minibus Driver
  567: title("#3f5c2a", "butter", 107),
  // Crowded Driveway
  568: title("#474a68", "sky", 113),
  // Chaser of Sunsets
  569: title("#6e2f5a", "amber", 118),
  // Three Pairs of Socks
  570: title("#1f5c74", "frost", 128),
  // Dumpling Detective
  571: title("#8a2f3a", "gold", 106),
  // Lantern Carrier
  572: title("#1f5560", "amber", 103),
  // Snowball Dodger
  573: title("#2a5f8a", "frost", 119),
  // Scenic Route Taker
  574: title("#33602f", "leaf", 122),
  // Semicolon Admirer
  575: title("#24487a", "teal", 115),
  // Road Scholar
  576: title("#6e3f1c", "sand", 123),
  // Hummingbird Hands
  577: title("#1f6650", "leaf", 126),
  // Three-Digit Typist
  578: title("#8a2d2d", "amber", 114),
  // Typo Whisperer
  579: title("#56307a", "frost", 115),
  // Tea Gone Cold
  580: title("#2f6a5f", "butter", 106),
  // Month of Mornings
  581: title("#8a4638", "butter", 102),
  // Where Did I Park?
  582: title("#7a4f1a", "amber", 111),
  // Times Table Dancer
  583: title("#5f2f66", "pink", 127),
  // Made of Sunshine
  584: title("#1c6690", "butter", 118),
  // Polar Night Pilot
  585: title("#2a3566", "frost", 121),
  // Neon Wanderer
  586: title("#6a1f66", "teal", 110),
  // Avalanche of One
  587: title("#5a6478", "chalk", 107),
  // Moonlight Typist
  588: title("#264a66", "frost", 117),
  // Thousand-Race Smile
  589: title("#8a2f4a", "amber", 120),
  // Keyboard Whirlwind
  590: title("#4a2f8a", "sky", 101),
  // Needs a Bigger Shelf
  591: title("#7a2f2f", "gold", 129),
  // Longer Than a Novel
  592: title("#2f4a86", "pink", 104),
  // Clean as a Whistle
  593: title("#146070", "frost", 102),
  // Museum Keeper
  594: title("#6b4a1e", "sand", 119),
  // Light for the Others
  595: title("#35306e", "amber", 103),
  // Slightly From Space
  596: title("#12605a", "teal", 124),
  // Part of the Scenery
  597: title("#2f5f3a", "leaf", 109),
  // Smoke From the Keys
  598: title("#2f3048", "redline", 113),
  // Hundred-Day Heart
  599: title("#8a1f3f", "gold", 104),
  // Friend of Infinity
  600: title("#123f4a", "gold", 123),
  // Queue Enthusiast
  1351: title("#7a2f52", "pink", 1305),
  // Just Browsing
  1352: title("#23506b", "amber", 1306),
  // More Napkins, Please
  1353: title("#6e2a24", "amber", 1303),
  // Almost Won the Bear
  1354: title("#3b2f86", "pink", 1307),
  // Twelve Snacks Later
  1355: title("#7a4a1c", "butter", 1304),
  // Umbrella Sharer
  1356: title("#1a5f6b", "frost", 1310),
  // Last Stall Standing
  1357: title("#4a1a6e", "pink", 1309),
  // Steamed-Up Glasses
  1251: title("#7a3f4a", "frost", 1206),
  // Cocoa Before Corners
  1252: title("#6b3f2c", "sand", 1201),
  // Ten Dogs, One Driver
  1253: title("#26507a", "chrome", 1204),
  // Skates on Backwards
  1254: title("#6a3566", "pink", 1202),
  // Up Before the Plough
  1255: title("#32507a", "amber", 1208),
  // One Nibble All Day
  1256: title("#155a70", "sky", 1205),
  // Painted the Sky Green
  1257: title("#2f2a72", "leaf", 1212),
  // Sand in Both Shoes
  1151: title("#8a5226", "sand", 1103),
  // Ice Cream First
  1152: title("#8f3a5c", "pink", 1101),
  // Chip Guard on Duty
  1153: title("#1f5f7d", "gold", 1104),
  // Blown Off Course
  1154: title("#2e3f7c", "amber", 1105),
  // Sandcastle Architect
  1155: title("#7c431f", "butter", 1102),
  // Deckchair Admiral
  1156: title("#8b2c34", "chalk", 1106),
  // Glows at Dusk
  1157: title("#4a2570", "amber", 1110),
};
