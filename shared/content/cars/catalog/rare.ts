import { achieved, BOX, eventful, onRoad, seasonal } from "../../ways.ts";
import type { Car } from "../car.ts";
import { car } from "./entry.ts";

export const RARE: readonly Car[] = [
  car(40, "Two B", "rare", { price: 220_000, level: 15, ways: [BOX] }),
  car(41, "Left Foot", "rare", { price: 240_000, level: 16, ways: [BOX] }),
  car(42, "Home Row", "rare", { price: 300_000, level: 18, ways: [BOX] }),
  car(43, "Paperweight", "rare", { price: 260_000, level: 17, ways: [BOX] }),
  car(44, "Sub Urban", "rare", { price: 320_000, level: 19, isAnimated: true, ways: [BOX] }),
  car(45, "Cheddar", "rare", { price: 210_000, level: 15, ways: [BOX] }),
  car(46, "Rubber Dub", "rare", { price: 230_000, level: 16, ways: [BOX] }),
  car(47, "Mule Kick", "rare", { price: 380_000, level: 20, ways: [BOX] }),
  car(48, "Stomp", "rare", { price: 360_000, level: 20, ways: [BOX] }),
  car(49, "Short and Stout", "rare", { price: 270_000, level: 17, isAnimated: true, ways: [BOX] }),
  car(50, "Glaze", "rare", { price: 280_000, level: 18, ways: [BOX] }),
  car(51, "Little Late", "rare", { price: 340_000, level: 19, isAnimated: true, ways: [BOX] }),
  car(141, "Page Turner", "rare", { price: 250_000, level: 16, isAnimated: true, ways: [BOX] }),
  car(142, "Speed Camera", "rare", { price: 310_000, level: 18, isAnimated: true, ways: [BOX] }),
  car(143, "Record Time", "rare", { price: 390_000, level: 20, isAnimated: true, ways: [BOX] }),
  car(144, "Sharp Turn", "rare", { price: 205_000, level: 15, ways: [BOX] }),
  car(145, "Cup Holder", "rare", { ways: [achieved("wins", 100)] }),
  car(146, "Full Steam", "rare", { isAnimated: true, ways: [seasonal("night-market")] }),
  car(147, "Golden Oar", "rare", { isAnimated: true, ways: [seasonal("golden-hour")] }),
  car(148, "Harelight", "rare", { isAnimated: true, ways: [eventful("lantern-week")] }),
  car(232, "So Close", "rare", { isAnimated: true, ways: [onRoad("night-market")] }),
  car(222, "Plough On", "rare", { isAnimated: true, ways: [onRoad("deep-freeze")] }),
  car(212, "Strings Attached", "rare", { isAnimated: true, ways: [onRoad("golden-hour")] }),
];
