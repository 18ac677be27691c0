import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { CarID } from "#shared/ids.ts";

import { CarPositions } from "../../client/scene/car-positions.ts";
import { LastingScene } from "../../client/scene/lasting-scene.ts";
import {
  anchorFor,
  compressed,
  follow,
  NITRO_AGAIN_MS,
  NITRO_MS,
  nitroPush,
  parkedAt,
  sprung,
  wobble,
  worldPace,
  wrapped,
} from "../../client/scene/motion.ts";
import { type Less, QualityWatch } from "../../client/scene/quality.ts";
import type { Scene, SceneRacer } from "../../client/scene/scene.ts";
import { GHOST_SLOT, hasRoomForNames, LANE_COUNT, laneOf, sharpness, TRACK, viewOf } from "../../client/scene/stage.ts";

const racer = (slot: number, isOwn = false): SceneRacer => ({
  slot,
  name: `Racer ${slot}`,
  carID: 1 as CarID,
  hueAngle: 0,
  isOwn,
  isBot: false,
});

function packOf(ownSlot: number, width = 1_366, isStill = false): CarPositions {
  const pack = new CarPositions(isStill);
  pack.widen(width);
  pack.seat([0, 1, 2, 3, 4].map((slot) => racer(slot, slot === ownSlot)));
  return pack;
}

const run = (pack: CarPositions, ms: number): void => {
  for (let at = 0; at < ms; at += 16) pack.step(16);
};

const xOf = (pack: CarPositions, slot: number): number => pack.bySlot(slot)?.x ?? Number.NaN;

describe("a car's way", () => {
  it("arrives at the newest truth without overshooting", () => {
    const spring = sprung(0);
    let most = 0;
    for (let at = 0; at < 4_000; at += 16) {
      follow(spring, 100, 200, 16);
      most = Math.max(most, spring.value);
    }
    expect(spring.value).toBeCloseTo(100, 3);
    expect(most).toBeLessThanOrEqual(100.0001);
  });

  it("ends in the same place in few long frames as in many short ones", () => {
    const [few, many] = [sprung(0), sprung(0)];
    for (let at = 0; at < 5; at++) follow(few, 80, 300, 100);
    for (let at = 0; at < 100; at++) follow(many, 80, 300, 5);
    expect(few.value).toBeCloseTo(many.value, 6);
  });

  it("rests when nobody types", () => {
    const pack = packOf(2);
    run(pack, 4_000);
    const [before, rolled] = [pack.travelled, pack.bySlot(2)?.rolled];
    run(pack, 2_000);
    expect(pack.travelled).toBe(before);
    expect(pack.bySlot(2)?.rolled).toBeCloseTo(rolled ?? Number.NaN, 3);
  });
});

