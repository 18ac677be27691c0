import { GOLD, SHOP, WAMPUS_BEATEN } from "../../ways.ts";
import type { Loot } from "../loot.ts";
import { entries } from "./entry.ts";

const sticker = entries("sticker");

export const STICKERS: readonly Loot[] = [
  sticker(101, "Bolt", "common", "racing", { ways: [SHOP] }),
  sticker(102, "Bright Star", "common", "shapes", { ways: [SHOP] }),
  sticker(103, "Hot Start", "common", "racing", { ways: [SHOP] }),
  sticker(104, "Big Heart", "common", "shapes", { ways: [SHOP] }),
  sticker(105, "Crown", "legendary", "gold", { goldOnly: true, ways: [GOLD] }),
  sticker(106, "Garage Cat", "uncommon", "animals", { ways: [SHOP] }),
  sticker(107, "Debug Duck", "uncommon", "animals", { ways: [SHOP] }),
  sticker(108, "Last Slice", "common", "snacks", { ways: [SHOP] }),
  sticker(109, "After the Rain", "uncommon", "sky", { ways: [SHOP] }),
  sticker(110, "Friendly Ghost", "rare", "creatures", { ways: [SHOP] }),
  sticker(111, "Beep", "rare", "creatures", { ways: [SHOP] }),
  sticker(112, "Finish Flag", "common", "racing", { ways: [SHOP] }),
  sticker(113, "Past the Red", "epic", "racing", { ways: [SHOP] }),
  sticker(114, "Enter Key", "uncommon", "keys", { ways: [SHOP] }),
  sticker(115, "Small Pause", "common", "keys", { ways: [SHOP] }),
  sticker(116, "Prickles", "common", "plants", { ways: [SHOP] }),
  sticker(117, "Night Shift", "uncommon", "sky", { ways: [SHOP] }),
  sticker(118, "Cool Sun", "uncommon", "sky", { ways: [SHOP] }),
  sticker(119, "Little Rex", "rare", "animals", { ways: [SHOP] }),
  sticker(120, "Eight Hands", "rare", "animals", { ways: [SHOP] }),
  sticker(121, "Lift-off", "rare", "sky", { ways: [SHOP] }),
  sticker(122, "Toadstool", "common", "plants", { ways: [SHOP] }),
  sticker(123, "Pi", "uncommon", "numbers", { ways: [SHOP] }),
  sticker(124, "Ringed World", "epic", "sky", { ways: [SHOP] }),
  sticker(125, "Paw Print", "common", "animals", { ways: [SHOP] }),
  sticker(126, "First Wings", "epic", "racing", { ways: [SHOP] }),
  sticker(127, "Lucky Dice", "uncommon", "numbers", { ways: [SHOP] }),
  sticker(128, "Three Flavours", "common", "snacks", { ways: [SHOP] }),
  sticker(129, "Number One", "epic", "racing", { ways: [SHOP] }),
  sticker(130, "The Wampus", "legendary", "creatures", { ways: [WAMPUS_BEATEN] }),
];
