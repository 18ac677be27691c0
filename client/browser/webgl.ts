import { contextOf } from "./drawing.ts";

/** Drawing in WebGL without a graphics chip keeps the processor from the keys. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether a graphics chip draws in WebGL here; undefined where nothing does. */
export function webglChip(): boolean | undefined {
  const gl = contextOf(document.createElement("canvas"), "webgl2");
  if (!gl) return undefined;
  const info = gl.getExtension("WEBGL_debug_renderer_info");
  const drawer = info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : "";
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return !SOFTWARE.test(drawer);
}
