import type { Scene, SceneOptions } from "./scene.ts";

export function createDomScene(_host: HTMLElement, _options: SceneOptions): Scene {
  throw new Error("Nothing is drawn without WebGL yet");
}