describe("the pack on the screen", () => {
  it("stays in the order of the road, and in the room there is", () => {
    const lead = fc.double({ min: -TRACK, max: TRACK, noNaN: true });
    fc.assert(
      fc.property(lead, lead, fc.double({ min: 40, max: 1_000, noNaN: true }), (one, other, room) => {
        const [a, b] = [compressed(one, room), compressed(other, room)];
        expect(Math.sign(a - b) * Math.sign(one - other)).toBeGreaterThanOrEqual(0);
        expect(Math.abs(a)).toBeLessThan(room);
      }),
    );
  });

  it.each([540, 1_366, 1_500])("keeps all five cars in sight on a stage %i wide", (width) => {
    const pack = packOf(1, width);
    run(pack, 3_000);
    for (const [slot, fraction] of [0.05, 0.5, 0.95, 0.3, 0.6].entries()) pack.bySlot(slot)?.progress(fraction);
    run(pack, 5_000);
    for (const { x } of pack.runners) {
      expect(x).toBeGreaterThan(60);
      expect(x).toBeLessThan(width);
    }
  });

  it("lines up at the start, in whatever order racers came", () => {
    const pack = new CarPositions(false);
    pack.widen(1_366);
    pack.seat([racer(0, true), racer(1)]);
    run(pack, 1_000);
    pack.seat([0, 1, 2, 3, 4].map((slot) => racer(slot, slot === 0)));
    run(pack, 6_000);
    const nose = pack.runners.map(({ x, lane }) => ({ lane, x }));
    const [first, last] = [nose.at(0)?.x ?? 0, nose.at(-1)?.x ?? 0];
    expect(first - last).toBeGreaterThan(0);
    expect(first - last).toBeLessThan(60);
    expect(Math.max(...nose.map(({ x }) => Math.abs(x - pack.lineX)))).toBeLessThan(40);
  });

  it("keeps unfinished racers before the gate", () => {
    const pack = packOf(2);
    run(pack, 3_000);
    pack.bySlot(2)?.progress(1);
    pack.bySlot(2)?.finish(1);
    pack.bySlot(0)?.progress(0.995);
    run(pack, 8_000);
    expect(xOf(pack, 2)).toBeGreaterThan(pack.gateX);
    expect(xOf(pack, 0)).toBeLessThan(pack.gateX + 30);
  });

  it("parks finishers in the order of their places", () => {
    const pack = packOf(2);
    run(pack, 3_000);
    for (const [slot, place] of [3, 1, 2, 5, 4].entries()) {
      pack.bySlot(slot)?.progress(1);
      pack.bySlot(slot)?.finish(place);
    }
    run(pack, 9_000);
    expect([1, 2, 3, 4].map((place) => parkedAt(place) > parkedAt(place + 1))).toEqual([true, true, true, true]);
    expect(pack.bySlot(1)?.travelled.value).toBeGreaterThan(pack.bySlot(2)?.travelled.value ?? 0);
    expect(pack.bySlot(2)?.travelled.value).toBeGreaterThan(pack.bySlot(0)?.travelled.value ?? 0);
  });

  it("sets a racer who comes back down at once instead of sweeping along the road", () => {
    const pack = packOf(2);
    run(pack, 1_000);
    pack.bySlot(2)?.progress(0.7);
    pack.step(16);
    expect(pack.travelled).toBeCloseTo(0.7 * TRACK, 0);
  });

  it("keeps the scenery still with reduced motion", () => {
    const pack = packOf(2, 1_366, true);
    const before = xOf(pack, 2);
    pack.bySlot(2)?.progress(0.2);
    run(pack, 3_000);
    pack.nudge();
    pack.step(16);
    expect(pack.travelled).toBe(0);
    expect(pack.shift.value).toBe(0);
    expect(pack.zoom.value).toBe(1);
    expect(xOf(pack, 2)).not.toBe(before);
  });

  it("looks ahead when the pack is behind, and back when it is ahead", () => {
    expect(anchorFor(4, 0)).toBeLessThan(anchorFor(2, 2));
    expect(anchorFor(2, 2)).toBeLessThan(anchorFor(0, 4));
    expect(anchorFor(0, 0)).toBeCloseTo(0.48);
  });
});

describe("lanes", () => {
  it.each([0, 1, 2, 3, 4])("give every slot a lane of its own, and this player's slot %i the middle one", (own) => {
    const lanes = [0, 1, 2, 3, 4].map((slot) => laneOf(slot, own));
    expect([...lanes].sort((one, other) => one - other)).toEqual(Array.from({ length: LANE_COUNT }, (_, at) => at));
    expect(lanes[own]).toBe(2);
  });

  it("are left free by a ghost, which drives just behind this player's car and counts for no place of the camera", () => {
    const [alone, haunted] = [packOf(0), packOf(0)];
    const seats = [0, 1, 2, 3, 4].map((slot) => racer(slot, slot === 0));
    haunted.seat([...seats, { ...racer(GHOST_SLOT), isGhost: true }]);
    expect(haunted.runners.map(({ slot }) => slot)).toEqual([2, 1, GHOST_SLOT, 0, 3, 4]);
    for (const pack of [alone, haunted]) {
      pack.bySlot(0)?.progress(0.2);
      pack.bySlot(GHOST_SLOT)?.progress(0.9);
      run(pack, 3_000);
    }
    expect(haunted.bySlot(0)?.x).toBe(alone.bySlot(0)?.x);
    expect(haunted.bySlot(GHOST_SLOT)?.x).toBeGreaterThan(haunted.bySlot(0)?.x ?? 0);
  });
});

