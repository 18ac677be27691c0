/** A canvas's context; null where the browser refuses it, in whichever way. */
export function contextOf<ID extends keyof Contexts>(canvas: HTMLCanvasElement, id: ID): Contexts[ID] | null {
  try {
    return canvas.getContext(id) as Contexts[ID] | null;
  } catch {
    return null;
  }
}

interface Contexts {
  readonly "2d": CanvasRenderingContext2D;
  readonly webgl2: WebGL2RenderingContext;
  readonly bitmaprenderer: ImageBitmapRenderingContext;
}
