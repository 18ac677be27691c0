import { achieved, BOX, onRoad, seasonal } from "../../ways.ts";
import type { Car } from "../car.ts";
import { car } from "./entry.ts";

export const UNCOMMON: readonly Car[] = [
  car(20, "Whippet", "uncommon", { price: 70_000, level: 6, ways: [BOX] }),
  car(21, "Gravel", "uncommon", { price: 95_000, level: 8, ways: [BOX] }),
  car(22, "Blue Noise", "uncommon", { price: 120_000, level: 10, isAnimated: true, ways: [BOX] }),
  car(23, "Ladder Nine", "uncommon", { price: 150_000, level: 12, isAnimated: true, ways: [BOX] }),
  car(24, "Brainfreeze", "uncommon", { price: 110_000, level: 9, ways: [BOX] }),
  car(25, "Long Haul", "uncommon", { price: 180_000, level: 14, ways: [BOX] }),
  car(26, "Finback", "uncommon", { price: 90_000, level: 8, ways: [BOX] }),
  car(27, "Sundrift", "uncommon", { price: 100_000, level: 9, ways: [BOX] }),
  car(28, "Dune Hopper", "uncommon", { price: 80_000, level: 7, ways: [BOX] }),
  car(29, "Ratchet", "uncommon", { price: 130_000, level: 11, ways: [BOX] }),
  car(30, "Hook", "uncommon", { price: 140_000, level: 12, isAnimated: true, ways: [BOX] }),
  car(31, "Munch", "uncommon", { price: 125_000, level: 10, ways: [BOX] }),
  car(121, "Plus One", "uncommon", { ways: [achieved("friends", 10)] }),
  car(122, "Carriage Return", "uncommon", { ways: [achieved("session", 20)] }),
  car(123, "Sunset Strip", "uncommon", { ways: [seasonal("golden-hour")] }),
  car(124, "Cold Start", "uncommon", { ways: [seasonal("deep-freeze")] }),
  car(125, "Stir Crazy", "uncommon", { price: 160_000, level: 13, isAnimated: true, ways: [BOX] }),
  car(126, "Bump Start", "uncommon", { price: 85_000, level: 7, isAnimated: true, ways: [BOX] }),
  car(127, "Split Second", "uncommon", { price: 75_000, level: 6, ways: [BOX] }),
  car(128, "Fast Food", "uncommon", { price: 65_000, level: 6, ways: [BOX] }),
  car(129, "Old Sport", "uncommon", { price: 115_000, level: 10, ways: [BOX] }),
  car(130, "Ship Shape", "uncommon", { price: 170_000, level: 13, ways: [BOX] }),
  car(131, "Tall Story", "uncommon", { price: 145_000, level: 12, ways: [BOX] }),
  car(132, "Good Knight", "uncommon", { price: 190_000, level: 14, ways: [BOX] }),
  car(231, "Still Warm", "uncommon", { ways: [onRoad("night-market")] }),
  car(221, "Sauna or Later", "uncommon", { ways: [onRoad("deep-freeze")] }),
  car(211, "Keep Moving", "uncommon", { ways: [onRoad("golden-hour")] }),
];