describe("a push", () => {
  it("of nitro lasts 600 ms", () => {
    expect(nitroPush(100)).toBe(1);
    expect(nitroPush(NITRO_MS - 1)).toBeGreaterThan(0);
    expect(nitroPush(NITRO_MS)).toBe(0);
    expect(nitroPush(-1)).toBe(0);
  });

  it("of this player's finish slows the world for 300 ms, then releases it", () => {
    expect(worldPace(-1)).toBe(1);
    expect(worldPace(150)).toBeLessThan(0.3);
    expect(worldPace(300)).toBeLessThan(0.3);
    expect(worldPace(600)).toBe(1);
  });

  it("of a wrong key is small and short", () => {
    expect(wobble(-1)).toBe(0);
    expect(wobble(300)).toBe(0);
    expect(Math.abs(wobble(30))).toBeGreaterThan(0.3);
  });
});

describe("scenery", () => {
  it("repeats in both directions", () => {
    expect(wrapped(-10, 100)).toBe(90);
    expect(wrapped(250, 100)).toBe(50);
  });

  it("keeps its shape on a phone and gives tall hosts more sky", () => {
    expect(viewOf(1_366, 420)).toMatchObject({ scale: 1, width: 1_366, extraSky: 0 });
    const tall = viewOf(360, 400);
    expect(tall.width).toBeCloseTo(540);
    expect(tall.extraSky).toBeGreaterThan(0);
  });
});

describe("sharpness", () => {
  it("follows the screen on a phone and stays within bounds on a large one", () => {
    expect(sharpness(viewOf(360, 260), 2)).toBe(2);
    expect(sharpness(viewOf(360, 260), 1)).toBe(1);
    expect(sharpness(viewOf(1_920, 560), 2)).toBeLessThan(1.6);
    expect(sharpness(viewOf(3_840, 1_100), 2)).toBe(1);
  });
});

describe("quality", () => {
  /** What became less, one after the other, over frames of one length. */
  function lessOver(ms: number, frameMs: number, watch = new QualityWatch("full")): Less[] {
    const all: Less[] = [];
    for (let at = 0; at < ms; at += frameMs) all.push(watch.take(frameMs));
    return all.filter((less) => less !== undefined && less !== "specks");
  }

  it("turns light after 2 s of slow frames, and no sooner", () => {
    expect(lessOver(2_900, 33)).toEqual([]);
    expect(lessOver(3_100, 33)).toEqual(["picture"]);
  });

  it("asks less of the light picture before it gives up pixels too, and of those before it gives up WebGL", () => {
    expect(lessOver(60_000, 33)).toEqual(["picture"]);
    expect(lessOver(60_000, 60)).toEqual(["picture", "pixels"]);
    expect(lessOver(60_000, 120)).toEqual(["picture", "pixels", "scene"]);
  });

  it("gives up WebGL within seconds where a frame takes one, and says so once", () => {
    expect(lessOver(6_000, 900)).toEqual(["scene"]);
    expect(lessOver(60_000, 3_000)).toEqual(["scene"]);
  });

  it("forgives a short stumble, and a gap in which the tab was hidden", () => {
    const watch = new QualityWatch("full");
    expect(lessOver(2_000, 16, watch)).toEqual([]);
    for (const frameMs of [60_000, 400, 400, 400, 60_000]) expect(watch.take(frameMs)).toBeUndefined();
    expect(lessOver(5_000, 16, watch)).toEqual([]);
  });
});

