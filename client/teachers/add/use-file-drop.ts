import { useEffect, useRef, useState, type RefObject } from "react";

interface FileDrop {
  /** Where files can be dropped. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** A file is held over it. */
  readonly isOver: boolean;
}

/** Takes a file that is dropped. There is always another way for it. */
export function useFileDrop(onFile: (file: File) => void): FileDrop {
  const place = useRef<HTMLDivElement>(null);
  const take = useRef(onFile);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    take.current = onFile;
  });
  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes("Files") !== true) return;
      event.preventDefault();
      setIsOver(true);
    };
    const drop = (event: DragEvent): void => {
      setIsOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      take.current(file);
    };
    place.current?.addEventListener("dragover", over, { signal });
    place.current?.addEventListener("dragleave", () => setIsOver(false), { signal });
    place.current?.addEventListener("drop", drop, { signal });
    return () => ends.abort();
  }, []);
  return { place, isOver };
}
