import { OWN_WORK_MS, within } from "./within.ts";

/** Draws the picture at an address of its own, such as a `data:` one. @throws when it comes to nothing, also in the end */
export async function pictureOf(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await within(OWN_WORK_MS, image.decode()).catch((problem: unknown) => {
    if (!image.complete || image.naturalWidth === 0) throw problem;
  });
  return image;
}

/** What a canvas shows, as a picture of its own. @throws where the browser makes none */
export const bitmapOf = (painted: HTMLCanvasElement): Promise<ImageBitmap> =>
  within(OWN_WORK_MS, createImageBitmap(painted));
