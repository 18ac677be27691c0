import { achieved, BOX, eventful, onRoad, perkOf, seasonal } from "../../ways.ts";
import type { Car } from "../car.ts";
import { car } from "./entry.ts";

export const EPIC: readonly Car[] = [
  car(60, "Redshift", "epic", { price: 650_000, level: 25, ways: [BOX] }),
  car(61, "Nightshift", "epic", { price: 720_000, level: 27 }),
  car(62, "Puddlejumper", "epic", { price: 560_000, level: 23, isAnimated: true, ways: [BOX] }),
  car(63, "Countdown", "epic", { price: 680_000, level: 26, isAnimated: true }),
  car(64, "Escargot", "epic", { price: 520_000, level: 22, ways: [BOX] }),
  car(65, "Sharkbait", "epic", { price: 600_000, level: 24 }),
  car(66, "Lindwurm", "epic", { price: 760_000, level: 28, isAnimated: true, ways: [BOX] }),
  car(67, "Saucer", "epic", { price: 800_000, level: 29, isAnimated: true }),
  car(68, "Velvet", "epic", { price: 900_000, level: 30 }),
  car(69, "Moonhop", "epic", { price: 640_000, level: 25 }),
  car(161, "Jet Lag", "epic", { isAnimated: true, ways: [achieved("speed", 100)] }),
  car(162, "Legroom", "epic", { price: 740_000, level: 27, isAnimated: true, ways: [BOX] }),
  car(163, "Tusk Force", "epic", { isAnimated: true, ways: [seasonal("deep-freeze")] }),
  car(164, "Snow Joke", "epic", { isAnimated: true, ways: [eventful("snowball-sprint")] }),
  car(165, "Upmarket", "epic", { isAnimated: true, ways: [seasonal("night-market")] }),
  car(166, "Ghost Writer", "epic", { price: 950_000, level: 30, isAnimated: true, ways: [BOX] }),
  car(233, "Wave Machine", "epic", { isAnimated: true, ways: [onRoad("night-market")] }),
  car(223, "Clean Sweep", "epic", { isAnimated: true, ways: [onRoad("deep-freeze")] }),
  car(241, "Mothership", "epic", { isAnimated: true, ways: [perkOf("lantern-week")] }),
  car(251, "Hold the Fort", "epic", { isAnimated: true, ways: [perkOf("snowball-sprint")] }),
  car(213, "Light Traffic", "epic", { isAnimated: true, ways: [onRoad("golden-hour")] }),
];