describe("frames of a second each", () => {
  it("leave nobody behind: whoever is ahead is drawn ahead", () => {
    for (const isStill of [false, true]) {
      const pack = packOf(0, 1_366, isStill);
      for (let second = 1; second <= 20; second++) {
        for (const runner of pack.runners) runner.progress(runner.isOwn ? second * 0.045 : second * 0.03);
        pack.step(1_000);
      }
      const [own, ...others] = pack.runners.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));
      expect((own?.travelled.value ?? 0) / TRACK).toBeGreaterThan(0.8);
      for (const other of others) expect(other.x).toBeLessThan(own?.x ?? 0);
    }
  });
});

describe("a scene whose drawing is exchanged", () => {
  const drawing = (told: string[], kind: Scene["kind"]): Scene =>
    new Proxy({ kind } as Scene, {
      get: (target, name) =>
        name in target
          ? Reflect.get(target, name)
          : (...words: unknown[]) =>
              void told.push([String(name), ...words.map((word) => JSON.stringify(word))].join(" ")),
    });

  it("tells the new one what stands, and what is told from then on", () => {
    const [first, second]: [string[], string[]] = [[], []];
    const scene = new LastingScene(drawing(first, "pixi"));
    scene.setRacers([racer(0, true), racer(1)]);
    scene.lights("go");
    scene.lights("off");
    scene.progress(0, 0.2, 60);
    scene.progress(0, 0.4, 62);
    scene.coast(1);
    scene.finish(2, 1);
    scene.nitro(0);
    scene.exchange(drawing(second, "dom"));
    expect(scene.kind).toBe("dom");
    expect(first.at(-1)).toBe("destroy");
    expect(second.map((each) => each.replace(/^setRacers .*/, "setRacers"))).toEqual([
      "setRacers",
      'lights "off"',
      "progress 0 0.4 62",
      "progress 1 0 0",
      "coast 1",
      "progress 2 0 0",
      "finish 2 1",
    ]);
    scene.progress(1, 0.1, 50);
    scene.surge(0);
    expect(second.slice(-2)).toEqual(["progress 1 0.1 50", "surge 0"]);
  });

  it("tells it who is home and who coasts, also when each frame says where they are", () => {
    const [first, second]: [string[], string[]] = [[], []];
    const scene = new LastingScene(drawing(first, "pixi"));
    scene.setRacers([racer(0, true), racer(1), racer(2)]);
    for (const slot of [1, 2]) scene.progress(slot, 0.5, 60);
    scene.finish(0, 1);
    for (const slot of [1, 2]) scene.coast(slot);
    scene.progress(0, 1, 62);
    scene.progress(1, 0.5, 58);
    // Drives on.
    scene.progress(2, 0.6, 60);
    scene.exchange(drawing(second, "dom"));
    expect(second.filter((each) => /^(finish|coast)/.test(each))).toEqual(["coast 1", "finish 0 1"]);
  });

  it("knows a car that starts anew as not finished", () => {
    const [first, second]: [string[], string[]] = [[], []];
    const scene = new LastingScene(drawing(first, "pixi"));
    scene.setRacers([racer(0, true)]);
    scene.finish(0, 1);
    scene.setRacers([]);
    scene.setRacers([racer(0, true)]);
    scene.progress(0, 0.1, 40);
    scene.exchange(drawing(second, "dom"));
    expect(second.filter((each) => /^(finish|coast)/.test(each))).toEqual([]);
  });
});

describe("a nitro on the road", () => {
  it("may start again four seconds after it began, and no sooner", () => {
    const pack = packOf(0);
    const own = pack.bySlot(0);
    const burnsAfter = (ms: number): boolean => {
      run(pack, ms);
      own?.burn();
      run(pack, 160);
      return (own?.nitro ?? 0) > 0;
    };
    expect(burnsAfter(0)).toBe(true);
    expect(burnsAfter(NITRO_AGAIN_MS / 2)).toBe(false);
    expect(burnsAfter(NITRO_AGAIN_MS / 2)).toBe(true);
  });
});

describe("names beside the cars", () => {
  it("are left out, except this player's, where the road is too low for five", () => {
    const heights = [120, 160, 240, 430];
    expect(heights.map((height) => hasRoomForNames(viewOf(844, height).scale))).toEqual([false, false, true, true]);
  });
});
