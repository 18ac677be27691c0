type Size = Pick<DOMRectReadOnly, "width" | "height">;

/** Tells an element's inner size now and whenever it changes; without an observer, whenever the window's does. @returns stops it */
export function onSize(element: Element, hear: (size: Size) => void): () => void {
  try {
    const watch = new ResizeObserver(([entry]) => entry && hear(entry.contentRect));
    watch.observe(element);
    return () => watch.disconnect();
  } catch {
    return onWindowSize(() => hear(element.getBoundingClientRect()));
  }
}

function onWindowSize(hear: () => void): () => void {
  const frame = requestAnimationFrame(hear);
  window.addEventListener("resize", hear);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener("resize", hear);
  };
}

/** Tells once that an element has come near the window; without an observer, at once. @returns stops it */
export function onceNear(element: Element, ahead: string, hear: () => void): () => void {
  try {
    const watch = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && hear(), {
      rootMargin: ahead,
    });
    watch.observe(element);
    return () => watch.disconnect();
  } catch {
    hear();
    return () => undefined;
  }
}
