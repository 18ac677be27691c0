import { webglChip } from "../browser/webgl.ts";
import { LastingScene } from "./lasting-scene.ts";
import type { Graphics, Scene, SceneOptions } from "./scene.ts";

/** Whether drawing in WebGL was too slow here: nothing on this page tries it again. */
let wasTooSlow = false;

/** The scene in WebGL, loaded when first needed; in plain elements where WebGL is missing, fails or turns out too slow. */
export async function createScene(host: HTMLElement, options: SceneOptions): Promise<Scene> {
  const { graphics = "auto" } = options;
  if (hasWebGL(graphics) && !(wasTooSlow && graphics === "auto")) {
    try {
      return await createWebGLScene(host, options);
    } catch (error) {
      console.warn("The race is drawn without WebGL:", error);
    }
  }
  return createPlainScene(host, options);
}

async function createPlainScene(host: HTMLElement, options: SceneOptions): Promise<Scene> {
  const { createDomScene } = await import("./dom-scene.ts");
  return createDomScene(host, options);
}

async function createWebGLScene(host: HTMLElement, options: SceneOptions): Promise<Scene> {
  const { createPixiScene } = await import("./pixi-scene.ts");
  if (options.graphics === "webgl") return createPixiScene(host, options);
  let { onHome } = options;
  const ownOptions: SceneOptions = {
    ...options,
    onHome(x, y) {
      onHome?.(x, y);
      onHome = undefined;
    },
    onTooSlow() {
      wasTooSlow = true;
      void goOnPlain();
    },
  };
  const scene = new LastingScene(await createPixiScene(host, ownOptions));
  const goOnPlain = async (): Promise<void> => {
    try {
      const plain = await createPlainScene(host, ownOptions);
      if (scene.isDestroyed) return plain.destroy();
      scene.exchange(plain);
      options.onKind?.(plain.kind);
    } catch (error) {
      console.warn("The race stays in WebGL:", error);
    }
  };
  return scene;
}

function hasWebGL(graphics: Graphics): boolean {
  const chip = graphics === "plain" ? undefined : webglChip();
  return graphics === "webgl" ? chip !== undefined : chip === true;
}
