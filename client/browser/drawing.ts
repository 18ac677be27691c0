/** A canvas's context; null where the browser refuses it, in whichever way. */
export function contextOf<ID extends keyof Contexts>(canvas: HTMLCanvasElement, id: ID): Contexts[ID] | null {
  try {
    return canvas.getContext(id) as Contexts[ID] | null;
  } catch {
    return null;
  }
}

/** Drawing in WebGL without a graphics chip keeps the processor from the keys. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** What draws in WebGL here: a graphics chip, the processor, or nothing. */
export function webglBy(): "chip" | "processor" | "nothing" {
  const gl = contextOf(document.createElement("canvas"), "webgl2");
  if (!gl) return "nothing";
  const info = gl.getExtension("WEBGL_debug_renderer_info");
  const drawer = info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : "";
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return SOFTWARE.test(drawer) ? "processor" : "chip";
}

interface Contexts {
  readonly "2d": CanvasRenderingContext2D;
  readonly webgl2: WebGL2RenderingContext;
  readonly bitmaprenderer: ImageBitmapRenderingContext;
}
