import type { SceneryKey } from "#shared/content/scenery.ts";
import { botCar } from "#shared/rules/bot-cars.ts";

import { createScene } from "../../client/scene/create-scene.ts";
import type { Scene } from "../../client/scene/scene.ts";

const NAMES = ["Juniper", "Pip", "Marigold", "Otto", "Saffron"] as const;
const OWN_SLOT = 2;
/** How far each is on its way, and how fast. */
const FIELD = [
  [0.31, 58],
  [0.327, 66],
  [0.32, 62],
  [0.314, 55],
  [0.325, 64],
] as const;

/** A race of five in the middle of its road, in any scenery, on the whole page. */
async function show(sceneryKey: SceneryKey): Promise<Scene> {
  Object.assign(document.body.style, { margin: "0", background: "#11131a" });
  const host = document.createElement("div");
  Object.assign(host.style, { position: "fixed", inset: "0", overflow: "hidden" });
  document.body.replaceChildren(host);
  const scene = await createScene(host, { sceneryKey, reducedMotion: false, graphics: "webgl" });
  scene.setRacers(
    NAMES.map((name, slot) => {
      const { carID, carHueAngle } = botCar(name);
      return { slot, name, carID, hueAngle: carHueAngle, isOwn: slot === OWN_SLOT, isBot: false };
    }),
  );
  scene.lights("off");
  for (const [slot, [fraction, wpm]] of FIELD.entries()) scene.progress(slot, fraction, wpm);
  return scene;
}

Object.assign(window, { show });
