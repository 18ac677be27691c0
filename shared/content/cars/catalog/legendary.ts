import { achieved, GOLD, onRoad, promoted, wampusBeaten } from "../../ways.ts";
import type { Car } from "../car.ts";
import { car } from "./entry.ts";

export const LEGENDARY: readonly Car[] = [
  car(80, "XCelsior", "legendary", { goldOnly: true, ways: [GOLD] }),
  car(81, "Redliner", "legendary", { price: 2_400_000, level: 45, isAnimated: true }),
  car(82, "Afterglow", "legendary", { price: 2_900_000, level: 50, isAnimated: true }),
  car(83, "Clockwork Beetle", "legendary", { price: 2_000_000, level: 40, isAnimated: true }),
  car(84, "Wampus Wagon", "legendary", { isAnimated: true, ways: [wampusBeaten(50)] }),
  car(85, "Rekindle", "legendary", { price: 2_200_000, level: 42, isAnimated: true }),
  car(181, "Horsepower", "legendary", { price: 2_600_000, level: 47, isAnimated: true }),
  car(182, "Time Trial", "legendary", { price: 3_000_000, level: 50, isAnimated: true }),
  car(183, "Dreamboat", "legendary", { price: 2_300_000, level: 44, goldOnly: true, isAnimated: true }),
  car(184, "Show Off", "legendary", { isAnimated: true, ways: [promoted(10)] }),
  car(185, "Roundabout", "legendary", { isAnimated: true, ways: [achieved("cars", 60)] }),
  car(186, "Final Draft", "legendary", { isAnimated: true, ways: [achieved("races", 10_000)] }),
  car(234, "Light Goods", "legendary", { isAnimated: true, ways: [onRoad("night-market")] }),
  car(224, "Tail Light", "legendary", { isAnimated: true, ways: [onRoad("deep-freeze")] }),
  car(214, "Without Pier", "legendary", { isAnimated: true, ways: [onRoad("golden-hour")] }),
];
