/** Milliseconds in which a page that comes is as high as the one before, or stays lower. */
const patience = 10_000;

/**
 * Scrolls the window to where it stood on the page before, as soon as the one that comes is high enough; whoever scrolls meanwhile
 * is left there. `onEnd` is told when that is over; what is answered ends it before, untold.
 */
export function scrollOnceHigh(top: number, onEnd: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const end = (): void => {
    ended.abort();
    onEnd();
  };
  const grown = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (document.documentElement.scrollHeight - window.innerHeight >= top) end();
  });
  for (const byHand of ["wheel", "touchmove"]) {
    window.addEventListener(byHand, end, { signal, passive: true });
  }
  const givesUp = setTimeout(end, patience);
  signal.addEventListener("abort", () => {
    grown.disconnect();
    clearTimeout(givesUp);
  });
  grown.observe(document.body);
  return () => ended.abort();
}
