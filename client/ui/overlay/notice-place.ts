import { create } from "zustand";

interface NoticePlace {
  /** A row at the end of the page, which stays at the screen's lower edge; undefined on a page without a frame. */
  readonly place: HTMLElement | undefined;
}

/** Where notices stand that stay until they are answered: nothing moves when they come, and the page can be scrolled clear of them. */
export const useNoticePlace = create<NoticePlace>()(() => ({ place: undefined }));

/** The ref of that place. */
export const takeNoticePlace = (place: HTMLElement | null): void =>
  useNoticePlace.setState({ place: place ?? undefined });
