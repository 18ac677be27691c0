import { create } from "zustand";

interface NoticePlace {
  /** Room between the header and the page, which opens for what stands in it; undefined on a page without a frame. */
  readonly place: HTMLElement | undefined;
}

/** Where notices stand that stay until they are answered: in the page, never over it. */
export const useNoticePlace = create<NoticePlace>()(() => ({ place: undefined }));

/** The ref of that place. */
export const takeNoticePlace = (place: HTMLElement | null): void =>
  useNoticePlace.setState({ place: place ?? undefined });
