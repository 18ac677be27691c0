type Size = Pick<DOMRectReadOnly, "width" | "height">;

/** An observer usually speaks within a frame. */
const SILENT_MS = 1_000;

/**
 * Tells an element's inner size now and whenever it changes; without an observer, or with one that says nothing, whenever
 * the window's does. @returns stops it
 */
export function onSize(element: Element, hear: (size: Size) => void): () => void {
  return observedOr(
    (say) => new ResizeObserver(([entry]) => entry && say(() => hear(entry.contentRect))),
    element,
    () => onWindowSize(() => hear(element.getBoundingClientRect())),
  );
}

/** Tells once that an element has come near the window; without an observer, at once. @returns stops it */
export function onceNear(element: Element, ahead: string, hear: () => void): () => void {
  const isNear = (entries: readonly IntersectionObserverEntry[]) => entries.some((entry) => entry.isIntersecting);
  return observedOr(
    (say) => new IntersectionObserver((entries) => say(() => void (isNear(entries) && hear())), { rootMargin: ahead }),
    element,
    () => {
      hear();
      return () => undefined;
    },
  );
}

/**
 * Watches an element by an observer, which a browser asks at once how things are. For one that can't be had, or says
 * nothing, something stands in until it does. @returns stops it
 */
function observedOr(
  make: (say: (tell: () => void) => void) => Pick<ResizeObserver, "observe" | "disconnect">,
  element: Element,
  standIn: () => () => void,
): () => void {
  let sendAway = (): void => undefined;
  const silence = setTimeout(() => (sendAway = standIn()), SILENT_MS);
  const rest = (): void => {
    clearTimeout(silence);
    sendAway();
    sendAway = () => undefined;
  };
  try {
    const observer = make((tell) => {
      rest();
      tell();
    });
    observer.observe(element);
    return () => {
      rest();
      observer.disconnect();
    };
  } catch {
    clearTimeout(silence);
    return standIn();
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
